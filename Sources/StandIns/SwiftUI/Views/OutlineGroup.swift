import Foundation

/// Views of a tree. Follows documentation/swiftui/outlinegroup.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

/// The children of an element of a tree. Follows documentation/swiftui/outlinesubgroupchildren.
public struct OutlineSubgroupChildren {
  let view: AnyView
}

extension OutlineSubgroupChildren: View { public var body: some View { view } }

extension OutlineGroup: View, PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    node.setChild(ForEach(data, id: id) { OutlineGroup.row($0, id, children, content) })
  }

  private static func row(
    _ element: Data.Element, _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Leaf
  ) -> AnyView {
    guard let below = element[keyPath: children] else { return AnyView(content(element)) }
    return AnyView(
      DisclosureGroup {
        ForEach(below, id: id) { row($0, id, children, content) }
      } label: {
        content(element)
      })
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Views of the elements of a tree that have an identity.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    (self.data, id, self.children, self.content) = (data, \.id, children, content)
  }
  /// Views of the elements of a tree whose identity is at a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    (self.data, self.id, self.children, self.content) = (data, id, children, content)
  }
}

extension List where SelectionValue == Never {
  /// Rows of a tree.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
  /// Rows of a tree whose elements' identity is at a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: nil,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
