import CoreLocation
import UIKit

/// Asks for the way by a service of Apple's that cannot be reached here.
/// Follows documentation/mapkit/mkdirections.
open class MKDirections: NSObject {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
  open private(set) var isCalculating = false

  public init(request: Request) { super.init() }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
  open func cancel() {}

  /// Follows documentation/mapkit/mkdirections/request.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() { super.init() }
  }

  /// Follows documentation/mapkit/mkdirections/response.
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    public init(_source source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
      super.init()
    }
  }

  /// Follows documentation/mapkit/mkdirections/etaresponse.
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let expectedTravelTime: TimeInterval
    public let distance: CLLocationDistance

    public init(_expectedTravelTime time: TimeInterval, distance: CLLocationDistance) {
      expectedTravelTime = time
      self.distance = distance
      super.init()
    }
  }
}

/// Follows documentation/mapkit/mkdirectionstransporttype.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// One way. Follows documentation/mapkit/mkroute.
open class MKRoute: NSObject, @unchecked Sendable {
  public let name: String
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  public let polyline: MKPolyline
  public let steps: [Step]
  open var transportType: MKDirectionsTransportType { .automobile }
  open var advisoryNotices: [String] { [] }

  public init(
    _name name: String, distance: CLLocationDistance, expectedTravelTime: TimeInterval,
    polyline: MKPolyline, steps: [Step]
  ) {
    self.name = name
    self.distance = distance
    self.expectedTravelTime = expectedTravelTime
    self.polyline = polyline
    self.steps = steps
    super.init()
  }

  /// Follows documentation/mapkit/mkroute/step.
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let distance: CLLocationDistance
    public let polyline: MKPolyline
    open var notice: String? { nil }

    public init(
      _instructions instructions: String, distance: CLLocationDistance, polyline: MKPolyline
    ) {
      self.instructions = instructions
      self.distance = distance
      self.polyline = polyline
      super.init()
    }
  }
}
