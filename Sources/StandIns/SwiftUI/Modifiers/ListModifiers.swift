import Foundation

/// How a row or a list looks.
enum ListTrait {
  case rowInsets(EdgeInsets?)
  case rowSeparator(Visibility, VerticalEdge.Set)
  case rowSeparatorTint(Color?)
  case sectionSeparator(Visibility)
  case rowBackground(AnyView?)
  case rowSpacing(CGFloat?)
  case sectionSpacing(CGFloat)
  case badge(Text?)
  case headerProminence(Prominence)
  case deleteDisabled(Bool)
  case moveDisabled(Bool)
  case selectionDisabled(Bool)
}

/// The actions that a swipe shows.
struct SwipeTrait {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
}

nonisolated extension View {
  /// Sets the space around a row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(ListTrait.rowInsets(insets))
  }
  /// Shows or hides the line below a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(ListTrait.rowSeparator(visibility, edges))
  }
  /// Sets the colour of the line below a row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(ListTrait.rowSeparatorTint(color))
  }
  /// Shows or hides the line below a section.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(ListTrait.sectionSeparator(visibility))
  }
  /// Sets what is behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(ListTrait.rowBackground(view.map { AnyView($0) }))
  }
  /// Sets the space between rows.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    trait(ListTrait.rowSpacing(spacing))
  }
  /// Sets the space between sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    trait(ListTrait.sectionSpacing(spacing))
  }
  /// Sets how much headers stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    trait(ListTrait.headerProminence(prominence))
  }
  /// Keeps a row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(ListTrait.deleteDisabled(isDisabled))
  }
  /// Keeps a row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(ListTrait.moveDisabled(isDisabled))
  }
  /// Keeps a row from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(ListTrait.selectionDisabled(isDisabled))
  }
  /// Shows a number.
  public func badge(_ count: Int) -> some View {
    trait(ListTrait.badge(count == 0 ? nil : Text(verbatim: "\(count)")))
  }
  /// Shows a text.
  public func badge(_ label: Text?) -> some View { trait(ListTrait.badge(label)) }
  /// Shows a text.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    trait(ListTrait.badge(key.map { Text($0) }))
  }
  /// Shows a text.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    trait(ListTrait.badge(label.map { Text($0) }))
  }
  /// Shows actions when the row is swiped.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    attached(
      content(), as: .toolbar, SwipeTrait(edge: edge, allowsFullSwipe: allowsFullSwipe))
  }
  /// Loads the content again when the user pulls it down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
  /// Sets how the lists in this view look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any ListStyle).self) }
  }
  /// Sets how the forms in this view look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any FormStyle).self) }
  }
}

/// How lists look. Follows documentation/swiftui/liststyle.
public protocol ListStyle {}
/// The usual style. Follows documentation/swiftui/defaultliststyle.
public struct DefaultListStyle: ListStyle {
  /// The usual style.
  public init() {}
}
/// Plain. Follows documentation/swiftui/plainliststyle.
public struct PlainListStyle: ListStyle {
  /// Plain.
  public init() {}
}
/// Grouped. Follows documentation/swiftui/groupedliststyle.
public struct GroupedListStyle: ListStyle {
  /// Grouped.
  public init() {}
}
/// Grouped and inset. Follows documentation/swiftui/insetgroupedliststyle.
public struct InsetGroupedListStyle: ListStyle {
  /// Grouped and inset.
  public init() {}
}
/// Inset. Follows documentation/swiftui/insetliststyle.
public struct InsetListStyle: ListStyle {
  /// Inset.
  public init() {}
}
/// A side bar. Follows documentation/swiftui/sidebarliststyle.
public struct SidebarListStyle: ListStyle {
  /// A side bar.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  /// Plain.
  public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Grouped.
  public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Grouped and inset.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  /// Inset.
  public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A side bar.
  public static var sidebar: SidebarListStyle { .init() }
}

/// How forms look. Follows documentation/swiftui/formstyle.
public protocol FormStyle {}
/// The usual style. Follows documentation/swiftui/automaticformstyle.
public struct AutomaticFormStyle: FormStyle {
  /// The usual style.
  public init() {}
}
/// Grouped. Follows documentation/swiftui/groupedformstyle.
public struct GroupedFormStyle: FormStyle {
  /// Grouped.
  public init() {}
}
/// In columns. Follows documentation/swiftui/columnsformstyle.
public struct ColumnsFormStyle: FormStyle {
  /// In columns.
  public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Grouped.
  public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// In columns.
  public static var columns: ColumnsFormStyle { .init() }
}
