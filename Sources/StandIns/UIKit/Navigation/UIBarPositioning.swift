import QuartzCore

/// Follows documentation/uikit/uibarposition.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// Follows documentation/uikit/uibarpositioning.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { superview is UIWindow ? .topAttached : .top }
}
extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { .bottom }
}
extension UISearchBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .any }
}
