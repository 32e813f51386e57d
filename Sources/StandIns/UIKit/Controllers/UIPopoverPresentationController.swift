import QuartzCore

/// Shows a controller in a bubble beside what it belongs to.
/// Follows documentation/uikit/uipopoverpresentationcontroller.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: AnyObject?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var canOverlapSourceViewRect = false

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? CGSize(width: 320, height: 480) : wanted
    let anchor = sourceView.map { view in
      view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }
    let x = (anchor?.midX ?? container.bounds.midX) - size.width / 2
    return CGRect(
      x: max(8, min(x, container.bounds.width - size.width - 8)),
      y: anchor?.maxY ?? container.bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}

/// Follows documentation/uikit/uipopoverarrowdirection.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears of a popover. Follows documentation/uikit/uipopoverpresentationcontrollerdelegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
