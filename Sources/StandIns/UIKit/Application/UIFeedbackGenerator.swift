import QuartzCore

/// Lets the device be felt. Here it counts, so that a run can see it.
/// Follows documentation/uikit/uifeedbackgenerator.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// How often the device would have moved.
  public fileprivate(set) var _occurrences = 0

  public override init() { super.init() }
  open func prepare() {}
}

/// Follows documentation/uikit/uiimpactfeedbackgenerator.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public let _style: FeedbackStyle

  public init(style: FeedbackStyle) {
    _style = style
    super.init()
  }
  public override convenience init() { self.init(style: .medium) }

  open func impactOccurred() { _occurrences += 1 }
  open func impactOccurred(intensity: CGFloat) { _occurrences += 1 }

  /// Follows documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
}

/// Follows documentation/uikit/uinotificationfeedbackgenerator.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: FeedbackType) { _occurrences += 1 }

  /// Follows documentation/uikit/uinotificationfeedbackgenerator/feedbacktype.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
}

/// Follows documentation/uikit/uiselectionfeedbackgenerator.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { _occurrences += 1 }
}
