import QuartzCore

extension UIApplicationDelegate {
  /// What `@main` starts: launches the app and serves its events until the process is ended.
  public static func main() {
    guard let delegate = _make() as? any UIApplicationDelegate else {
      preconditionFailure("\(Self.self) cannot be made: it has no _make()")
    }
    UIApplication.shared._launch(delegate)
    RunLoop.main.run()
  }
}

extension UIApplication {
  /// Takes the app through launching, connecting its scene and becoming active.
  ///
  /// A scene is connected where the delegate answers with a scene delegate's class; an app without
  /// one has made its window in `application(_:didFinishLaunchingWithOptions:)`.
  public func _launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) {
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    delegate.applicationDidFinishLaunching(self)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    connectScene(asking: delegate)
    _becomeActive()
  }

  private func connectScene(asking delegate: any UIApplicationDelegate) {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    guard let type = configuration.delegateClass as? any UISceneDelegate.Type else { return }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = type._make() as? any UISceneDelegate
    connectedScenes.insert(scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
  }

  public func _becomeActive() {
    guard applicationState != .active || delegate != nil else { return }
    if applicationState == .background {
      delegate?.applicationWillEnterForeground(self)
      NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    }
    for scene in connectedScenes { scene._becomeActive() }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  public func _enterBackground() {
    delegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    for scene in connectedScenes { scene._enterBackground() }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
  }
}

/// Starts an app with a delegate's class name. Follows documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7.
@MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let type = NSClassFromString(name) as? any UIApplicationDelegate.Type,
    let delegate = type._make() as? any UIApplicationDelegate
  else { return 1 }
  UIApplication.shared._launch(delegate)
  RunLoop.main.run()
  return 0
}
