import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/cibumpdistortion.
public protocol CIBumpDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}

private final class BumpDistortionFilter: CIFilter, CIBumpDistortion {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { _ = _setValue(newValue, forKey: "inputScale") }
  }
}

/// Follows documentation/coreimage/cipinchdistortion.
public protocol CIPinchDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}

private final class PinchDistortionFilter: CIFilter, CIPinchDistortion {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { _ = _setValue(newValue, forKey: "inputScale") }
  }
}

/// Follows documentation/coreimage/ciholedistortion.
public protocol CIHoleDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}

private final class HoleDistortionFilter: CIFilter, CIHoleDistortion {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

/// Follows documentation/coreimage/civortexdistortion.
public protocol CIVortexDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

private final class VortexDistortionFilter: CIFilter, CIVortexDistortion {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { _ = _setValue(newValue, forKey: "inputAngle") }
  }
}

/// Follows documentation/coreimage/ciperspectivecorrection.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
  var bottomRight: CGPoint { get set }
}

private final class PerspectiveCorrectionFilter: CIFilter, CIPerspectiveCorrection {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { _ = _setValue(newValue, forKey: "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { _ = _setValue(newValue, forKey: "inputTopRight") }
  }
  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { _ = _setValue(newValue, forKey: "inputBottomLeft") }
  }
  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { _ = _setValue(newValue, forKey: "inputBottomRight") }
  }
}

/// Follows documentation/coreimage/cistraighten.
public protocol CIStraighten: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

private final class StraightenFilter: CIFilter, CIStraighten {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { _ = _setValue(newValue, forKey: "inputAngle") }
  }
}

/// Follows documentation/coreimage/cilanczosscaletransform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}

private final class LanczosScaleTransformFilter: CIFilter, CILanczosScaleTransform {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { _ = _setValue(newValue, forKey: "inputScale") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { _ = _setValue(newValue, forKey: "inputAspectRatio") }
  }
}

/// Follows documentation/coreimage/ciheightfieldfrommask.
public protocol CIHeightFieldFromMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

private final class HeightFieldFromMaskFilter: CIFilter, CIHeightFieldFromMask {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/bumpdistortion().
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BumpDistortionFilter("CIBumpDistortion")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/pinchdistortion().
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    PinchDistortionFilter("CIPinchDistortion")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/holedistortion().
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    HoleDistortionFilter("CIHoleDistortion")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/vortexdistortion().
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    VortexDistortionFilter("CIVortexDistortion")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/perspectivecorrection().
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    PerspectiveCorrectionFilter("CIPerspectiveCorrection")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/straighten().
  public class func straighten() -> any CIFilter & CIStraighten { StraightenFilter("CIStraighten") }
  /// Follows documentation/coreimage/cifilter-swift.class/lanczosscaletransform().
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    LanczosScaleTransformFilter("CILanczosScaleTransform")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/heightfieldfrommask().
  public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask {
    HeightFieldFromMaskFilter("CIHeightFieldFromMask")
  }
}
