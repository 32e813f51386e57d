/// Content of windows that a value is for. Follows documentation/swiftui/presentedwindowcontent.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let initial: Data?
  let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    let initial = initial
    let value = node.stored(1) { Location(initial) }
    node.setChild(content(Binding(value)))
  }
}

extension WindowGroup {
  private nonisolated init<D: Codable & Hashable, C: View>(
    _ id: String, _ title: Text?, _ initial: D? = nil,
    _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      id: id, title: title, content: PresentedWindowContent(initial: initial, content: content))
  }
  /// Windows for values of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init("\(type)", nil, nil, content)
  }
  /// Windows for values of a type, with an identity.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, nil, nil, content)
  }
  /// Windows for values of a type, with a title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init("\(type)", Text(titleKey), nil, content)
  }
  /// Windows for values of a type, with a title and an identity.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, Text(titleKey), nil, content)
  }
  /// Windows for values of a type, with a value for the first one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init("\(type)", nil, defaultValue()) { value in
      content(
        Binding(
          get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }
  /// Windows for values of a type, with an identity and a value for the first one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, nil, defaultValue()) { value in
      content(
        Binding(
          get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }
}

extension WindowGroup where Content: View {
  /// Windows with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: "", title: Text(title), content: content())
  }
  /// Windows with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(id: "", title: title, content: content())
  }
  /// Windows with a title and an identity.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, title: Text(title), content: content())
  }
}
