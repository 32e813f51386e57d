import CoreLocation
import UIKit

/// Makes a picture of a map; the land comes from a service of Apple's that cannot be reached here.
/// Follows documentation/mapkit/mkmapsnapshotter.
open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  open private(set) var isLoading = false

  public init(options: Options) { super.init() }

  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  open func cancel() {}

  /// Follows documentation/mapkit/mkmapsnapshotter/options.
  open class Options: NSObject {
    open var camera = MKMapCamera()
    open var mapRect = MKMapRect()
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
  }

  /// Follows documentation/mapkit/mkmapsnapshotter/snapshot.
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    private let region: MKCoordinateRegion

    public init(_image image: UIImage, region: MKCoordinateRegion) {
      self.image = image
      self.region = region
      super.init()
    }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let east = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
      let south = (region.center.latitude - coordinate.latitude) / region.span.latitudeDelta
      return CGPoint(x: (0.5 + east) * image.size.width, y: (0.5 + south) * image.size.height)
    }
  }
}
