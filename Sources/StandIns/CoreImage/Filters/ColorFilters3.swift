import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/cixray.
public protocol CIXRay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class XRayFilter: CIFilter, CIXRay {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/civibrance.
public protocol CIVibrance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}

private final class VibranceFilter: CIFilter, CIVibrance {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { _ = _setValue(newValue, forKey: "inputAmount") }
  }
}

/// Follows documentation/coreimage/civignette.
public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}

private final class VignetteFilter: CIFilter, CIVignette {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { _ = _setValue(newValue, forKey: "inputIntensity") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

/// Follows documentation/coreimage/civignetteeffect.
public protocol CIVignetteEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
  var falloff: Float { get set }
}

private final class VignetteEffectFilter: CIFilter, CIVignetteEffect {
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
  var intensity: Float {
    get { number("inputIntensity") }
    set { _ = _setValue(newValue, forKey: "inputIntensity") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { _ = _setValue(newValue, forKey: "inputFalloff") }
  }
}

/// Follows documentation/coreimage/ciwhitepointadjust.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
}

private final class WhitePointAdjustFilter: CIFilter, CIWhitePointAdjust {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var color: CIColor {
    get { _value(forKey: "inputColor") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor") }
  }
}

/// Follows documentation/coreimage/cihighlightshadowadjust.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var shadowAmount: Float { get set }
  var highlightAmount: Float { get set }
}

private final class HighlightShadowAdjustFilter: CIFilter, CIHighlightShadowAdjust {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { _ = _setValue(newValue, forKey: "inputShadowAmount") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { _ = _setValue(newValue, forKey: "inputHighlightAmount") }
  }
}

/// Follows documentation/coreimage/cicolormatrix.
public protocol CIColorMatrix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}

private final class ColorMatrixFilter: CIFilter, CIColorMatrix {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var rVector: CIVector {
    get { _value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0, y: 0) }
    set { _ = _setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { _value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0, y: 0) }
    set { _ = _setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { _value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0, y: 0) }
    set { _ = _setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { _value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0, y: 0) }
    set { _ = _setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { _value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0, y: 0) }
    set { _ = _setValue(newValue, forKey: "inputBiasVector") }
  }
}

/// Follows documentation/coreimage/cicolorthreshold.
public protocol CIColorThreshold: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var threshold: Float { get set }
}

private final class ColorThresholdFilter: CIFilter, CIColorThreshold {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var threshold: Float {
    get { number("inputThreshold") }
    set { _ = _setValue(newValue, forKey: "inputThreshold") }
  }
}

/// Follows documentation/coreimage/cidither.
public protocol CIDither: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

private final class DitherFilter: CIFilter, CIDither {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { _ = _setValue(newValue, forKey: "inputIntensity") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/xray().
  public class func xRay() -> any CIFilter & CIXRay { XRayFilter("CIXRay") }
  /// Follows documentation/coreimage/cifilter-swift.class/vibrance().
  public class func vibrance() -> any CIFilter & CIVibrance { VibranceFilter("CIVibrance") }
  /// Follows documentation/coreimage/cifilter-swift.class/vignette().
  public class func vignette() -> any CIFilter & CIVignette { VignetteFilter("CIVignette") }
  /// Follows documentation/coreimage/cifilter-swift.class/vignetteeffect().
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    VignetteEffectFilter("CIVignetteEffect")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/whitepointadjust().
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    WhitePointAdjustFilter("CIWhitePointAdjust")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/highlightshadowadjust().
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    HighlightShadowAdjustFilter("CIHighlightShadowAdjust")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/colormatrix().
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    ColorMatrixFilter("CIColorMatrix")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/colorthreshold().
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    ColorThresholdFilter("CIColorThreshold")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/dither().
  public class func dither() -> any CIFilter & CIDither { DitherFilter("CIDither") }
}
