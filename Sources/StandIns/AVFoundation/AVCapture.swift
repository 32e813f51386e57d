import Dispatch
import QuartzCore

/// A camera or microphone; there is none here. Follows documentation/avfoundation/avcapturedevice.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public let uniqueID: String
  public let localizedName: String
  public let position: Position
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off

  init(id: String, name: String, position: Position) {
    uniqueID = id
    localizedName = name
    self.position = position
    super.init()
  }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}

  /// Follows documentation/avfoundation/avcapturedevice/position-swift.enum.
  public enum Position: Int, Sendable { case unspecified, back, front }

  /// Follows documentation/avfoundation/avcapturedevice/torchmode-swift.enum.
  public enum TorchMode: Int, Sendable { case off, on, auto }

  /// Follows documentation/avfoundation/avcapturedevice/devicetype-swift.struct.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
}

/// Follows documentation/avfoundation/avauthorizationstatus.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Follows documentation/avfoundation/averror.
public struct AVError: CustomNSError, Hashable, Sendable {
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  public var errorCode: Int { code.rawValue }

  /// Follows documentation/avfoundation/averror/code.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case applicationIsNotAuthorizedToUseDevice = -11852
    case fileFormatNotRecognized = -11828
  }
}

/// Follows documentation/avfoundation/avcaptureinput.
open class AVCaptureInput: NSObject {}

/// Follows documentation/avfoundation/avcapturedeviceinput.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// Follows documentation/avfoundation/avcaptureoutput.
open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Follows documentation/avfoundation/avcaptureconnection.
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isVideoMirrored = false
  open var videoRotationAngle: CGFloat = 0
}

/// Finds codes in the camera's pictures. Follows documentation/avfoundation/avcapturemetadataoutput.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  public override init() { super.init() }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Follows documentation/avfoundation/avcapturemetadataoutputobjectsdelegate.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Follows documentation/avfoundation/avmetadataobject.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  public let type: ObjectType
  public let bounds: CGRect

  public init(_type type: ObjectType, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
    super.init()
  }

  /// Follows documentation/avfoundation/avmetadataobject/objecttype.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let face = ObjectType(rawValue: "face")
  }
}

/// Follows documentation/avfoundation/avmetadatamachinereadablecodeobject.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  public let stringValue: String?

  public init(_type type: ObjectType, bounds: CGRect, stringValue: String?) {
    self.stringValue = stringValue
    super.init(_type: type, bounds: bounds)
  }
}

/// Takes photos. Follows documentation/avfoundation/avcapturephotooutput.
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() { super.init() }
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// Follows documentation/avfoundation/avcapturephotosettings.
open class AVCapturePhotoSettings: NSObject {
  public override init() { super.init() }
}

/// Follows documentation/avfoundation/avcapturephoto.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// Follows documentation/avfoundation/avcapturephotocapturedelegate.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
