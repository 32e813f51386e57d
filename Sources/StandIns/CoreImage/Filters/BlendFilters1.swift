import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/cisourceovercompositing.
public protocol CISourceOverCompositing: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class SourceOverCompositingFilter: CIFilter, CISourceOverCompositing {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cisourceatopcompositing.
public protocol CISourceAtopCompositing: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class SourceAtopCompositingFilter: CIFilter, CISourceAtopCompositing {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cisourceincompositing.
public protocol CISourceInCompositing: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class SourceInCompositingFilter: CIFilter, CISourceInCompositing {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cisourceoutcompositing.
public protocol CISourceOutCompositing: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class SourceOutCompositingFilter: CIFilter, CISourceOutCompositing {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cimultiplyblendmode.
public protocol CIMultiplyBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class MultiplyBlendModeFilter: CIFilter, CIMultiplyBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/ciscreenblendmode.
public protocol CIScreenBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class ScreenBlendModeFilter: CIFilter, CIScreenBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cioverlayblendmode.
public protocol CIOverlayBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class OverlayBlendModeFilter: CIFilter, CIOverlayBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cidarkenblendmode.
public protocol CIDarkenBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class DarkenBlendModeFilter: CIFilter, CIDarkenBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cilightenblendmode.
public protocol CILightenBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class LightenBlendModeFilter: CIFilter, CILightenBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cisoftlightblendmode.
public protocol CISoftLightBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class SoftLightBlendModeFilter: CIFilter, CISoftLightBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/sourceovercompositing().
  public class func sourceOverCompositing() -> any CIFilter & CISourceOverCompositing {
    SourceOverCompositingFilter("CISourceOverCompositing")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/sourceatopcompositing().
  public class func sourceAtopCompositing() -> any CIFilter & CISourceAtopCompositing {
    SourceAtopCompositingFilter("CISourceAtopCompositing")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/sourceincompositing().
  public class func sourceInCompositing() -> any CIFilter & CISourceInCompositing {
    SourceInCompositingFilter("CISourceInCompositing")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/sourceoutcompositing().
  public class func sourceOutCompositing() -> any CIFilter & CISourceOutCompositing {
    SourceOutCompositingFilter("CISourceOutCompositing")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/multiplyblendmode().
  public class func multiplyBlendMode() -> any CIFilter & CIMultiplyBlendMode {
    MultiplyBlendModeFilter("CIMultiplyBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/screenblendmode().
  public class func screenBlendMode() -> any CIFilter & CIScreenBlendMode {
    ScreenBlendModeFilter("CIScreenBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/overlayblendmode().
  public class func overlayBlendMode() -> any CIFilter & CIOverlayBlendMode {
    OverlayBlendModeFilter("CIOverlayBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/darkenblendmode().
  public class func darkenBlendMode() -> any CIFilter & CIDarkenBlendMode {
    DarkenBlendModeFilter("CIDarkenBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/lightenblendmode().
  public class func lightenBlendMode() -> any CIFilter & CILightenBlendMode {
    LightenBlendModeFilter("CILightenBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/softlightblendmode().
  public class func softLightBlendMode() -> any CIFilter & CISoftLightBlendMode {
    SoftLightBlendModeFilter("CISoftLightBlendMode")
  }
}
