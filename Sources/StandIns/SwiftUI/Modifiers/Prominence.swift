import Foundation

struct BadgeProminenceTrait { let prominence: BadgeProminence }

/// How strongly a badge stands out. Follows documentation/swiftui/badgeprominence.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

struct SubmitScopeTrait { let isBlocking: Bool }
struct GeometryGroupTrait {}
struct TextSuggestionTrait { let views: AnyView? }

nonisolated extension View {
  /// Sets how strongly badges stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    trait(BadgeProminenceTrait(prominence: prominence))
  }
  /// Keeps submissions from going further up.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    node(isBlocking) { node, content, isBlocking in
      var environment = node.environment
      if isBlocking { environment.onSubmit = nil }
      node.setChild(content, environment: environment)
    }
  }
  /// Has the place of the view change as one.
  public func geometryGroup() -> some View { trait(GeometryGroupTrait()) }
  /// Sets the colour of the lines of sections.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(ListTrait.rowSeparatorTint(color))
  }
  /// Suggests texts for fields.
  public func textInputSuggestions<S: View>(@ViewBuilder _ content: () -> S) -> some View {
    trait(TextSuggestionTrait(views: AnyView(content())))
  }
  /// Sets the text that a suggestion stands for.
  public func textInputCompletion(_ text: String) -> some View { trait(TagTrait(value: text)) }
  /// Transforms the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    trait(ProjectionTrait(transform: transform))
  }
  /// Projects the view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    trait(ProjectionTrait(transform: transform.affine))
  }
  /// Puts glass behind a view in space.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View
  {
    trait(GlassTrait(name: "background", id: nil))
  }
  /// Puts views at the edge of a window in space.
  public func ornament<C: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> C
  ) -> some View {
    attached(ornament(), as: .overlay, AttachmentTrait(alignment: contentAlignment))
  }
}

struct ProjectionTrait { let transform: CGAffineTransform }

/// When glass is shown. Follows documentation/swiftui/glassbackgrounddisplaymode.
public enum GlassBackgroundDisplayMode: Sendable { case always, implicit, never }

/// Where an ornament is. Follows documentation/swiftui/ornamentattachmentanchor.
public struct OrnamentAttachmentAnchor: Sendable {
  let point: UnitPoint
  /// At a point of the scene.
  public static func scene(_ point: UnitPoint) -> OrnamentAttachmentAnchor { .init(point: point) }
}

/// A space around the user. Follows documentation/swiftui/immersivespace.
public struct ImmersiveSpace<Content: View> {
  let id: String
  let content: Content
}

extension ImmersiveSpace: Scene, PrimitiveScene {
  public typealias Body = Never
  var windows: [WindowContent] { [WindowContent(id: id, title: nil, view: content)] }
  /// A space with an identity.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    (self.id, self.content) = (id, content())
  }
}
