import Foundation

/// One piece of news about the location. Follows documentation/corelocation/cllocationupdate.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public var isStationary: Bool { false }
  public var stationary: Bool { false }
  public let authorizationDenied: Bool
  public var authorizationDeniedGlobally: Bool { false }
  public var authorizationRestricted: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var insufficientlyInUse: Bool { false }
  public var locationUnavailable: Bool { location == nil }
  public var accuracyLimited: Bool { false }

  /// Follows documentation/corelocation/cllocationupdate/liveconfiguration.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Says once that the use of the location is denied.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// Follows documentation/corelocation/cllocationupdate/updates.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    public func makeAsyncIterator() -> Iterator { Iterator() }

    public struct Iterator: AsyncIteratorProtocol {
      private var isDone = false

      public mutating func next() async throws -> CLLocationUpdate? {
        defer { isDone = true }
        return isDone ? nil : CLLocationUpdate(location: nil, authorizationDenied: true)
      }
    }
  }
}
