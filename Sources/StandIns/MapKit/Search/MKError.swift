import Foundation

/// Follows documentation/mapkit/mkerrordomain.
public let MKErrorDomain = "MKErrorDomain"

/// Why the service has no answer. Follows documentation/mapkit/mkerror.
public struct MKError: CustomNSError, Hashable, Sendable {
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }

  /// Follows documentation/mapkit/mkerror/code.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
}
