import CoreLocation
import UIKit

/// Looks for places by a service of Apple's that cannot be reached here.
/// Follows documentation/mapkit/mklocalsearch.
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  open private(set) var isSearching = false

  public init(request: Request) { super.init() }

  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func start() async throws -> Response { throw MKError(.serverFailure) }

  open func cancel() {}

  /// Follows documentation/mapkit/mklocalsearch/request.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = "\(completion.title) \(completion.subtitle)"
    }

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
  }

  /// Follows documentation/mapkit/mklocalsearch/resulttype.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// Follows documentation/mapkit/mklocalsearch/response.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    public init(_mapItems mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
      super.init()
    }
  }
}

/// A suggestion. Follows documentation/mapkit/mklocalsearchcompletion.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }

  public init(_title title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}

/// Suggests places while the user types. Follows documentation/mapkit/mklocalsearchcompleter.
open class MKLocalSearchCompleter: NSObject {
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var results: [MKLocalSearchCompletion] = []
  open private(set) var isSearching = false
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      delegate?.completer(self, didFailWithError: MKError(.serverFailure))
    }
  }

  public override init() { super.init() }
  open func cancel() {}

  /// Follows documentation/mapkit/mklocalsearchcompleter/resulttype.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
}

/// Follows documentation/mapkit/mklocalsearchcompleterdelegate.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
