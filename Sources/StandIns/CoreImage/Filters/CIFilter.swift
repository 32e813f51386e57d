import CoreGraphics

/// Changes a picture. Follows documentation/coreimage/cifilter-swift.class.
open class CIFilter: NSObject, _KeyValueCoding, NSCopying {
  public let name: String
  open var isEnabled = true
  private var inputs: [String: Any] = [:]

  init(_ name: String) {
    self.name = name
    super.init()
    setDefaults()
  }

  /// Nil for a name that is not one of a filter.
  public convenience init?(name: String) {
    guard _FilterNames.isFilter(name) else { return nil }
    self.init(name)
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { inputs[key] = value }
  }

  open class func filterNames(inCategory category: String?) -> [String] { _FilterNames.all }
  open class func filterNames(inCategories categories: [String]?) -> [String] { _FilterNames.all }
  open class func localizedName(forFilterName filterName: String) -> String? {
    _FilterNames.isFilter(filterName) ? String(filterName.dropFirst(2)) : nil
  }

  open var inputKeys: [String] { _FilterNames.inputs(of: name) }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] {
    inputKeys.reduce(into: ["CIAttributeFilterName": name]) { $0[$1] = [String: Any]() }
  }
  open func setDefaults() { inputs = [:] }

  /// The changed picture; nil without an input, and for pictures that would have to be made from nothing.
  open var outputImage: CIImage? {
    guard let image = inputs[kCIInputImageKey] as? CIImage else { return nil }
    return image.changed(extent: image.extent, name)
  }

  public func _value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs[key]
  }

  public func _setValue(_ value: Any?, forKey key: String) -> Bool {
    inputs[key] = value
    return true
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter(name)
    copy.inputs = inputs
    return copy
  }

  func number(_ key: String) -> Float {
    switch inputs[key] {
    case let value as Float: value
    case let value as Double: Float(value)
    case let value as Int: Float(value)
    case let value as NSNumber: value.floatValue
    default: 0
    }
  }

  func point(_ key: String) -> CGPoint {
    inputs[key] as? CGPoint ?? (inputs[key] as? CIVector)?.cgPointValue ?? .zero
  }
}

/// A filter of `CIFilterBuiltins`. Follows documentation/coreimage/cifilter-swift.protocol.
public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}

// Follows documentation/coreimage/kciinputimagekey and its neighbours.
public let kCIOutputImageKey = "outputImage"
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputTimeKey = "inputTime"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCIAttributeClass = "CIAttributeClass"
public let kCIAttributeDefault = "CIAttributeDefault"
