import Foundation

/// How glass comes and goes. Follows documentation/swiftui/glasseffecttransition.
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String
  public static var identity: GlassEffectTransition { .init(name: "identity") }
  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
}

struct GlassTrait {
  let name: String
  let id: AnyHashable?
}

nonisolated extension View {
  /// Gives the glass of this view an identity.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    trait(GlassTrait(name: "id", id: id.map { AnyHashable($0) }))
  }
  /// Joins the glass of views of the same identity.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    trait(GlassTrait(name: "union", id: id.map { AnyHashable($0) }))
  }
  /// Sets how glass comes and goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    trait(GlassTrait(name: transition.name, id: nil))
  }
  /// Goes on behind bars, mirrored.
  public func backgroundExtensionEffect() -> some View {
    trait(GlassTrait(name: "extension", id: nil))
  }
  /// Goes on behind bars, mirrored, or not.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    trait(GlassTrait(name: "extension \(isEnabled)", id: nil))
  }
}

/// A button of glass. Follows documentation/swiftui/glassbuttonstyle.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass
  /// A button of glass.
  nonisolated public init() { glass = .regular }
  /// A button of a kind of glass.
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).glassEffect(glass)
  }
}

/// A button of glass that stands out. Follows documentation/swiftui/glassprominentbuttonstyle.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// A button of glass.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).glassEffect(.regular)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  nonisolated public static var glass: GlassButtonStyle { .init() }
  /// A button of a kind of glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of glass that stands out.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}

/// How a navigation comes and goes. Follows documentation/swiftui/navigationtransition.
public protocol NavigationTransition {}
/// As usual. Follows documentation/swiftui/automaticnavigationtransition.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// As usual.
  public init() {}
}
/// Out of a view. Follows documentation/swiftui/zoomnavigationtransition.
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As usual.
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view of an identity.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    .init(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// What a view is to a transition.
struct TransitionSource {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// How the source of a transition looks.
/// Follows documentation/swiftui/matchedtransitionsourceconfiguration.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {
  /// The configuration with a background.
  func background(_ style: Color) -> ConfiguredTransitionSource
  /// The configuration with a shape.
  func clipShape(_ shape: RoundedRectangle) -> ConfiguredTransitionSource
  /// The configuration with a shadow.
  func shadow(
    color: Color, radius: CGFloat, x: CGFloat, y: CGFloat
  ) -> ConfiguredTransitionSource
}

/// The look of the source of a transition.
public struct ConfiguredTransitionSource: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
  public func background(_ style: Color) -> ConfiguredTransitionSource { self }
  public func clipShape(_ shape: RoundedRectangle) -> ConfiguredTransitionSource { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ConfiguredTransitionSource { self }
}

nonisolated extension View {
  /// Sets how this screen comes and goes.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    trait(AnyNavigationTransition(transition: style))
  }
  /// Makes the view the source of a transition.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    trait(TransitionSource(id: AnyHashable(id), namespace: namespace))
  }
  /// Makes the view, with a look, the source of a transition.
  @MainActor public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (ConfiguredTransitionSource) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    trait(TransitionSource(id: AnyHashable(id), namespace: namespace))
  }
}

struct AnyNavigationTransition { let transition: any NavigationTransition }
