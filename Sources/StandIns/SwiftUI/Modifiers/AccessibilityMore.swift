import Foundation

nonisolated extension View {
  private func extra(_ extra: AccessibilityExtra) -> some View { trait(extra) }

  /// Adds an action of a kind.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    trait(AccessibilityTrait.action(nil, handler))
  }
  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    trait(AccessibilityTrait.action(Text(name), handler))
  }
  /// Adds an action with a name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    trait(AccessibilityTrait.action(name, handler))
  }
  /// Adds an action with a label.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    extra(.actions(AnyView(label().onTapGesture(perform: action))))
  }
  /// Adds actions.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    extra(.actions(AnyView(content())))
  }
  /// Lets a value be changed in steps.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    extra(.adjustable(handler))
  }
  /// Lets the view be scrolled.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    extra(.scroll(handler))
  }
  /// Has other views stand for those below.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    extra(.children(AnyView(children())))
  }
  /// Has another view stand for this one.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    extra(.representation(AnyView(representation())))
  }
  /// Ties a label to its content.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    extra(.pair(role, AnyHashable(id), namespace))
  }
  /// Ties views that belong together.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    extra(.linkedGroup(AnyHashable(id), namespace))
  }
  /// Says something besides.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    extra(.custom(Text(labelKey), value, importance))
  }
  /// Says something besides.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    extra(.custom(Text(labelKey), Text(valueKey), importance))
  }
  /// Says something besides.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    extra(.custom(Text(labelKey), Text(value), importance))
  }
  /// Says something besides, under a key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    extra(.custom(key.label, value ?? Text(verbatim: ""), importance))
  }
  /// Says something besides, under a key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    extra(.custom(key.label, Text(valueKey), importance))
  }
  /// Says something besides, under a key.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    extra(.custom(key.label, Text(value), importance))
  }
  /// Lets the user go through places.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    extra(.rotor(labelKey.resolve(in: EnvironmentValues()), entries()._entries))
  }
  /// Lets the user go through places of a kind.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    extra(.rotor(systemRotor.name, entries()._entries))
  }
  /// Lets the user go through elements.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    extra(
      .rotor(rotorLabel.resolve(in: EnvironmentValues()), entries.map { AnyHashable($0.id) }))
  }
  /// Makes the view a place of a rotor.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    extra(.rotorEntry(AnyHashable(id), namespace))
  }
  /// Sets the words that the view is called by.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    extra(.inputLabels(inputLabelKeys.map { Text($0) }))
  }
  /// Sets the words that the view is called by.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    extra(.inputLabels(inputLabels.map { Text($0) }))
  }
  /// Sets the words that the view is called by.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    extra(.inputLabels(inputLabels))
  }
  /// Sets the hint.
  public func accessibilityHint(_ hint: Text) -> some View {
    trait(AccessibilityTrait.hint(hint))
  }
  /// Sets where the view is tapped.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    extra(.activationPoint(activationPoint))
  }
  /// Says whether the view reacts.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    extra(.respondsToInteraction(respondsToUserInteraction))
  }
  /// Keeps colours from being inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    extra(.ignoresInvertedColors(active))
  }
  /// Shows the view larger while it is pressed.
  public func accessibilityShowsLargeContentViewer() -> some View { extra(.largeContent(nil)) }
  /// Shows another view, larger, while this one is pressed.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    extra(.largeContent(AnyView(largeContentView())))
  }
  /// Describes a chart.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    extra(.chart(representable))
  }
  /// Says what kind of text the view shows.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    extra(.textContent(value))
  }
  /// Lets touches reach the view.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    extra(.directTouch(isDirectTouchArea, options))
  }
  /// Has text spelt.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    extra(.speech("spells \(value)"))
  }
  /// Has punctuation spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    extra(.speech("punctuation \(value)"))
  }
  /// Has text spoken at a pitch.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    extra(.speech("pitch \(value)"))
  }
  /// Has announcements wait for others.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    extra(.speech("queued \(value)"))
  }
}
