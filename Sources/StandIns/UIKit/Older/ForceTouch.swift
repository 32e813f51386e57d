import QuartzCore

/// Whether the screen feels pressure. Follows documentation/uikit/uiforcetouchcapability.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

extension UITraitCollection {
  /// Follows documentation/uikit/uitraitcollection/forcetouchcapability.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

/// Follows documentation/uikit/uiviewcontrollerpreviewing.
@available(iOS, deprecated: 13.0, message: "UIViewControllerPreviewing is deprecated")
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Follows documentation/uikit/uiviewcontrollerpreviewingdelegate.
@available(iOS, deprecated: 13.0, message: "UIViewControllerPreviewing is deprecated")
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
    super.init()
  }
}

extension UIViewController {
  /// Follows documentation/uikit/uiviewcontroller/registerforpreviewing(with:sourceview:).
  @available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate, sourceView)
  }

  /// Follows documentation/uikit/uiviewcontroller/unregisterforpreviewing(withcontext:).
  @available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
