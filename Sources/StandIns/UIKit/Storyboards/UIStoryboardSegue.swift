import QuartzCore

/// The way from one scene to another. Follows documentation/uikit/uistoryboardsegue.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  open func perform() { handler?() }

  @_silgen_name("UIKit_makeSegue")
  convenience init(_identifier: String?, source: UIViewController, destination: UIViewController) {
    self.init(identifier: _identifier, source: source, destination: destination)
  }
}

/// A segue as it stands in a storyboard.
@MainActor final class UIStoryboardSegueTemplate {
  let identifier: String?
  let kind: String
  private let element: _InterfaceBuilderElement
  private let storyboard: UIStoryboard

  init(_ element: _InterfaceBuilderElement, _ storyboard: UIStoryboard) {
    self.element = element
    self.storyboard = storyboard
    identifier = element["identifier"]
    kind = element["kind"] ?? "show"
  }

  var unwindAction: String? { element["unwindAction"] }

  /// A new controller of the scene that the segue leads to.
  func makeDestination(for source: UIViewController, sender: Any?) -> UIViewController? {
    guard let scene = element["destination"].flatMap(storyboard.scene(id:)) else { return nil }
    guard let creation = element["destinationCreationSelector"] else {
      return storyboard.instantiate(scene)
    }
    return storyboard.instantiate(scene) { coder in
      UIApplication.shared._interfaceBuilderTypes.makeDestination(
        creation, of: source, coder: coder, sender: sender)
    }
  }

  func makeSegue(
    from source: UIViewController, to destination: UIViewController, animated: Bool = true
  ) -> UIStoryboardSegue {
    if kind == "custom", let name = element["customClass"],
      let type = UIApplication.shared._interfaceBuilderTypes.type(
        named: name, module: element["customModule"]) as? UIStoryboardSegue.Type
    {
      return type._dynamicInit(identifier, source: source, destination: destination)
    }
    let animates = element.flag("animates") ?? true
    let style = element["modalPresentationStyle"]
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      [kind] in
      switch kind {
      case "presentation":
        if style == "fullScreen" { destination.modalPresentationStyle = .fullScreen }
        source.present(destination, animated: animates)
      case "popoverPresentation":
        destination.modalPresentationStyle = .popover
        source.present(destination, animated: animates)
      case "showDetail": source.showDetailViewController(destination, sender: source)
      case "embed": return
      default:
        if let stack = source.navigationController {
          stack.pushViewController(destination, animated: animates)
        } else {
          source.present(destination, animated: animates)
        }
      }
    }
  }
}

extension UIStoryboardSegue {
  /// `init(identifier:source:destination:)` of the class that this is called on; see
  /// `UITableViewCell._dynamicInit` for how.
  @_silgen_name("UIKit_makeSegue")
  final class func _dynamicInit(
    _ identifier: consuming String?, source: consuming UIViewController,
    destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
