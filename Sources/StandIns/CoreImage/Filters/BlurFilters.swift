import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/ciboxblur.
public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

private final class BoxBlurFilter: CIFilter, CIBoxBlur {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

/// Follows documentation/coreimage/cidiscblur.
public protocol CIDiscBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

private final class DiscBlurFilter: CIFilter, CIDiscBlur {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

/// Follows documentation/coreimage/cigaussianblur.
public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

private final class GaussianBlurFilter: CIFilter, CIGaussianBlur {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

/// Follows documentation/coreimage/cimotionblur.
public protocol CIMotionBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

private final class MotionBlurFilter: CIFilter, CIMotionBlur {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
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

/// Follows documentation/coreimage/cizoomblur.
public protocol CIZoomBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
  var center: CGPoint { get set }
}

private final class ZoomBlurFilter: CIFilter, CIZoomBlur {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { _ = _setValue(newValue, forKey: "inputAmount") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
}

/// Follows documentation/coreimage/cimedian.
public protocol CIMedian: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class MedianFilter: CIFilter, CIMedian {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/cinoisereduction.
public protocol CINoiseReduction: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var noiseLevel: Float { get set }
  var sharpness: Float { get set }
}

private final class NoiseReductionFilter: CIFilter, CINoiseReduction {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var noiseLevel: Float {
    get { number("inputNoiseLevel") }
    set { _ = _setValue(newValue, forKey: "inputNoiseLevel") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { _ = _setValue(newValue, forKey: "inputSharpness") }
  }
}

/// Follows documentation/coreimage/cibokehblur.
public protocol CIBokehBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var ringAmount: Float { get set }
  var ringSize: Float { get set }
  var softness: Float { get set }
}

private final class BokehBlurFilter: CIFilter, CIBokehBlur {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var ringAmount: Float {
    get { number("inputRingAmount") }
    set { _ = _setValue(newValue, forKey: "inputRingAmount") }
  }
  var ringSize: Float {
    get { number("inputRingSize") }
    set { _ = _setValue(newValue, forKey: "inputRingSize") }
  }
  var softness: Float {
    get { number("inputSoftness") }
    set { _ = _setValue(newValue, forKey: "inputSoftness") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/boxblur().
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlurFilter("CIBoxBlur") }
  /// Follows documentation/coreimage/cifilter-swift.class/discblur().
  public class func discBlur() -> any CIFilter & CIDiscBlur { DiscBlurFilter("CIDiscBlur") }
  /// Follows documentation/coreimage/cifilter-swift.class/gaussianblur().
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    GaussianBlurFilter("CIGaussianBlur")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/motionblur().
  public class func motionBlur() -> any CIFilter & CIMotionBlur { MotionBlurFilter("CIMotionBlur") }
  /// Follows documentation/coreimage/cifilter-swift.class/zoomblur().
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { ZoomBlurFilter("CIZoomBlur") }
  /// Follows documentation/coreimage/cifilter-swift.class/median().
  public class func median() -> any CIFilter & CIMedian { MedianFilter("CIMedian") }
  /// Follows documentation/coreimage/cifilter-swift.class/noisereduction().
  public class func noiseReduction() -> any CIFilter & CINoiseReduction {
    NoiseReductionFilter("CINoiseReduction")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/bokehblur().
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { BokehBlurFilter("CIBokehBlur") }
}
