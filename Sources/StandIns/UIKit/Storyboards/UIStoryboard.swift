import QuartzCore

/// The scenes of a storyboard file. Follows documentation/uikit/uistoryboard.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  let document: _InterfaceBuilderElement

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    guard let url = bundle.url(forResource: name, withExtension: "storyboard"),
      let data = try? Data(contentsOf: url)
    else {
      preconditionFailure(
        "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    document = _readInterfaceBuilderFile(data, name: url.lastPathComponent)
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    document["initialViewController"].flatMap(scene(id:)).map { instantiate($0) }
  }

  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    document["initialViewController"].flatMap(scene(id:)).flatMap {
      instantiate($0, creator: creator) as? Controller
    }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(scene(identifier: identifier))
  }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = instantiate(scene(identifier: identifier), creator: creator)
    guard let controller = made as? Controller else {
      preconditionFailure("The scene '\(identifier)' is a \(type(of: made)), no \(Controller.self)")
    }
    return controller
  }

  private var controllers: [_InterfaceBuilderElement] {
    document.list("scenes").flatMap { $0.list("objects") }
      .filter { $0["sceneMemberID"] == "viewController" || $0.name.hasSuffix("ontroller") }
  }

  func scene(id: String) -> _InterfaceBuilderElement? { controllers.first { $0.id == id } }

  private func scene(identifier: String) -> _InterfaceBuilderElement {
    guard let found = controllers.first(where: { $0["storyboardIdentifier"] == identifier }) else {
      preconditionFailure(
        "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
    }
    return found
  }

  /// The controller of a scene; a placeholder leads into another storyboard.
  func instantiate(
    _ element: _InterfaceBuilderElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    if element.name == "viewControllerPlaceholder", let other = element["storyboardName"] {
      let storyboard = UIStoryboard(name: other, bundle: bundle)
      if let identifier = element["referencedIdentifier"] {
        return storyboard.instantiateViewController(withIdentifier: identifier)
      }
      return storyboard.instantiateInitialViewController() ?? UIViewController()
    }
    let scene = document.list("scenes").first { $0.list("objects").contains { $0 === element } }
    let loader = _InterfaceBuilderLoader(
      storyboard: self, others: (scene?.list("objects") ?? []).filter { $0 !== element })
    return loader.makeController(element, creator: creator)
  }
}
