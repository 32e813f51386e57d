/// What a screen says about the bar above it.
enum BarTrait {
  case title(Text)
  case titleDisplayMode(NavigationBarItem.TitleDisplayMode)
  case backButtonHidden(Bool)
  case hidden(Bool)
  case style(String)
}

/// The bar above a screen. Follows documentation/swiftui/navigationbaritem.
public struct NavigationBarItem: Sendable {
  /// How the title is shown. Follows documentation/swiftui/navigationbaritem/titledisplaymode.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}

nonisolated extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    trait(BarTrait.title(Text(titleKey)))
  }
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    trait(BarTrait.title(Text(title)))
  }
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View { trait(BarTrait.title(title)) }
  /// Sets the title of the screen, which the user may change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    trait(BarTrait.title(Text(verbatim: title.wrappedValue)))
  }
  /// Sets how the title is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    trait(BarTrait.titleDisplayMode(displayMode))
  }
  /// Sets the title of the screen.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets the title of the screen.
  @_disfavoredOverload
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// Sets the title of the screen.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the screen and how it is shown.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use navigationTitle(_:)")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets the title of the screen and how it is shown.
  @_disfavoredOverload
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use navigationTitle(_:)")
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets the title of the screen and how it is shown.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use navigationTitle(_:)")
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Hides the bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  public func navigationBarHidden(_ hidden: Bool) -> some View { trait(BarTrait.hidden(hidden)) }
  /// Hides the button that goes back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    trait(BarTrait.backButtonHidden(hidesBackButton))
  }
  /// Puts views at both ends of the bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:)")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Puts a view at the leading end of the bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:)")
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Puts a view at the trailing end of the bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(content:)")
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  /// Sets how a navigation view looks.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    trait(BarTrait.style("\(S.self)"))
  }
}

/// How a navigation view looks. Follows documentation/swiftui/navigationviewstyle.
public protocol NavigationViewStyle {}
/// The usual style. Follows documentation/swiftui/defaultnavigationviewstyle.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The usual style.
  public init() {}
}
/// One screen at a time. Follows documentation/swiftui/stacknavigationviewstyle.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One screen at a time.
  public init() {}
}
/// Columns. Follows documentation/swiftui/columnnavigationviewstyle.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual style.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { .init() }
}
