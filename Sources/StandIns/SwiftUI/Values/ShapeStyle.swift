import Foundation

/// What shapes are filled with. Follows documentation/swiftui/shapestyle.
public protocol ShapeStyle: Sendable {
  /// What the style becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// The styles that are drawn as they are resolve to nothing else.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn as it is")
  }
}

extension Never: ShapeStyle {}

extension Color: ShapeStyle {}
extension Color.Resolved: ShapeStyle {}

/// A style whose type is hidden. Follows documentation/swiftui/anyshapestyle.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
}

/// A level of the foreground style. Follows documentation/swiftui/hierarchicalshapestyle.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

/// A style of the surroundings: the foreground, the background, a tint and so on.
/// Follows documentation/swiftui/foregroundstyle.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground.
  public init() {}
}

/// The background. Follows documentation/swiftui/backgroundstyle.
public struct BackgroundStyle: ShapeStyle {
  /// The background.
  public init() {}
}

/// The tint. Follows documentation/swiftui/tintshapestyle.
public struct TintShapeStyle: ShapeStyle {
  /// The tint.
  public init() {}
}

/// The colour of a selection. Follows documentation/swiftui/selectionshapestyle.
public struct SelectionShapeStyle: ShapeStyle {}
/// The colour of separators. Follows documentation/swiftui/separatorshapestyle.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour of separators.
  public init() {}
}
/// The colour of placeholders. Follows documentation/swiftui/placeholdertextshapestyle.
public struct PlaceholderTextShapeStyle: ShapeStyle {}
/// The colour of links. Follows documentation/swiftui/linkshapestyle.
public struct LinkShapeStyle: ShapeStyle {}
/// A filling. Follows documentation/swiftui/fillshapestyle.
public struct FillShapeStyle: ShapeStyle {}

/// A style, less opaque or darker.
public struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  var opacity: Double = 1
  var shadow: ShadowStyle?
}

/// A shadow of a style. Follows documentation/swiftui/shadowstyle.
public struct ShadowStyle: Equatable, Sendable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool
  /// A shadow below.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }
  /// A shadow inside.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

extension ShapeStyle {
  /// The style, less opaque.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, opacity: opacity)
  }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, shadow: style)
  }
  /// The second level of the style.
  public var secondary: some ShapeStyle { ModifiedShapeStyle(base: self, opacity: 0.5) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { ModifiedShapeStyle(base: self, opacity: 0.25) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { ModifiedShapeStyle(base: self, opacity: 0.18) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { ModifiedShapeStyle(base: self, opacity: 0.1) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(.named(.red)) }
  public static var orange: Color { .init(.named(.orange)) }
  public static var yellow: Color { .init(.named(.yellow)) }
  public static var green: Color { .init(.named(.green)) }
  public static var mint: Color { .init(.named(.mint)) }
  public static var teal: Color { .init(.named(.teal)) }
  public static var cyan: Color { .init(.named(.cyan)) }
  public static var blue: Color { .init(.named(.blue)) }
  public static var indigo: Color { .init(.named(.indigo)) }
  public static var purple: Color { .init(.named(.purple)) }
  public static var pink: Color { .init(.named(.pink)) }
  public static var brown: Color { .init(.named(.brown)) }
  public static var white: Color { .init(.named(.white)) }
  public static var gray: Color { .init(.named(.gray)) }
  public static var black: Color { .init(.named(.black)) }
  public static var clear: Color { .init(.named(.clear)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The levels of the foreground style.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// A filling.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
