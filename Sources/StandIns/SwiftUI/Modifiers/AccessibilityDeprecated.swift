nonisolated extension View {
  /// Sets the label.
  @available(iOS, introduced: 13.0, deprecated: 18.0, renamed: "accessibilityLabel(_:)")
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the value.
  @available(iOS, introduced: 13.0, deprecated: 18.0, renamed: "accessibilityValue(_:)")
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets the hint.
  @available(iOS, introduced: 13.0, deprecated: 18.0, renamed: "accessibilityHint(_:)")
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Hides the view from assistive technology.
  @available(iOS, introduced: 13.0, deprecated: 18.0, renamed: "accessibilityHidden(_:)")
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Sets the identifier that tests use.
  @available(iOS, introduced: 13.0, deprecated: 18.0, renamed: "accessibilityIdentifier(_:)")
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Adds traits.
  @available(iOS, introduced: 13.0, deprecated: 18.0, renamed: "accessibilityAddTraits(_:)")
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes traits.
  @available(iOS, introduced: 13.0, deprecated: 18.0, renamed: "accessibilityRemoveTraits(_:)")
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the order.
  @available(iOS, introduced: 13.0, deprecated: 18.0, renamed: "accessibilitySortPriority(_:)")
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
