import CoreLocation
import UIKit

/// Follows documentation/mapkit/mkmaptype.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Follows documentation/mapkit/mkusertrackingmode.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// From where one looks at the map. Follows documentation/mapkit/mkmapcamera.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  open var centerCoordinateDistance: CLLocationDistance = 0

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}

/// Which kinds of places are shown. Follows documentation/mapkit/mkpointofinterestfilter.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let listed: [MKPointOfInterestCategory]
  private let isIncluding: Bool

  init(listed: [MKPointOfInterestCategory], isIncluding: Bool) {
    self.listed = listed
    self.isIncluding = isIncluding
    super.init()
  }

  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(listed: categories, isIncluding: true)
  }
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(listed: categories, isIncluding: false)
  }

  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    listed.contains(category) == isIncluding
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// Follows documentation/mapkit/mkpointofinterestcategory.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  public static let publicTransport = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
}
