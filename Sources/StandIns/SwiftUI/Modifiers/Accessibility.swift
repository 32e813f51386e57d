/// What a view says to assistive technology.
enum AccessibilityTrait {
  case label(Text)
  case value(Text)
  case hint(Text)
  case identifier(String)
  case hidden(Bool)
  case traits(add: AccessibilityTraits, remove: AccessibilityTraits)
  case element(AccessibilityChildBehavior)
  case action(Text?, () -> Void)
  case sortPriority(Double)
  case inputLabels([Text])
  case heading(AccessibilityHeadingLevel)
}

/// What kind of element a view is. Follows documentation/swiftui/accessibilitytraits.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  public static let isModal = AccessibilityTraits(rawValue: 128)
  public static let isToggle = AccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
}

/// What becomes of the views below. Follows documentation/swiftui/accessibilitychildbehavior.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The level of a heading. Follows documentation/swiftui/accessibilityheadinglevel.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

nonisolated extension View {
  /// Sets the label.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    trait(AccessibilityTrait.label(Text(labelKey)))
  }
  /// Sets the label.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    trait(AccessibilityTrait.label(Text(label)))
  }
  /// Sets the label.
  public func accessibilityLabel(_ label: Text) -> some View {
    trait(AccessibilityTrait.label(label))
  }
  /// Sets the value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    trait(AccessibilityTrait.value(Text(valueKey)))
  }
  /// Sets the value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    trait(AccessibilityTrait.value(Text(value)))
  }
  /// Sets the value.
  public func accessibilityValue(_ value: Text) -> some View {
    trait(AccessibilityTrait.value(value))
  }
  /// Sets the hint.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    trait(AccessibilityTrait.hint(Text(hintKey)))
  }
  /// Sets the hint.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    trait(AccessibilityTrait.hint(Text(hint)))
  }
  /// Sets the identifier that tests use.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    trait(AccessibilityTrait.identifier(identifier))
  }
  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    trait(AccessibilityTrait.hidden(hidden))
  }
  /// Adds traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    trait(AccessibilityTrait.traits(add: traits, remove: []))
  }
  /// Removes traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    trait(AccessibilityTrait.traits(add: [], remove: traits))
  }
  /// Makes the view an element.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    trait(AccessibilityTrait.element(children))
  }
  /// Adds an action.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    trait(AccessibilityTrait.action(Text(nameKey), handler))
  }
  /// Sets the order.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    trait(AccessibilityTrait.sortPriority(sortPriority))
  }
  /// Sets the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    trait(AccessibilityTrait.heading(level))
  }
}
