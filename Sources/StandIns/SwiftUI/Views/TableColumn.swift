import Foundation

/// The columns of a table. Follows documentation/swiftui/tablecolumncontent.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The kind of value of a row.
  associatedtype TableRowValue: Identifiable
  /// What rows are sorted by.
  associatedtype TableColumnSortComparator: SortComparator
  /// The columns.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column. Follows documentation/swiftui/tablecolumn.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let title: Text
  let content: (RowValue) -> Content
  var width: ClosedRange<CGFloat>?

  public var _columns: [_TableColumn<RowValue>] {
    [_TableColumn(title: title) { AnyView(content($0)) }]
  }

  /// The column with a fixed width.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.width = width.map { $0...$0 }
    return copy
  }
  /// The column with a width between two others.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    let least = min ?? 0
    copy.width = least...Swift.max(least, max ?? .infinity)
    return copy
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    (title, self.content) = (Text(titleKey), content)
  }
  /// A column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    (self.title, self.content) = (Text(title), content)
  }
  /// A column with a title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    (title, self.content) = (text, content)
  }
  /// A column of a string.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    (title, content) = (Text(titleKey), { Text($0[keyPath: value]) })
  }
  /// A column of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    (self.title, content) = (Text(title), { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that rows can be sorted by.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    (title, self.content) = (Text(titleKey), content)
  }
  /// A column that rows can be sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    (self.title, self.content) = (Text(title), content)
  }
  /// A column of a string that rows can be sorted by.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator? = nil
  ) where Content == Text {
    (title, content) = (Text(titleKey), { Text($0[keyPath: value]) })
  }
  /// A column of a string that rows can be sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator? = nil
  ) where Content == Text {
    (self.title, content) = (Text(title), { Text($0[keyPath: value]) })
  }
  /// A column that rows can be sorted by in a way of its own.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    (title, self.content) = (Text(titleKey), content)
  }
}

extension TableColumn where Label == Text {
  /// A column that rows can be sorted by.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    (title, self.content) = (Text(titleKey), content)
  }
}

/// Several columns.
public struct TableColumnList<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<RowValue>]
}

/// A column for each element. Follows documentation/swiftui/tablecolumnforeach.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let data: Data
  let content: (Data.Element) -> Content
  public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }

  /// Columns of elements that have an identity.
  public init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
  }
  /// Columns of elements whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }
}

/// Makes columns of several parts. Follows documentation/swiftui/tablecolumnbuilder.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that does not sort.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }
  /// A column that sorts as the table does.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
  /// The first part.
  public static func buildPartialBlock<Content: TableColumnContent>(first: Content) -> Content
  where Content.TableRowValue == RowValue { first }
  /// Another part.
  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> TableColumnList<RowValue, Sort>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    TableColumnList(_columns: accumulated._columns + next._columns)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: TableColumnContent>(
    _ content: Content?
  ) -> TableColumnList<RowValue, Sort> where Content.TableRowValue == RowValue {
    TableColumnList(_columns: content?._columns ?? [])
  }
  /// An `if #available`.
  public static func buildLimitedAvailability<Content: TableColumnContent>(
    _ content: Content
  ) -> TableColumnList<RowValue, Sort> where Content.TableRowValue == RowValue {
    TableColumnList(_columns: content._columns)
  }
}

extension TableColumnContent {
  /// Shows or hides columns at first.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    TableColumnList<TableRowValue, TableColumnSortComparator>(_columns: _columns)
  }
  /// Keeps what the user did to columns.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    TableColumnList<TableRowValue, TableColumnSortComparator>(_columns: _columns)
  }
  /// Sets where the content of columns is.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    TableColumnList<TableRowValue, TableColumnSortComparator>(_columns: _columns)
  }
  /// Keeps the user from changing columns.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    TableColumnList<TableRowValue, TableColumnSortComparator>(_columns: _columns)
  }
}

/// Where the content of a column is. Follows documentation/swiftui/tablecolumnalignment.
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String
  public static var automatic: TableColumnAlignment { .init(name: "automatic") }
  public static var leading: TableColumnAlignment { .init(name: "leading") }
  public static var center: TableColumnAlignment { .init(name: "center") }
  public static var trailing: TableColumnAlignment { .init(name: "trailing") }
  public static var numeric: TableColumnAlignment { .init(name: "numeric") }
}

/// What the user may do to columns.
/// Follows documentation/swiftui/tablecolumncustomizationbehavior.
public struct TableColumnCustomizationBehavior: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// What the user did to columns. Follows documentation/swiftui/tablecolumncustomization.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  /// Nothing.
  public init() {}
  /// Whether a column is shown.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  /// Puts the columns in their order again.
  public mutating func resetOrder() {}
}
