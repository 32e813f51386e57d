/// A control that shows another screen. Follows documentation/swiftui/navigationlink.
public struct NavigationLink<Label, Destination> {
  enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
    case active(Binding<Bool>, () -> Destination)
  }
  let target: Target
  let label: Label
}

extension NavigationLink: View, PrimitiveView where Label: View, Destination: View {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let navigation = node.environment.navigation
    let isPressed = node.stored(1) { Location(false) }
    let action: @MainActor () -> Void = {
      switch target {
      case .view(let make): navigation?.push(make())
      case .value(let value): if let value { navigation?.push(value) }
      case .active(let isActive, _): isActive.wrappedValue = true
      }
    }
    if case .active(let isActive, let make) = target {
      node.trait = BoundDestination(
        isPresented: { isActive.wrappedValue }, dismiss: { isActive.wrappedValue = false },
        make: make)
      _ = isActive.wrappedValue
    }
    node.control = .button(role: nil, action: action, press: { isPressed.set($0) })
    node.setChild(label)
  }

  /// A link to a view.
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (target, self.label) = (.view(destination), label())
  }
  /// A link to a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view { destination }, label())
  }
  /// A link that is followed while a binding says so.
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:)")
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    (target, self.label) = (.active(isActive, destination), label())
  }
  /// A link that is followed while a binding says so.
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:)")
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    (target, self.label) = (.active(isActive, { destination }), label())
  }
}

extension NavigationLink where Destination == Never, Label: View {
  /// A link to a value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A link to a value.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    (target, label) = (.value(value.map { AnyHashable($0) }), Text(titleKey))
  }
  /// A link to a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    (target, label) = (.value(value.map { AnyHashable($0) }), Text(title))
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link to a view.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    (target, label) = (.view(destination), Text(titleKey))
  }
  /// A link to a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    (target, label) = (.view(destination), Text(title))
  }
  /// A link to a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    (target, label) = (.view { destination }, Text(titleKey))
  }
  /// A link to a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    (target, label) = (.view { destination }, Text(title))
  }
}

nonisolated extension View {
  /// Makes the screens of the values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    trait(
      SwiftUI.Destination(type: data, make: { ($0.base as? D).map(destination) }))
  }
  /// Shows a screen while a binding says so.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    trait(
      BoundDestination(
        isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        make: destination))
  }
  /// Shows a screen for an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    trait(
      BoundDestination(
        isPresented: { item.wrappedValue != nil }, dismiss: { item.wrappedValue = nil },
        make: { item.wrappedValue.map(destination) }))
  }
}
