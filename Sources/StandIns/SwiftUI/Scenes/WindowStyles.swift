import Foundation

/// How a window looks. Follows documentation/swiftui/windowstyle.
public protocol WindowStyle {}

/// A style. Follows documentation/swiftui/defaultwindowstyle.
public struct DefaultWindowStyle: WindowStyle, Sendable {
  /// The style.
  public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
  /// The style `automatic`.
  public static var automatic: DefaultWindowStyle { .init() }
}

/// A style. Follows documentation/swiftui/titlebarwindowstyle.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
  /// The style.
  public init() {}
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// The style `titleBar`.
  public static var titleBar: TitleBarWindowStyle { .init() }
}

/// A style. Follows documentation/swiftui/hiddentitlebarwindowstyle.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  /// The style.
  public init() {}
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// The style `hiddenTitleBar`.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

/// A style. Follows documentation/swiftui/plainwindowstyle.
public struct PlainWindowStyle: WindowStyle, Sendable {
  /// The style.
  public init() {}
}
extension WindowStyle where Self == PlainWindowStyle {
  /// The style `plain`.
  public static var plain: PlainWindowStyle { .init() }
}

/// A style. Follows documentation/swiftui/volumetricwindowstyle.
public struct VolumetricWindowStyle: WindowStyle, Sendable {
  /// The style.
  public init() {}
}
extension WindowStyle where Self == VolumetricWindowStyle {
  /// The style `volumetric`.
  public static var volumetric: VolumetricWindowStyle { .init() }
}

/// How a bar looks. Follows documentation/swiftui/windowtoolbarstyle.
public protocol WindowToolbarStyle {}

/// A style. Follows documentation/swiftui/defaultwindowtoolbarstyle.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// The style.
  public init() {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The style `automatic`.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

/// A style. Follows documentation/swiftui/unifiedwindowtoolbarstyle.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// The style.
  public init() {}
  /// The style, with or without the title.
  public init(showsTitle: Bool) {}
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The style `unified`.
  public static var unified: UnifiedWindowToolbarStyle { .init() }
  /// The style `unified`, with or without the title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

/// A style. Follows documentation/swiftui/unifiedcompactwindowtoolbarstyle.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// The style.
  public init() {}
  /// The style, with or without the title.
  public init(showsTitle: Bool) {}
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The style `unifiedCompact`.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
  /// The style `unifiedCompact`, with or without the title.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

/// A style. Follows documentation/swiftui/expandedwindowtoolbarstyle.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// The style.
  public init() {}
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The style `expanded`.
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// How a menu in the bar of menus looks. Follows documentation/swiftui/menubarextrastyle.
public protocol MenuBarExtraStyle {}

/// A style. Follows documentation/swiftui/automaticmenubarextrastyle.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  /// The style.
  public init() {}
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The style `automatic`.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

/// A style. Follows documentation/swiftui/pulldownmenubarextrastyle.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  /// The style.
  public init() {}
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The style `menu`.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

/// A style. Follows documentation/swiftui/windowmenubarextrastyle.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  /// The style.
  public init() {}
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The style `window`.
  public static var window: WindowMenuBarExtraStyle { .init() }
}

nonisolated extension Scene {
  /// Sets how a window of the scene looks.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    ModifiedScene(base: self) { $0 }
  }
  /// Sets how a bar of the scene looks.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    ModifiedScene(base: self) { $0 }
  }
  /// Sets how a menu in the bar of menus of the scene looks.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    ModifiedScene(base: self) { $0 }
  }
}
