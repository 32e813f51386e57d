import SteleCanvas

extension UIWindow {
  /// What the controllers say of the status bar. Follows
  /// documentation/uikit/uiviewcontroller/preferredstatusbarstyle.
  var _statusBar: Drawing.StatusBar {
    guard var controller = rootViewController else { return .automatic }
    // Behind the screen that a sheet pushes back it is black.
    let isPushedBack = controller.viewIfLoaded.map { PresentedLook($0) != nil } ?? false
    // Only what covers the whole screen takes the status bar over.
    while let next = controller.presentedViewController,
      next.presentationController?.presentationStyle == .fullScreen
    {
      controller = next
    }
    if Self.deepest(controller, \.childForStatusBarHidden).prefersStatusBarHidden { return .hidden }
    if isPushedBack { return .light }
    return switch Self.deepest(controller, \.childForStatusBarStyle).preferredStatusBarStyle {
    case .lightContent: .light
    case .darkContent: .dark
    case .default: .automatic
    }
  }

  /// The controller that one lets speak for it. Containers of the system ask what they show.
  private static func deepest(
    _ controller: UIViewController, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var current = controller
    while let next = child(current) ?? shown(in: current) { current = next }
    return current
  }

  private static func shown(in controller: UIViewController) -> UIViewController? {
    switch controller {
    case let tabs as UITabBarController: tabs.selectedViewController
    case let stack as UINavigationController where stack.isNavigationBarHidden:
      stack.topViewController
    default: nil
    }
  }
}
