import CoreLocation

/// A place on the flat map. Follows documentation/mapkit/mkmappoint.
public struct MKMapPoint: Sendable {
  /// The width of the whole map.
  static let world = 268_435_456.0

  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// By Mercator's projection.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(max(-85.0511, min(85.0511, coordinate.latitude)) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * MKMapPoint.world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * MKMapPoint.world
  }

  public var coordinate: CLLocationCoordinate2D {
    let height = .pi * (1 - 2 * y / MKMapPoint.world)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(height)) * 180 / .pi, longitude: x / MKMapPoint.world * 360 - 180)
  }

  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (first, second) = (coordinate, point.coordinate)
    return CLLocation(latitude: first.latitude, longitude: first.longitude).distance(
      from: CLLocation(latitude: second.latitude, longitude: second.longitude))
  }
}

/// Follows documentation/mapkit/mkmapsize.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}

/// A part of the flat map. Follows documentation/mapkit/mkmaprect.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
