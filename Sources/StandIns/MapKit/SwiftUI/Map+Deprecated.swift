import CoreLocation
import Foundation
import SwiftUI

/// Whether a map follows the user. Follows documentation/mapkit/mapusertrackingmode.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// Something at a place. Follows documentation/mapkit/mapannotationprotocol.
public protocol MapAnnotationProtocol {
  /// What is shown.
  var _view: AnyView { get }
}

/// Views at a place. Follows documentation/mapkit/mapannotation.
@available(
  iOS, introduced: 14.0, deprecated: 17.0,
  message: "Use Annotation along with Map initializers that take a MapContentBuilder instead."
)
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _view: AnyView
  /// Views at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _view = AnyView(content())
  }
}

/// A pin. Follows documentation/mapkit/mappin.
@available(iOS, introduced: 14.0, deprecated: 16.0, message: "Use MapMarker or MapAnnotation")
public struct MapPin: MapAnnotationProtocol {
  public let _view: AnyView
  /// A pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _view = AnyView(Image(systemName: "mappin").foregroundStyle(tint ?? .red))
  }
}

/// A balloon. Follows documentation/mapkit/mapmarker.
@available(
  iOS, introduced: 14.0, deprecated: 17.0,
  message: "Use Marker along with Map initializers that take a MapContentBuilder instead."
)
public struct MapMarker: MapAnnotationProtocol {
  public let _view: AnyView
  /// A balloon at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _view = AnyView(Image(systemName: "mappin.circle.fill").foregroundStyle(tint ?? .red))
  }
}

/// What a map shows that is made of data. Follows documentation/mapkit/defaultmapcontent.
public struct _DefaultMapContent {
  let region: Binding<MKCoordinateRegion>?
}
extension _DefaultMapContent: View { public var body: some View { Color.clear } }

/// What a map shows that is made of data.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>
where Items.Element: Identifiable {
  let items: Items
  let content: (Items.Element) -> AnyView
}
extension _DefaultAnnotatedMapContent: View {
  public var body: some View { ZStack { ForEach(items) { content($0) } } }
}

nonisolated extension Map where Content == _DefaultMapContent {
  /// A map of a region.
  @available(
    iOS, introduced: 14.0, deprecated: 17.0,
    message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    content = _DefaultMapContent(region: coordinateRegion)
  }
  /// A map of a rectangle.
  @available(
    iOS, introduced: 14.0, deprecated: 17.0,
    message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    content = _DefaultMapContent(region: nil)
  }
}

nonisolated extension Map {
  /// A map of a region with something for each element.
  @available(
    iOS, introduced: 14.0, deprecated: 17.0,
    message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    content = _DefaultAnnotatedMapContent(items: annotationItems) { annotationContent($0)._view }
  }
}
