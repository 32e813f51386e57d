import CoreLocation
import UIKit

/// A place with an address that is on the map. Follows documentation/mapkit/mkplacemark.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    let names = [
      "Street": "thoroughfare", "City": "locality", "State": "administrativeArea",
      "ZIP": "postalCode", "Country": "country", "CountryCode": "isoCountryCode",
    ]
    var parts: [String: String] = [:]
    for (key, value) in addressDictionary ?? [:] {
      if let name = names[key], let text = value as? String { parts[name] = text }
    }
    super.init(
      _location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      parts: parts)
  }

  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  open var title: String? {
    let parts = [name, thoroughfare, locality, postalCode, country].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  open var subtitle: String? { nil }
  open var countryCode: String? { isoCountryCode }
}

/// A place with a name and more. Follows documentation/mapkit/mkmapitem.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  public let isCurrentLocation: Bool

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
    isCurrentLocation = false
    super.init()
  }

  private init(currentAt placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = true
    super.init()
  }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(currentAt: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// There is no Maps app here.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  { false }
}

// Follows documentation/mapkit/mklaunchoptionsdirectionsmodekey and its neighbours.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
