import Foundation
import SwiftUI

/// The size of a widget. Follows documentation/widgetkit/widgetfamily.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}

/// A widget. Follows documentation/swiftui/widget.
@MainActor @preconcurrency public protocol Widget {
  /// The kind of configuration that `body` is.
  associatedtype Body: WidgetConfiguration
  /// What the widget is.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the widget.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Starts an extension with the widget: the system, which would ask it for views, is not here.
  @MainActor @preconcurrency public static func main() { _ = Self().body }
}

/// The widgets of an extension. Follows documentation/swiftui/widgetbundle.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The kind of widgets that `body` is.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the widgets.
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  /// Starts an extension with the widgets.
  @MainActor @preconcurrency public static func main() { _ = Self().body }
}

/// Makes a bundle of widgets. Follows documentation/swiftui/widgetbundlebuilder.
@resultBuilder public struct WidgetBundleBuilder {
  /// A block of one.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// A block of several.
  @_disfavoredOverload
  @MainActor public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> WidgetList {
    var kinds: [String] = []
    for widget in repeat each content { kinds += widget.body._kinds }
    return WidgetList(kinds: kinds)
  }
  /// An `if` without `else`.
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> WidgetList {
    WidgetList(kinds: [])
  }
  /// An `if #available`.
  @MainActor public static func buildLimitedAvailability(_ widget: some Widget) -> WidgetList {
    WidgetList(kinds: widget.body._kinds)
  }
}

/// Several widgets.
public struct WidgetList: Widget {
  let kinds: [String]
  init(kinds: [String]) { self.kinds = kinds }
  public init() { kinds = [] }
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration(_kinds: kinds) }
}

/// What a widget is. Follows documentation/swiftui/widgetconfiguration.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The kinds of widget.
  var _kinds: [String] { get }
}

/// No widget. Follows documentation/widgetkit/emptywidgetconfiguration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public let _kinds: [String]
}

/// A widget that the user cannot configure. Follows documentation/widgetkit/staticconfiguration.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _kinds: [String]
  let entry: (TimelineProviderContext) -> Content
  /// A widget of a kind.
  @MainActor @preconcurrency public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _kinds = [kind]
    entry = { content(provider.placeholder(in: $0)) }
  }
}

/// A widget that the user can configure. Follows documentation/widgetkit/appintentconfiguration.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public let _kinds: [String]
  let entry: (TimelineProviderContext) -> Content
  /// A widget of a kind.
  @MainActor @preconcurrency public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _kinds = [kind]
    entry = { content(provider.placeholder(in: $0)) }
  }
}

nonisolated extension WidgetConfiguration {
  /// Names the widget for the user.
  public func configurationDisplayName(_ nameKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  /// Names the widget for the user.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
    self
  }
  /// Describes the widget for the user.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Describes the widget for the user.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Sets the sizes that there are.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Lets the widget fill its space.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Lets the background be taken away.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
  /// Does something when an address session goes on in the background.
  public func onBackgroundURLSessionEvents(
    matching identifier: String, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }
  /// Shows the widget promoted, or not.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// How a widget is drawn. Follows documentation/widgetkit/widgetrenderingmode.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static var fullColor: WidgetRenderingMode { .init(description: "fullColor") }
  public static var accented: WidgetRenderingMode { .init(description: "accented") }
  public static var vibrant: WidgetRenderingMode { .init(description: "vibrant") }
}

extension EnvironmentValues {
  /// The size of the widget.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// How the widget is drawn.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// The space around the widget.
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
  /// Whether the background of the widget is shown.
  public var showsWidgetContainerBackground: Bool { true }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private struct WidgetAddressKey: EnvironmentKey { static let defaultValue: URL? = nil }

extension EnvironmentValues {
  /// The address that a tap on the widget opens.
  var widgetAddress: URL? {
    get { self[WidgetAddressKey.self] }
    set { self[WidgetAddressKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the address that a tap on the widget opens.
  public func widgetURL(_ url: URL?) -> some View { environment(\.widgetAddress, url) }
  /// Draws the view in the accent's colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    foregroundStyle(accentable ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ForegroundStyle()))
  }
  /// Puts a text beside a widget.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    overlay { Text(labelKey) }
  }
}

/// The background that accessories share. Follows documentation/widgetkit/accessorywidgetbackground.
public struct AccessoryWidgetBackground {
  /// The background.
  nonisolated public init() {}
}
extension AccessoryWidgetBackground: View { public var body: some View { Color.gray.opacity(0.3) } }
