import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/cilineoverlay.
public protocol CILineOverlay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var nrNoiseLevel: Float { get set }
  var nrSharpness: Float { get set }
  var edgeIntensity: Float { get set }
  var threshold: Float { get set }
  var contrast: Float { get set }
}

private final class LineOverlayFilter: CIFilter, CILineOverlay {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var nrNoiseLevel: Float {
    get { number("inputNRNoiseLevel") }
    set { _ = _setValue(newValue, forKey: "inputNRNoiseLevel") }
  }
  var nrSharpness: Float {
    get { number("inputNRSharpness") }
    set { _ = _setValue(newValue, forKey: "inputNRSharpness") }
  }
  var edgeIntensity: Float {
    get { number("inputEdgeIntensity") }
    set { _ = _setValue(newValue, forKey: "inputEdgeIntensity") }
  }
  var threshold: Float {
    get { number("inputThreshold") }
    set { _ = _setValue(newValue, forKey: "inputThreshold") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { _ = _setValue(newValue, forKey: "inputContrast") }
  }
}

/// Follows documentation/coreimage/cisharpenluminance.
public protocol CISharpenLuminance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var sharpness: Float { get set }
  var radius: Float { get set }
}

private final class SharpenLuminanceFilter: CIFilter, CISharpenLuminance {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { _ = _setValue(newValue, forKey: "inputSharpness") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

/// Follows documentation/coreimage/ciunsharpmask.
public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

private final class UnsharpMaskFilter: CIFilter, CIUnsharpMask {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { _ = _setValue(newValue, forKey: "inputIntensity") }
  }
}

/// Follows documentation/coreimage/cidotscreen.
public protocol CIDotScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

private final class DotScreenFilter: CIFilter, CIDotScreen {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { _ = _setValue(newValue, forKey: "inputAngle") }
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

/// Follows documentation/coreimage/cicircularscreen.
public protocol CICircularScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

private final class CircularScreenFilter: CIFilter, CICircularScreen {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
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

/// Follows documentation/coreimage/cihatchedscreen.
public protocol CIHatchedScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

private final class HatchedScreenFilter: CIFilter, CIHatchedScreen {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { _ = _setValue(newValue, forKey: "inputAngle") }
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

/// Follows documentation/coreimage/cispotcolor.
public protocol CISpotColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class SpotColorFilter: CIFilter, CISpotColor {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/cikaleidoscope.
public protocol CIKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var count: Int { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
}

private final class KaleidoscopeFilter: CIFilter, CIKaleidoscope {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var count: Int {
    get { _value(forKey: "inputCount") as? Int ?? 0 }
    set { _ = _setValue(newValue, forKey: "inputCount") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { _ = _setValue(newValue, forKey: "inputAngle") }
  }
}

/// Follows documentation/coreimage/citwirldistortion.
public protocol CITwirlDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

private final class TwirlDistortionFilter: CIFilter, CITwirlDistortion {
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

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/lineoverlay().
  public class func lineOverlay() -> any CIFilter & CILineOverlay {
    LineOverlayFilter("CILineOverlay")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/sharpenluminance().
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    SharpenLuminanceFilter("CISharpenLuminance")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/unsharpmask().
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    UnsharpMaskFilter("CIUnsharpMask")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/dotscreen().
  public class func dotScreen() -> any CIFilter & CIDotScreen { DotScreenFilter("CIDotScreen") }
  /// Follows documentation/coreimage/cifilter-swift.class/circularscreen().
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    CircularScreenFilter("CICircularScreen")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/hatchedscreen().
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen {
    HatchedScreenFilter("CIHatchedScreen")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/spotcolor().
  public class func spotColor() -> any CIFilter & CISpotColor { SpotColorFilter("CISpotColor") }
  /// Follows documentation/coreimage/cifilter-swift.class/kaleidoscope().
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope {
    KaleidoscopeFilter("CIKaleidoscope")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/twirldistortion().
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    TwirlDistortionFilter("CITwirlDistortion")
  }
}
