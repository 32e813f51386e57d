import CoreGraphics

/// Looks for things in pictures. Follows documentation/coreimage/cidetector.
///
/// The models that recognise faces and text are Apple's; nothing is found without them.
open class CIDetector: NSObject, @unchecked Sendable {
  public let _type: String

  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let known = [
      CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText,
    ]
    guard known.contains(type) else { return nil }
    _type = type
    super.init()
  }

  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

// Follows documentation/coreimage/cidetectortypeface and its neighbours.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"

/// What was found. Follows documentation/coreimage/cifeature.
open class CIFeature: NSObject, @unchecked Sendable {
  public let type: String
  public let bounds: CGRect

  public init(_type type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
    super.init()
  }
}

/// Follows documentation/coreimage/cifacefeature.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
  open var hasTrackingID: Bool { false }
  open var trackingID: Int32 { 0 }
}

/// Follows documentation/coreimage/ciqrcodefeature.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  open var messageString: String? { nil }
  open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
  open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}

/// Follows documentation/coreimage/cirectanglefeature.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
  open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}
