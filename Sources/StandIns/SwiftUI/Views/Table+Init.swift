import Foundation

extension Table {
  private nonisolated static func one(_ selection: Binding<Value.ID?>) -> ListSelection {
    .one(
      get: { selection.wrappedValue.map { AnyHashable($0) } },
      set: { selection.wrappedValue = $0?.base as? Value.ID })
  }
  private nonisolated static func many(_ selection: Binding<Set<Value.ID>>) -> ListSelection {
    .many(
      get: { Set(selection.wrappedValue.map { AnyHashable($0) }) },
      set: { selection.wrappedValue = Set($0.compactMap { $0.base as? Value.ID }) })
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: nil)
  }
  /// Rows that a closure makes.
  public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: nil)
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: Self.one(selection))
  }
  /// Rows that a closure makes.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: Self.one(selection))
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: Self.many(selection))
  }
  /// Rows that a closure makes.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: Self.many(selection))
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: nil)
  }
  /// Rows that a closure makes.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: nil)
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: Self.one(selection))
  }
  /// Rows that a closure makes.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: Self.one(selection))
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: Self.many(selection))
  }
  /// Rows that a closure makes.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: Self.many(selection))
  }
}

/// How a table looks. Follows documentation/swiftui/tablestyle.
public protocol TableStyle {}

/// A style. Follows documentation/swiftui/automatictablestyle.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// The style.
  public init() {}
  /// The style, with or without colours that alternate.
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The style `automatic`.
  public static var automatic: AutomaticTableStyle { .init() }
  /// The style `automatic`, with or without colours that alternate.
  public static func automatic(alternatesRowBackgrounds: Bool) -> AutomaticTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A style. Follows documentation/swiftui/insettablestyle.
public struct InsetTableStyle: TableStyle, Sendable {
  /// The style.
  public init() {}
  /// The style, with or without colours that alternate.
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == InsetTableStyle {
  /// The style `inset`.
  public static var inset: InsetTableStyle { .init() }
  /// The style `inset`, with or without colours that alternate.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A style. Follows documentation/swiftui/borderedtablestyle.
public struct BorderedTableStyle: TableStyle, Sendable {
  /// The style.
  public init() {}
  /// The style, with or without colours that alternate.
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == BorderedTableStyle {
  /// The style `bordered`.
  public static var bordered: BorderedTableStyle { .init() }
  /// The style `bordered`, with or without colours that alternate.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

struct TableTrait { let style: any TableStyle }
struct TableHeaderTrait { let visibility: Visibility }

nonisolated extension View {
  /// Sets how tables look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    trait(TableTrait(style: style))
  }
  /// Shows or hides the titles of columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    trait(TableHeaderTrait(visibility: visibility))
  }
  /// Gives rows colours that alternate.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    trait(behavior)
  }
}

/// Whether rows have colours that alternate.
/// Follows documentation/swiftui/alternatingrowbackgroundbehavior.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
