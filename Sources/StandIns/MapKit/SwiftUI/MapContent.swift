import CoreLocation
import Foundation
@_spi(Stele) import SwiftUI

/// What is shown on a map. Follows documentation/mapkit/mapcontent.
@MainActor @preconcurrency public protocol MapContent {
  /// The kind of content that `body` is.
  associatedtype Body: MapContent
  /// What the content is made of.
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: MapContent {}
extension _MissingBody: MapContent {}

extension MapContent where Body == Never {
  /// The contents of this module have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension MapContent where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

/// One thing on a map, as a value.
struct MapItemView {
  var tag: AnyHashable?
  let coordinates: [CLLocationCoordinate2D]
  let view: AnyView
}

/// Content that the map shows itself.
@MainActor protocol PrimitiveMapContent: MapContent where Body == Never {
  var items: [MapItemView] { get }
}

extension MapContent {
  var allItems: [MapItemView] { (self as? any PrimitiveMapContent)?.items ?? body.allItems }
}

/// Makes content of several parts. Follows documentation/mapkit/mapcontentbuilder.
@resultBuilder public struct MapContentBuilder {
  /// A part.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }
  /// An empty block.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// A block of one.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// A block of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> MapContentList {
    var parts: [any MapContent] = []
    for part in repeat each content { parts.append(part) }
    return MapContentList(parts: parts)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> MapContentList {
    MapContentList(parts: content.map { [$0] } ?? [])
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: some MapContent) -> MapContentList {
    MapContentList(parts: [first])
  }
  /// The other branch of an `if` or `switch`.
  public static func buildEither(second: some MapContent) -> MapContentList {
    MapContentList(parts: [second])
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some MapContent) -> MapContentList {
    MapContentList(parts: [content])
  }
}

/// No content. Follows documentation/mapkit/emptymapcontent.
public struct EmptyMapContent {
  /// No content.
  public init() {}
}
extension EmptyMapContent: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  var items: [MapItemView] { [] }
}

/// Several parts.
public struct MapContentList {
  let parts: [any MapContent]
}
extension MapContentList: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  var items: [MapItemView] { parts.flatMap { $0.allItems } }
}

extension ForEach: MapContent, PrimitiveMapContent where Content: MapContent {
  var items: [MapItemView] {
    data.flatMap { element in content(element).allItems }
  }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  /// Content for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: MapContent {
  /// Content for each element, whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

/// Content that is changed.
public struct ModifiedMapContent<Base: MapContent> {
  let base: Base
  let tag: AnyHashable?
  let change: (AnyView) -> AnyView
}
extension ModifiedMapContent: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  var items: [MapItemView] {
    base.allItems.map {
      MapItemView(tag: tag ?? $0.tag, coordinates: $0.coordinates, view: change($0.view))
    }
  }
}

nonisolated extension MapContent {
  private func changed(
    tag: AnyHashable? = nil, _ change: @escaping (AnyView) -> AnyView = { $0 }
  ) -> ModifiedMapContent<Self> {
    ModifiedMapContent(base: self, tag: tag, change: change)
  }
  /// Sets the value that a selection has for the content.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed(tag: AnyHashable(tag)) }
  /// Sets the colour of markers.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { AnyView($0.tint(style)) }
  }
  /// Sets the colour of markers.
  public func tint(_ tint: Color?) -> some MapContent { changed { AnyView($0.tint(tint)) } }
  /// Fills shapes.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { AnyView($0.foregroundStyle(style)) }
  }
  /// Draws the outline of shapes.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    changed { AnyView($0.foregroundStyle(content)) }
  }
  /// Draws the outline of shapes.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { AnyView($0.foregroundStyle(content)) }
  }
  /// Draws the outline of shapes.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { changed() }
  /// Sets the style of lines.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { changed() }
  /// Shows or hides titles.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { changed() }
  /// Shows or hides subtitles.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed() }
  /// Sets what shapes are in front of.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed() }
  /// Shows a card for a selected place.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent {
    changed()
  }
}

/// How the card of a place looks. Follows documentation/mapkit/mapitemdetailselectionaccessorystyle.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  let name: String
  public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
  public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
  public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
  public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")
}
