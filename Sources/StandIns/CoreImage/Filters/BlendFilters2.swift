import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/cihardlightblendmode.
public protocol CIHardLightBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class HardLightBlendModeFilter: CIFilter, CIHardLightBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cicolorblendmode.
public protocol CIColorBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class ColorBlendModeFilter: CIFilter, CIColorBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/ciluminosityblendmode.
public protocol CILuminosityBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class LuminosityBlendModeFilter: CIFilter, CILuminosityBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cidifferenceblendmode.
public protocol CIDifferenceBlendMode: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class DifferenceBlendModeFilter: CIFilter, CIDifferenceBlendMode {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/ciadditioncompositing.
public protocol CIAdditionCompositing: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class AdditionCompositingFilter: CIFilter, CIAdditionCompositing {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/cimultiplycompositing.
public protocol CIMultiplyCompositing: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

private final class MultiplyCompositingFilter: CIFilter, CIMultiplyCompositing {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

/// Follows documentation/coreimage/ciblendwithmask.
public protocol CIBlendWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}

private final class BlendWithMaskFilter: CIFilter, CIBlendWithMask {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { _value(forKey: "inputMaskImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputMaskImage") }
  }
}

/// Follows documentation/coreimage/ciblendwithalphamask.
public protocol CIBlendWithAlphaMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}

private final class BlendWithAlphaMaskFilter: CIFilter, CIBlendWithAlphaMask {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { _value(forKey: "inputBackgroundImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { _value(forKey: "inputMaskImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputMaskImage") }
  }
}

/// Follows documentation/coreimage/cidissolvetransition.
public protocol CIDissolveTransition: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var targetImage: CIImage? { get set }
  var time: Float { get set }
}

private final class DissolveTransitionFilter: CIFilter, CIDissolveTransition {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var targetImage: CIImage? {
    get { _value(forKey: "inputTargetImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputTargetImage") }
  }
  var time: Float {
    get { number("inputTime") }
    set { _ = _setValue(newValue, forKey: "inputTime") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/hardlightblendmode().
  public class func hardLightBlendMode() -> any CIFilter & CIHardLightBlendMode {
    HardLightBlendModeFilter("CIHardLightBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/colorblendmode().
  public class func colorBlendMode() -> any CIFilter & CIColorBlendMode {
    ColorBlendModeFilter("CIColorBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/luminosityblendmode().
  public class func luminosityBlendMode() -> any CIFilter & CILuminosityBlendMode {
    LuminosityBlendModeFilter("CILuminosityBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/differenceblendmode().
  public class func differenceBlendMode() -> any CIFilter & CIDifferenceBlendMode {
    DifferenceBlendModeFilter("CIDifferenceBlendMode")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/additioncompositing().
  public class func additionCompositing() -> any CIFilter & CIAdditionCompositing {
    AdditionCompositingFilter("CIAdditionCompositing")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/multiplycompositing().
  public class func multiplyCompositing() -> any CIFilter & CIMultiplyCompositing {
    MultiplyCompositingFilter("CIMultiplyCompositing")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/blendwithmask().
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BlendWithMaskFilter("CIBlendWithMask")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/blendwithalphamask().
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithAlphaMask {
    BlendWithAlphaMaskFilter("CIBlendWithAlphaMask")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/dissolvetransition().
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    DissolveTransitionFilter("CIDissolveTransition")
  }
}
