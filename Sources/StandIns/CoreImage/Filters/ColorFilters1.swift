import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/cicolorcontrols.
public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

private final class ColorControlsFilter: CIFilter, CIColorControls {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { _ = _setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { _ = _setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { _ = _setValue(newValue, forKey: "inputContrast") }
  }
}

/// Follows documentation/coreimage/cicolorinvert.
public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class ColorInvertFilter: CIFilter, CIColorInvert {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/cicolormonochrome.
public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

private final class ColorMonochromeFilter: CIFilter, CIColorMonochrome {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var color: CIColor {
    get { _value(forKey: "inputColor") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { _ = _setValue(newValue, forKey: "inputIntensity") }
  }
}

/// Follows documentation/coreimage/cicolorposterize.
public protocol CIColorPosterize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var levels: Float { get set }
}

private final class ColorPosterizeFilter: CIFilter, CIColorPosterize {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { _ = _setValue(newValue, forKey: "inputLevels") }
  }
}

/// Follows documentation/coreimage/ciexposureadjust.
public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}

private final class ExposureAdjustFilter: CIFilter, CIExposureAdjust {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { _ = _setValue(newValue, forKey: "inputEV") }
  }
}

/// Follows documentation/coreimage/cifalsecolor.
public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

private final class FalseColorFilter: CIFilter, CIFalseColor {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var color0: CIColor {
    get { _value(forKey: "inputColor0") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { _value(forKey: "inputColor1") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor1") }
  }
}

/// Follows documentation/coreimage/cigammaadjust.
public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}

private final class GammaAdjustFilter: CIFilter, CIGammaAdjust {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var power: Float {
    get { number("inputPower") }
    set { _ = _setValue(newValue, forKey: "inputPower") }
  }
}

/// Follows documentation/coreimage/cihueadjust.
public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

private final class HueAdjustFilter: CIFilter, CIHueAdjust {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { _ = _setValue(newValue, forKey: "inputAngle") }
  }
}

/// Follows documentation/coreimage/cimasktoalpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class MaskToAlphaFilter: CIFilter, CIMaskToAlpha {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/cimaximumcomponent.
public protocol CIMaximumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class MaximumComponentFilter: CIFilter, CIMaximumComponent {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/ciminimumcomponent.
public protocol CIMinimumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class MinimumComponentFilter: CIFilter, CIMinimumComponent {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/colorcontrols().
  public class func colorControls() -> any CIFilter & CIColorControls {
    ColorControlsFilter("CIColorControls")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/colorinvert().
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    ColorInvertFilter("CIColorInvert")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/colormonochrome().
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    ColorMonochromeFilter("CIColorMonochrome")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/colorposterize().
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    ColorPosterizeFilter("CIColorPosterize")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/exposureadjust().
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    ExposureAdjustFilter("CIExposureAdjust")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/falsecolor().
  public class func falseColor() -> any CIFilter & CIFalseColor { FalseColorFilter("CIFalseColor") }
  /// Follows documentation/coreimage/cifilter-swift.class/gammaadjust().
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    GammaAdjustFilter("CIGammaAdjust")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/hueadjust().
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjustFilter("CIHueAdjust") }
  /// Follows documentation/coreimage/cifilter-swift.class/masktoalpha().
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    MaskToAlphaFilter("CIMaskToAlpha")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/maximumcomponent().
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    MaximumComponentFilter("CIMaximumComponent")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/minimumcomponent().
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    MinimumComponentFilter("CIMinimumComponent")
  }
}
