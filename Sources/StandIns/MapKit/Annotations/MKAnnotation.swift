import CoreLocation
import UIKit

/// What can be pinned to a map. Follows documentation/mapkit/mkannotation.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An annotation or overlay with texts. Follows documentation/mapkit/mkshape.
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public override init() { super.init() }
}

/// A pin with texts. Follows documentation/mapkit/mkpointannotation.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  public override init() { super.init() }

  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the user is. Follows documentation/mapkit/mkuserlocation.
open class MKUserLocation: NSObject, MKAnnotation {
  open private(set) var location: CLLocation?
  open private(set) var isUpdating = false
  open private(set) var heading: CLHeading?
  open var title: String? = "My Location"
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
}

/// Annotations that lie too close to each other. Follows documentation/mapkit/mkclusterannotation.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.title
    super.init()
  }

  /// The middle of the members.
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(max(1, memberAnnotations.count))
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
      longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
  }
}
