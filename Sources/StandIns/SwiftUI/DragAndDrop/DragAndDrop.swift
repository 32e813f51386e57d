import Foundation

/// What is dragged from a view.
@_spi(Stele) public struct DragSource {
  /// Makes what is dragged.
  public let payload: () -> Any
}

/// What a view does with what is dropped on it.
@_spi(Stele) public struct DropTarget {
  /// Takes what is dropped; whether it could.
  public let drop: (_ items: [Any], _ location: CGPoint) -> Bool
  /// Hears whether something is above the view.
  public let isTargeted: (Bool) -> Void
}

nonisolated extension View {
  /// Lets the view be dragged.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    trait(DragSource(payload: payload))
  }
  /// Lets the view be dragged, with another view under the finger.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    trait(DragSource(payload: payload))
  }
  /// Takes what is dropped on the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    trait(
      DropTarget(
        drop: { items, location in
          let wanted = items.compactMap { $0 as? T }
          return !wanted.isEmpty && action(wanted, location)
        }, isTargeted: isTargeted))
  }
  /// Lets the view be dragged.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    trait(DragSource(payload: data))
  }
  /// Lets the view be dragged, with another view under the finger.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    trait(DragSource(payload: data))
  }

  private func dropping(
    _ isTargeted: Binding<Bool>?, _ perform: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    trait(
      DropTarget(
        drop: { items, location in
          perform(items.compactMap { $0 as? NSItemProvider }, location)
        }, isTargeted: { isTargeted?.wrappedValue = $0 }))
  }
  /// Takes what is dropped on the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    dropping(isTargeted) { providers, _ in action(providers) }
  }
  /// Takes what is dropped on the view, and hears where.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    dropping(isTargeted, action)
  }
  /// Takes what is dropped on the view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    dropping(isTargeted) { providers, _ in action(providers) }
  }
  /// Takes what is dropped on the view, and hears where.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    dropping(isTargeted, action)
  }

  private func dropping(_ delegate: any DropDelegate) -> some View {
    node(delegate) { node, content, delegate in
      node.trait = DropTarget(
        drop: { items, location in
          let info = DropInfo(
            providers: items.compactMap { $0 as? NSItemProvider }, location: location)
          return delegate.validateDrop(info: info) && delegate.performDrop(info: info)
        },
        isTargeted: {
          let info = DropInfo(providers: [], location: .zero)
          if $0 { delegate.dropEntered(info: info) } else { delegate.dropExited(info: info) }
        })
      node.setChild(content)
    }
  }
  /// Lets a delegate take what is dropped on the view.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    dropping(delegate)
  }
  /// Lets a delegate take what is dropped on the view.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    dropping(delegate)
  }
}

/// Takes what is dropped. Follows documentation/swiftui/dropdelegate.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it would take what is dragged.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; whether it could.
  func performDrop(info: DropInfo) -> Bool
  /// Something is above the view.
  func dropEntered(info: DropInfo)
  /// Something is moved above the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something is no longer above the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It would.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where. Follows documentation/swiftui/dropinfo.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// Where it is.
  public let location: CGPoint
  /// Whether something of the types is there.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }
  /// What is there of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
  /// Whether something of the types is there.
  public func hasItemsConforming(to types: [String]) -> Bool { !providers.isEmpty }
  /// What is there of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { providers }
}

/// What is done with what is dropped. Follows documentation/swiftui/dropoperation.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// What a delegate would do. Follows documentation/swiftui/dropproposal.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation
  /// Proposes something.
  public init(operation: DropOperation) { self.operation = operation }
}

extension DynamicViewContent {
  /// Takes what is dropped between the views.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      TraitModifier(
        trait: DropTarget(
          drop: { items, _ in
            action(items.compactMap { $0 as? T }, 0)
            return true
          }, isTargeted: { _ in })))
  }
  /// Takes what is put between the views.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      TraitModifier(
        trait: DropTarget(
          drop: { items, _ in
            action(0, items.compactMap { $0 as? NSItemProvider })
            return true
          }, isTargeted: { _ in })))
  }
}
