import QuartzCore

/// What a mouse pointer does over a view. Follows documentation/uikit/uipointerinteraction.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}

  /// The look of the pointer at a place of the view.
  public func _style(at point: CGPoint) -> UIPointerStyle? {
    guard isEnabled, let view, let delegate else { return nil }
    let request = UIPointerRegionRequest(location: point)
    let whole = UIPointerRegion(rect: view.bounds)
    let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    return region.flatMap { delegate.pointerInteraction(self, styleFor: $0) }
  }
}

/// Follows documentation/uikit/uipointerregionrequest.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags = []

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}

/// Follows documentation/uikit/uipointerregion.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Follows documentation/uikit/uipointerstyle.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  public let _effect: UIPointerEffect?
  public let _shape: UIPointerShape?

  init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?) {
    _effect = effect
    _shape = shape
    super.init()
  }
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape)
  }
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil) }
}

/// Follows documentation/uikit/uipointereffect-swift.enum.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Follows documentation/uikit/uipointereffect-swift.enum/tintmode-swift.enum.
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }
}

/// Follows documentation/uikit/uipointershape-swift.enum.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// Follows documentation/uikit/uipointerinteractiondelegate.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A pointer that hovers. Follows documentation/uikit/uihovergesturerecognizer.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// What a pointer that comes, moves or goes does.
  public func _hover(at point: CGPoint, _ newState: State) {
    position = point
    _enter(newState)
  }
}
