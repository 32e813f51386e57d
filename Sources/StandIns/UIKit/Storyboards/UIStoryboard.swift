import QuartzCore
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}
@preconcurrency @MainActor class UIStoryboardSegueTemplate: NSObject {}
@preconcurrency @MainActor open class UINib: NSObject {
  static func _named(_ n: String, in b: Bundle?, required: Bool) -> UINib? { nil }
  func instantiate(withOwner: Any?) -> [Any] { [] }
}
public struct _InterfaceBuilderTypes { }
@MainActor class _InterfaceBuilderCoder: NSCoder { func configure(_ a: AnyObject) {} }
extension UIViewController { func _performSegue(_ a: String, _ s: Any?) {} }
