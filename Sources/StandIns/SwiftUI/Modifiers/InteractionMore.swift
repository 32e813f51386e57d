import Foundation

/// Where the pointer is. Follows documentation/swiftui/hoverphase.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How the pointer looks. Follows documentation/swiftui/pointerstyle.
public struct PointerStyle: Hashable, Sendable {
  let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

struct HoverTrait { let action: (HoverPhase) -> Void }
struct PointerTrait { let style: PointerStyle? }
struct TextReplacementTrait { let name: String }

/// What the user feels when a value changes.
struct SensoryTrait<T: Equatable> {
  let feedback: (T, T) -> SensoryFeedback?
}

nonisolated extension View {
  /// Lets the user feel that a value changes, under a condition.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    trait(SensoryTrait<T> { condition($0, $1) ? feedback : nil })
  }
  /// Lets the user feel that a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    trait(SensoryTrait<T>(feedback: feedback))
  }
  /// Lets the user feel that a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    trait(SensoryTrait<T> { _, _ in feedback() })
  }
  /// Hears where the pointer is.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    trait(HoverTrait(action: action))
  }
  /// Sets how the pointer looks.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    trait(PointerTrait(style: style))
  }
  /// Shows or hides the pointer.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    trait(PointerTrait(style: nil))
  }
  /// Turns effects under the pointer off.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    trait(InteractionTrait.hover(disabled ? "disabled" : "enabled"))
  }
  /// Sets what happens under the pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    trait(InteractionTrait.hover(effect?.name ?? "none"))
  }
  /// Sets what happens under the pointer, or not.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    trait(InteractionTrait.hover(isEnabled ? effect.name : "disabled"))
  }
  /// Explains the view.
  public func help(_ text: Text) -> some View { trait(InteractionTrait.help(text)) }
  /// Explains the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    trait(InteractionTrait.help(Text(text)))
  }
  /// Has the system's gestures wait.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    trait(InteractionTrait.defersGestures)
  }
  /// Makes the view private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    trait(InteractionTrait.textSelection(!sensitive))
  }
  /// Turns the replacing of text off.
  public func textReplacementDisabled(_ disabled: Bool = true) -> some View {
    trait(TextReplacementTrait(name: "\(disabled)"))
  }
  /// Turns the finding of text off.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    trait(TextReplacementTrait(name: "find \(isDisabled)"))
  }
  /// Turns the replacing of found text off.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    trait(TextReplacementTrait(name: "replace \(isDisabled)"))
  }
  /// Shows the search within text.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    trait(TextReplacementTrait(name: "find navigator"))
  }
  /// Sets how far the tools for writing go.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    trait(TextReplacementTrait(name: "writing tools \(behavior.name)"))
  }
  /// Sets how far the system may cover the view.
  public func contentCaptureProtected(_ isProtected: Bool = true) -> some View {
    trait(TextReplacementTrait(name: "protected \(isProtected)"))
  }
  /// Lets other devices go on with what is done here.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    trait(UserActivityTrait(type: activityType, update: update))
  }
  /// Lets other devices go on with an element.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    trait(
      UserActivityTrait(type: activityType) { activity in
        if let element { update(element, activity) }
      })
  }
  /// Goes on with what was done elsewhere.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    trait(UserActivityTrait(type: activityType, update: action))
  }
  /// Does something when a shortcut of the hand is made.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    trait(TextReplacementTrait(name: "hand \(shortcut.name)"))
  }
  /// Keeps the screen from going dark, or the like.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    trait(TextReplacementTrait(name: "invalidatable"))
  }
}

struct UserActivityTrait {
  let type: String
  let update: (NSUserActivity) -> Void
}

/// How far the tools for writing go. Follows documentation/swiftui/writingtoolsbehavior.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// A gesture of a hand. Follows documentation/swiftui/handgestureshortcut.
public struct HandGestureShortcut: Hashable, Sendable {
  let name: String
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
