import CoreLocation
import Foundation
import SwiftUI

/// From where a map is seen. Follows documentation/mapkit/mapcamera.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away the camera is.
  public var distance: Double
  /// Where up is.
  public var heading: Double
  /// How the camera is inclined.
  public var pitch: Double
  /// A camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    left.values == right.values
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
  private var values: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// What a map shows. Follows documentation/mapkit/mapcameraposition.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
  private enum Kind {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
  }
  private let kind: Kind
  /// Whether the map follows the user's heading.
  public let followsUserHeading: Bool
  /// Whether the map follows the user.
  public let followsUserLocation: Bool
  /// Whether the user put the map there.
  public let positionedByUser = false

  private init(_ kind: Kind, user: Bool = false, heading: Bool = false) {
    (self.kind, followsUserLocation, followsUserHeading) = (kind, user, heading)
  }
  /// What the map contains.
  public static var automatic: MapCameraPosition { .init(.automatic) }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    .init(.region(region))
  }
  /// A rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .init(.rect(rect)) }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { .init(.camera(camera)) }
  /// A place.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    .init(.item(item))
  }
  /// The user, or something else while it is not known where the user is.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    .init(fallback.kind, user: true, heading: followsHeading)
  }
  /// The region, if it is one.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }
  /// The rectangle, if it is one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera, if it is one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The place, if it is one.
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  /// What is shown while it is not known where the user is.
  public var fallbackPosition: MapCameraPosition? { followsUserLocation ? .init(kind) : nil }

  public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
    guard left.followsUserLocation == right.followsUserLocation else { return false }
    switch (left.kind, right.kind) {
    case (.automatic, .automatic): return true
    case (.region(let a), .region(let b)):
      return a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude
        && a.span.latitudeDelta == b.span.latitudeDelta
        && a.span.longitudeDelta == b.span.longitudeDelta
    case (.rect(let a), .rect(let b)):
      return a.minX == b.minX && a.minY == b.minY && a.maxX == b.maxX && a.maxY == b.maxY
    case (.camera(let a), .camera(let b)): return a == b
    case (.item(let a), .item(let b)): return a === b
    default: return false
    }
  }
}

/// How far the user may go. Follows documentation/mapkit/mapcamerabounds.
public struct MapCameraBounds: @unchecked Sendable {
  let region: MKCoordinateRegion?
  let minimumDistance: Double?
  let maximumDistance: Double?
  /// A region and distances.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    region = centerCoordinateBounds
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
  /// A rectangle and distances.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKCoordinateRegion(centerCoordinateBounds),
      minimumDistance: minimumDistance, maximumDistance: maximumDistance)
  }
  /// Distances.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    region = nil
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
}

/// What the user may do. Follows documentation/mapkit/mapinteractionmodes.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// How often a change of the camera is told. Follows documentation/mapkit/mapcameraupdatefrequency.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let name: String
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
}

/// What is known when the camera changes. Follows documentation/mapkit/mapcameraupdatecontext.
public struct MapCameraUpdateContext {
  /// The camera.
  public let camera: MapCamera
  /// The region that is shown.
  public let region: MKCoordinateRegion
  /// The rectangle that is shown.
  public let rect: MKMapRect
}
