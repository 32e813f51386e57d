import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/ciqrcodegenerator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

private final class QrCodeGeneratorFilter: CIFilter, CIQRCodeGenerator {
  var message: Data {
    get { _value(forKey: "inputMessage") as? Data ?? Data() }
    set { _ = _setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { _value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { _ = _setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

/// Follows documentation/coreimage/cicode128barcodegenerator.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}

private final class Code128BarcodeGeneratorFilter: CIFilter, CICode128BarcodeGenerator {
  var message: Data {
    get { _value(forKey: "inputMessage") as? Data ?? Data() }
    set { _ = _setValue(newValue, forKey: "inputMessage") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { _ = _setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { _ = _setValue(newValue, forKey: "inputBarcodeHeight") }
  }
}

/// Follows documentation/coreimage/ciazteccodegenerator.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: Float { get set }
  var layers: Float { get set }
  var compactStyle: Float { get set }
}

private final class AztecCodeGeneratorFilter: CIFilter, CIAztecCodeGenerator {
  var message: Data {
    get { _value(forKey: "inputMessage") as? Data ?? Data() }
    set { _ = _setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: Float {
    get { number("inputCorrectionLevel") }
    set { _ = _setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var layers: Float {
    get { number("inputLayers") }
    set { _ = _setValue(newValue, forKey: "inputLayers") }
  }
  var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { _ = _setValue(newValue, forKey: "inputCompactStyle") }
  }
}

/// Follows documentation/coreimage/cipdf417barcodegenerator.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var minWidth: Float { get set }
  var maxWidth: Float { get set }
}

private final class Pdf417BarcodeGeneratorFilter: CIFilter, CIPDF417BarcodeGenerator {
  var message: Data {
    get { _value(forKey: "inputMessage") as? Data ?? Data() }
    set { _ = _setValue(newValue, forKey: "inputMessage") }
  }
  var minWidth: Float {
    get { number("inputMinWidth") }
    set { _ = _setValue(newValue, forKey: "inputMinWidth") }
  }
  var maxWidth: Float {
    get { number("inputMaxWidth") }
    set { _ = _setValue(newValue, forKey: "inputMaxWidth") }
  }
}

/// Follows documentation/coreimage/cicheckerboardgenerator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

private final class CheckerboardGeneratorFilter: CIFilter, CICheckerboardGenerator {
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

/// Follows documentation/coreimage/cilineargradient.
public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

private final class LinearGradientFilter: CIFilter, CILinearGradient {
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

/// Follows documentation/coreimage/ciradialgradient.
public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

private final class RadialGradientFilter: CIFilter, CIRadialGradient {
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { _ = _setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { _ = _setValue(newValue, forKey: "inputRadius1") }
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

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/qrcodegenerator().
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    QrCodeGeneratorFilter("CIQRCodeGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/code128barcodegenerator().
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    Code128BarcodeGeneratorFilter("CICode128BarcodeGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/azteccodegenerator().
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    AztecCodeGeneratorFilter("CIAztecCodeGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/pdf417barcodegenerator().
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    Pdf417BarcodeGeneratorFilter("CIPDF417BarcodeGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/checkerboardgenerator().
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    CheckerboardGeneratorFilter("CICheckerboardGenerator")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/lineargradient().
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    LinearGradientFilter("CILinearGradient")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/radialgradient().
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    RadialGradientFilter("CIRadialGradient")
  }
}
