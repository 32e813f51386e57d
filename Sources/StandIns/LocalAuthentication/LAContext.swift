@_exported import FoundationOverlay

/// Asks who holds the device; without a sensor it cannot tell, unless a run answers for it.
/// Follows documentation/localauthentication/lacontext.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var evaluatedPolicyDomainState: Data? { nil }
  open private(set) var biometryType = LABiometryType.none
  private var isInvalid = false
  /// How a run answers, and the kind of sensor that it has.
  nonisolated(unsafe) public static var _answer: (kind: LABiometryType, success: Bool)?

  public override init() { super.init() }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    biometryType = Self._answer?.kind ?? .none
    if let problem = problem() {
      error?.pointee = problem as NSError
      return false
    }
    return true
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let (success, error) = outcome()
    DispatchQueue.global().async { reply(success, error) }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    let (success, error) = outcome()
    if let error { throw error }
    return success
  }
  open func invalidate() { isInvalid = true }

  private func problem() -> LAError? {
    if isInvalid { return LAError(.invalidContext) }
    return Self._answer == nil ? LAError(.biometryNotAvailable) : nil
  }
  private func outcome() -> (Bool, LAError?) {
    if let problem = problem() { return (false, problem) }
    let success = Self._answer?.success ?? false
    return (success, success ? nil : LAError(.authenticationFailed))
  }
}

/// Follows documentation/localauthentication/lapolicy.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// Follows documentation/localauthentication/labiometrytype.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4
}

/// Why it could not be told. Follows documentation/localauthentication/laerror-swift.struct.
public struct LAError: CustomNSError, Hashable, Sendable {
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }

  /// Follows documentation/localauthentication/laerror-swift.struct/code.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
  }
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
}
