import QuartzCore

/// Taps on an Apple Pencil's side. Follows documentation/uikit/uipencilinteraction.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true

  public override init() { super.init() }

  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open class var prefersHoverToolPreview: Bool { false }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// What a double tap on the pencil does.
  public func _tap() {
    guard isEnabled else { return }
    delegate?.pencilInteractionDidTap(self)
    delegate?.pencilInteraction(self, didReceiveTap: Tap(timestamp: 0, hoverPose: nil))
  }

  /// What squeezing the pencil does.
  public func _squeeze(_ phase: Phase) {
    guard isEnabled else { return }
    delegate?.pencilInteraction(
      self, didReceiveSqueeze: Squeeze(timestamp: 0, phase: phase, hoverPose: nil))
  }

  /// Follows documentation/uikit/uipencilinteraction/tap.
  public struct Tap: Sendable {
    public let timestamp: TimeInterval
    public let hoverPose: UIPencilHoverPose?
  }

  /// Follows documentation/uikit/uipencilinteraction/squeeze.
  public struct Squeeze: Sendable {
    public let timestamp: TimeInterval
    public let phase: Phase
    public let hoverPose: UIPencilHoverPose?
  }

  /// Follows documentation/uikit/uipencilinteraction/phase.
  public enum Phase: UInt, Sendable {
    case began, changed, ended, cancelled
  }
}

/// Follows documentation/uikit/uipencilhoverpose.
public struct UIPencilHoverPose: Sendable {
  public let location: CGPoint
  public let zOffset: CGFloat
  public let azimuthAngle: CGFloat
  public let altitudeAngle: CGFloat
  public let rollAngle: CGFloat
}

/// Follows documentation/uikit/uipencilpreferredaction.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}

/// Follows documentation/uikit/uipencilinteractiondelegate.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
