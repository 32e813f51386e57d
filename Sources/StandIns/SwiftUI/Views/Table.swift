import Foundation

/// Rows with columns. Follows documentation/swiftui/table.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
}

extension Table: View, PrimitiveView {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.control = .list
    node.trait = selection
    let columns = columns._columns
    let header = Child(
      key: "header",
      view: HStack { ForEach(columns.indices, id: \.self) { AnyView(columns[$0].title) } })
    node.setChildren(
      [header]
        + rows._rows.map { row in
          Child(
            key: row.id,
            view: HStack {
              ForEach(columns.indices, id: \.self) { columns[$0].content(row.value) }
            })
        })
  }
}

/// A row of a table, as a value.
public struct _TableRow<Value> {
  let value: Value
  let id: AnyHashable
}

/// A column of a table, as a value.
public struct _TableColumn<Value> {
  let title: Text
  let content: (Value) -> AnyView
}

/// The rows of a table. Follows documentation/swiftui/tablerowcontent.
public protocol TableRowContent<TableRowValue> {
  /// The kind of value of a row.
  associatedtype TableRowValue: Identifiable
  /// The kind of content that `tableRowBody` is.
  associatedtype TableRowBody: TableRowContent
  /// What the rows are made of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The rows.
  var _rows: [_TableRow<TableRowValue>] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows of the body.
  public var _rows: [_TableRow<TableRowValue>] { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Self {
  /// The rows of this module are their own body.
  public var tableRowBody: Self { self }
}

/// A row. Follows documentation/swiftui/tablerow.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = TableRow<Value>
  let value: Value
  /// A row of a value.
  public init(_ value: Value) { self.value = value }
  public var _rows: [_TableRow<Value>] { [_TableRow(value: value, id: AnyHashable(value.id))] }
}

/// Rows of a collection. Follows documentation/swiftui/tableforeachcontent.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = TableForEachContent<Data>
  let data: Data
  public var _rows: [_TableRow<Data.Element>] { data.flatMap { TableRow($0)._rows } }
}

extension ForEach: TableRowContent
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = ForEach<Data, ID, Content>
  /// Rows of elements.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, identify: { $0.id }, content: content)
  }
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

/// Rows of several parts.
public struct TableRowList<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = TableRowList<Value>
  public let _rows: [_TableRow<Value>]
}

/// Makes rows of several parts. Follows documentation/swiftui/tablerowbuilder.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// A part.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  /// An empty block.
  public static func buildBlock() -> TableRowList<Value> { TableRowList(_rows: []) }
  /// The first part.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }
  /// Another part.
  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TableRowList<Value> where First.TableRowValue == Value, Next.TableRowValue == Value {
    TableRowList(_rows: accumulated._rows + next._rows)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: TableRowContent<Value>>(
    _ content: Content?
  ) -> TableRowList<Value> {
    TableRowList(_rows: content?._rows ?? [])
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: some TableRowContent<Value>) -> TableRowList<Value> {
    TableRowList(_rows: first._rows)
  }
  /// The other branch of an `if` or `switch`.
  public static func buildEither(second: some TableRowContent<Value>) -> TableRowList<Value> {
    TableRowList(_rows: second._rows)
  }
}

extension TableRowContent {
  /// Adds a menu to the rows.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    TableRowList(_rows: _rows)
  }
  /// Lets the rows be dragged.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    TableRowList(_rows: _rows)
  }
  /// Lets the rows be dragged.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    TableRowList(_rows: _rows)
  }
}
