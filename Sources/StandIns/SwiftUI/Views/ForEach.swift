import Foundation

/// Views made of data. Follows documentation/swiftui/foreach.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    var seen: [ID: Int] = [:]
    node.setChildren(
      data.map { element in
        let id = identify(element)
        seen[id, default: 0] += 1
        // Elements of one identity are a mistake that must not make them share their state.
        let key = seen[id] == 1 ? AnyHashable(id) : AnyHashable("\(id)#\(seen[id, default: 0])")
        return Child(key: key, view: content(element).modifier(EmptyModifier()))
      })
    for (child, element) in zip(node.children, data) {
      child.trait = ElementIdentity(id: AnyHashable(identify(element)))
    }
  }
}

@_spi(Stele) extension ForEach {
  /// What is made of data need not be a view: other modules have contents of their own.
  public init(
    data: Data, identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.identify) = (data, content, identify)
  }
}

/// The identity of an element that a view was made of; lists and pickers select by it.
struct ElementIdentity { let id: AnyHashable }

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Views of elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content, identify) = (data, content, { $0.id })
  }
}

extension ForEach where Content: View {
  /// Views of elements whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, identify) = (data, content, { $0[keyPath: id] })
  }

  /// Views of bindings to elements that have an identity.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Views of bindings to elements whose identity is at a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    identify = { $0.1 }
    self.content = { position in
      // A view may outlive its element for a moment; it then still reads what was there.
      let last = elements[position.0]
      return content(
        Binding<C.Element>(
          get: {
            let current = data.wrappedValue
            return current.indices.contains(position.0) ? current[position.0] : last
          },
          set: {
            if data.wrappedValue.indices.contains(position.0) {
              data.wrappedValue[position.0] = $0
            }
          }))
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views of the numbers of a range that stays the same.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content, identify) = (data, content, { $0 })
  }
}

/// Views made of data that may be edited. Follows documentation/swiftui/dynamicviewcontent.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  /// The kind of data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// What a list does with rows that were made of data.
enum RowEditing {
  case delete((IndexSet) -> Void)
  case move((IndexSet, Int) -> Void)
}

nonisolated extension DynamicViewContent {
  /// Lets rows be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(TraitModifier(trait: action.map { RowEditing.delete($0) }))
  }
  /// Lets rows be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(TraitModifier(trait: action.map { RowEditing.move($0) }))
  }
}
