import Foundation

/// A place with an address. Follows documentation/corelocation/clplacemark.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let region: CLRegion?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?
  public let timeZone: TimeZone?
  public let inlandWater: String?
  public let ocean: String?
  public let areasOfInterest: [String]?

  /// Follows documentation/corelocation/clplacemark/init(placemark:).
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    timeZone = placemark.timeZone
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
    super.init()
  }

  /// A place of which only some parts of the address are known.
  public init(_location location: CLLocation?, name: String? = nil, parts: [String: String] = [:]) {
    self.location = location
    self.name = name
    region = nil
    thoroughfare = parts["thoroughfare"]
    subThoroughfare = parts["subThoroughfare"]
    locality = parts["locality"]
    subLocality = parts["subLocality"]
    administrativeArea = parts["administrativeArea"]
    subAdministrativeArea = parts["subAdministrativeArea"]
    postalCode = parts["postalCode"]
    isoCountryCode = parts["isoCountryCode"]
    country = parts["country"]
    timeZone = nil
    inlandWater = nil
    ocean = nil
    areasOfInterest = nil
    super.init()
  }
}

/// Follows documentation/corelocation/clgeocodecompletionhandler.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns addresses into places and back, by a service of Apple's that cannot be reached here.
/// Follows documentation/corelocation/clgeocoder.
open class CLGeocoder: NSObject {
  open private(set) var isGeocoding = false

  public override init() { super.init() }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func cancelGeocode() {}
}
