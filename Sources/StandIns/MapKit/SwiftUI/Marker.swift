import CoreLocation
import Foundation
import SwiftUI

/// A balloon at a place. Follows documentation/mapkit/marker.
public struct Marker<Label: View> {
  let coordinate: CLLocationCoordinate2D
  let label: Label
  /// A balloon with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    (self.coordinate, self.label) = (coordinate, label())
  }
}

extension Marker: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  var items: [MapItemView] { [MapItemView(coordinates: [coordinate], view: AnyView(label))] }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// A balloon with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    (self.coordinate, label) = (coordinate, .init(titleKey, systemImage: systemImage))
  }
  /// A balloon with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    (self.coordinate, label) = (coordinate, .init(title, systemImage: systemImage))
  }
  /// A balloon with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    (self.coordinate, label) = (coordinate, .init(titleKey, image: image))
  }
}

extension Marker where Label == Text {
  /// A balloon with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, label) = (coordinate, Text(titleKey))
  }
  /// A balloon with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, label) = (coordinate, Text(title))
  }
  /// A balloon with a title and a few letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    (self.coordinate, label) = (coordinate, Text(titleKey))
  }
  /// A balloon with a title and a few letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    (self.coordinate, label) = (coordinate, Text(title))
  }
}

/// The label of a place. Follows documentation/mapkit/mapitemmarkerlabel.
extension Marker where Label == Text {
  /// A balloon at a known place.
  public init(item: MKMapItem) {
    (coordinate, label) = (item.placemark.coordinate, Text(verbatim: item.name ?? ""))
  }
}

/// Views at a place. Follows documentation/mapkit/annotation.
public struct Annotation<Label: View, Content: View> {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let label: Label
  let content: Content
  /// Views with a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.coordinate, self.anchor) = (coordinate, anchor)
    (self.label, self.content) = (label(), content())
  }
}

extension Annotation: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  var items: [MapItemView] {
    let view = VStack {
      content
      label
    }
    return [MapItemView(coordinates: [coordinate], view: AnyView(view))]
  }
}

extension Annotation where Label == Text {
  /// Views with a title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, self.anchor) = (coordinate, anchor)
    (label, self.content) = (Text(titleKey), content())
  }
  /// Views with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, self.anchor) = (coordinate, anchor)
    (label, self.content) = (Text(title), content())
  }
}

/// The user. Follows documentation/mapkit/userannotation.
public struct UserAnnotation<Content: View> {
  let content: Content
}
extension UserAnnotation: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  /// Where the user is cannot be known here.
  var items: [MapItemView] { [] }
}
extension UserAnnotation where Content == EmptyView {
  /// The user.
  public init() { content = EmptyView() }
}
extension UserAnnotation {
  /// The user as a view.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The user as a view that knows where it is.
  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {
    self.content = content(UserLocation())
  }
}

/// Where the user is. Follows documentation/mapkit/userlocation.
public struct UserLocation {
  /// The place, if it is known.
  public var location: CLLocation?
  /// Where the user looks.
  public var heading: CLHeading?
}

/// A circle. Follows documentation/mapkit/mapcircle.
public struct MapCircle {
  let center: CLLocationCoordinate2D
  let radius: CLLocationDistance
  /// A circle around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
}
extension MapCircle: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  var items: [MapItemView] { [MapItemView(coordinates: [center], view: AnyView(Circle()))] }
}

/// Lines between places. Follows documentation/mapkit/mappolyline.
public struct MapPolyline {
  let coordinates: [CLLocationCoordinate2D]
  /// How the places are joined. Follows documentation/mapkit/mappolyline/contourstyle-swift.struct.
  public struct ContourStyle: Hashable, Sendable {
    let name: String
    public static let straight = ContourStyle(name: "straight")
    public static let geodesic = ContourStyle(name: "geodesic")
  }
  /// Lines between places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.coordinates = coordinates
  }
  /// Lines between points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    coordinates = points.map(\.coordinate)
  }
  /// A route.
  public init(_ route: MKRoute) { self.init(route.polyline) }
  /// A line.
  public init(_ polyline: MKPolyline) {
    coordinates = polyline.places
  }
}
extension MapPolyline: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  var items: [MapItemView] {
    [MapItemView(coordinates: coordinates, view: AnyView(Rectangle()))]
  }
}

/// An area. Follows documentation/mapkit/mappolygon.
public struct MapPolygon {
  let coordinates: [CLLocationCoordinate2D]
  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
  /// An area between points.
  public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }
}
extension MapPolygon: MapContent, PrimitiveMapContent {
  public typealias Body = Never
  var items: [MapItemView] {
    [MapItemView(coordinates: coordinates, view: AnyView(Rectangle()))]
  }
}
