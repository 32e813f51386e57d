import QuartzCore

/// Shows a controller as a sheet. Follows documentation/uikit/uisheetpresentationcontroller.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?

  /// Changes of the sheet inside the closure move it with an animation.
  open func animateChanges(_ changes: () -> Void) {
    UIView._animate(
      _AnimationSettings(duration: 0.3),
      {
        changes()
        _placeSheet()
      }, nil)
  }

  open func invalidateDetents() { _placeSheet() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let top = UIApplication.shared._screen._safeAreaInsets.top + 10
    let available = container.bounds.height - top
    let height = min(available, _selectedDetent._height(in: available, presentedViewController))
    return CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
  }

  private var _selectedDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  private func _placeSheet() {
    guard containerView != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layoutIfNeeded()
  }

  /// A height that a sheet rests at. Follows documentation/uikit/uisheetpresentationcontroller/detent.
  @preconcurrency @MainActor open class Detent: NSObject {
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
      super.init()
    }

    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }

    func _height(in available: CGFloat, _ controller: UIViewController) -> CGFloat {
      let context = _DetentContext(
        containerTraitCollection: controller.traitCollection, maximumDetentValue: available)
      return resolve(context) ?? available
    }

    /// Follows documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

/// Follows documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

private final class _DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

/// Hears of a sheet. Follows documentation/uikit/uisheetpresentationcontrollerdelegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
