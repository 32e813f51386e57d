import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/ciphotoeffectchrome.
public protocol CIPhotoEffectChrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class PhotoEffectChromeFilter: CIFilter, CIPhotoEffectChrome {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/ciphotoeffectfade.
public protocol CIPhotoEffectFade: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class PhotoEffectFadeFilter: CIFilter, CIPhotoEffectFade {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/ciphotoeffectinstant.
public protocol CIPhotoEffectInstant: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class PhotoEffectInstantFilter: CIFilter, CIPhotoEffectInstant {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/ciphotoeffectmono.
public protocol CIPhotoEffectMono: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class PhotoEffectMonoFilter: CIFilter, CIPhotoEffectMono {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/ciphotoeffectnoir.
public protocol CIPhotoEffectNoir: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class PhotoEffectNoirFilter: CIFilter, CIPhotoEffectNoir {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/ciphotoeffectprocess.
public protocol CIPhotoEffectProcess: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class PhotoEffectProcessFilter: CIFilter, CIPhotoEffectProcess {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/ciphotoeffecttonal.
public protocol CIPhotoEffectTonal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class PhotoEffectTonalFilter: CIFilter, CIPhotoEffectTonal {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/ciphotoeffecttransfer.
public protocol CIPhotoEffectTransfer: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class PhotoEffectTransferFilter: CIFilter, CIPhotoEffectTransfer {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/cisepiatone.
public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

private final class SepiaToneFilter: CIFilter, CISepiaTone {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { _ = _setValue(newValue, forKey: "inputIntensity") }
  }
}

/// Follows documentation/coreimage/citemperatureandtint.
public protocol CITemperatureAndTint: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var neutral: CIVector { get set }
  var targetNeutral: CIVector { get set }
}

private final class TemperatureAndTintFilter: CIFilter, CITemperatureAndTint {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var neutral: CIVector {
    get { _value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0, y: 0) }
    set { _ = _setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { _value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0, y: 0) }
    set { _ = _setValue(newValue, forKey: "inputTargetNeutral") }
  }
}

/// Follows documentation/coreimage/cithermal.
public protocol CIThermal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class ThermalFilter: CIFilter, CIThermal {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/photoeffectchrome().
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome {
    PhotoEffectChromeFilter("CIPhotoEffectChrome")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/photoeffectfade().
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade {
    PhotoEffectFadeFilter("CIPhotoEffectFade")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/photoeffectinstant().
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant {
    PhotoEffectInstantFilter("CIPhotoEffectInstant")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/photoeffectmono().
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono {
    PhotoEffectMonoFilter("CIPhotoEffectMono")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/photoeffectnoir().
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir {
    PhotoEffectNoirFilter("CIPhotoEffectNoir")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/photoeffectprocess().
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess {
    PhotoEffectProcessFilter("CIPhotoEffectProcess")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/photoeffecttonal().
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal {
    PhotoEffectTonalFilter("CIPhotoEffectTonal")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/photoeffecttransfer().
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer {
    PhotoEffectTransferFilter("CIPhotoEffectTransfer")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/sepiatone().
  public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaToneFilter("CISepiaTone") }
  /// Follows documentation/coreimage/cifilter-swift.class/temperatureandtint().
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    TemperatureAndTintFilter("CITemperatureAndTint")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/thermal().
  public class func thermal() -> any CIFilter & CIThermal { ThermalFilter("CIThermal") }
}
