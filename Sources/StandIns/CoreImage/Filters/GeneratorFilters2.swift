import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/cismoothlineargradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

private final class SmoothLinearGradientFilter: CIFilter, CISmoothLinearGradient {
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { _ = _setValue(newValue, forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { _ = _setValue(newValue, forKey: "inputPoint1") }
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

/// Follows documentation/coreimage/cigaussiangradient.
public protocol CIGaussianGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var radius: Float { get set }
}

private final class GaussianGradientFilter: CIFilter, CIGaussianGradient {
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var color0: CIColor {
    get { _value(forKey: "inputColor0") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { _value(forKey: "inputColor1") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor1") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

/// Follows documentation/coreimage/cistripesgenerator.
public protocol CIStripesGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

private final class StripesGeneratorFilter: CIFilter, CIStripesGenerator {
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var color0: CIColor {
    get { _value(forKey: "inputColor0") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { _value(forKey: "inputColor1") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor1") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { _ = _setValue(newValue, forKey: "inputWidth") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { _ = _setValue(newValue, forKey: "inputSharpness") }
  }
}

/// Follows documentation/coreimage/cirandomgenerator.
public protocol CIRandomGenerator: CIFilterProtocol {
}

private final class RandomGeneratorFilter: CIFilter, CIRandomGenerator {}

/// Follows documentation/coreimage/cisunbeamsgenerator.
public protocol CISunbeamsGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color: CIColor { get set }
  var sunRadius: Float { get set }
}

private final class SunbeamsGeneratorFilter: CIFilter, CISunbeamsGenerator {
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var color: CIColor {
    get { _value(forKey: "inputColor") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor") }
  }
  var sunRadius: Float {
    get { number("inputSunRadius") }
    set { _ = _setValue(newValue, forKey: "inputSunRadius") }
  }
}

/// Follows documentation/coreimage/citextimagegenerator.
public protocol CITextImageGenerator: CIFilterProtocol {
  var text: String { get set }
  var fontName: String { get set }
  var fontSize: Float { get set }
  var scaleFactor: Float { get set }
}

private final class TextImageGeneratorFilter: CIFilter, CITextImageGenerator {
  var text: String {
    get { _value(forKey: "inputText") as? String ?? "" }
    set { _ = _setValue(newValue, forKey: "inputText") }
  }
  var fontName: String {
    get { _value(forKey: "inputFontName") as? String ?? "" }
    set { _ = _setValue(newValue, forKey: "inputFontName") }
  }
  var fontSize: Float {
    get { number("inputFontSize") }
    set { _ = _setValue(newValue, forKey: "inputFontSize") }
  }
  var scaleFactor: Float {
    get { number("inputScaleFactor") }
    set { _ = _setValue(newValue, forKey: "inputScaleFactor") }
  }
}

/// Follows documentation/coreimage/ciroundedrectanglegenerator.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var radius: Float { get set }
  var color: CIColor { get set }
}

private final class RoundedRectangleGeneratorFilter: CIFilter, CIRoundedRectangleGenerator {
  var extent: CGRect {
    get { _value(forKey: "inputExtent") as? CGRect ?? .zero }
    set { _ = _setValue(newValue, forKey: "inputExtent") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var color: CIColor {
    get { _value(forKey: "inputColor") as? CIColor ?? .black }
    set { _ = _setValue(newValue, forKey: "inputColor") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/smoothlineargradient().
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    SmoothLinearGradientFilter("CISmoothLinearGradient")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/gaussiangradient().
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    GaussianGradientFilter("CIGaussianGradient")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/stripesgenerator().
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    StripesGeneratorFilter("CIStripesGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/randomgenerator().
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    RandomGeneratorFilter("CIRandomGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/sunbeamsgenerator().
  public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator {
    SunbeamsGeneratorFilter("CISunbeamsGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/textimagegenerator().
  public class func textImageGenerator() -> any CIFilter & CITextImageGenerator {
    TextImageGeneratorFilter("CITextImageGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/roundedrectanglegenerator().
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    RoundedRectangleGeneratorFilter("CIRoundedRectangleGenerator")
  }
}
