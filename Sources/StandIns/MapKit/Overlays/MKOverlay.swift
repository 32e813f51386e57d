import CoreLocation
import UIKit

/// What covers a part of a map. Follows documentation/mapkit/mkoverlay.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

/// Follows documentation/mapkit/mkoverlaylevel.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// Several points. Follows documentation/mapkit/mkmultipoint.
open class MKMultiPoint: MKShape {
  var places: [CLLocationCoordinate2D] = []

  open var pointCount: Int { places.count }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    guard let wanted = Range(range) else { return }
    for (index, place) in places[wanted.clamped(to: places.indices)].enumerated() {
      coords[index] = place
    }
  }

  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  open var boundingMapRect: MKMapRect {
    places.map(MKMapPoint.init).reduce(.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }
}

/// A line on the map. Follows documentation/mapkit/mkpolyline.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    places = Array(UnsafeBufferPointer(start: coords, count: count))
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
  }
}

/// An area on the map. Follows documentation/mapkit/mkpolygon.
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    places = Array(UnsafeBufferPointer(start: coords, count: count))
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

/// A disc on the map. Follows documentation/mapkit/mkcircle.
open class MKCircle: MKShape, MKOverlay {
  private let middle: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    middle = coord
    self.radius = radius
    super.init()
  }

  open override var coordinate: CLLocationCoordinate2D { middle }

  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: middle, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let corners = [-0.5, 0.5].map { half in
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: middle.latitude + half * region.span.latitudeDelta,
          longitude: middle.longitude + half * region.span.longitudeDelta))
    }
    return corners.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}
