import CoreGraphics

// The filters of `CIFilterBuiltins`, each with the properties that Apple's documentation lists at
// documentation/coreimage/cifilter-swift.class under the filter's name.

/// Follows documentation/coreimage/cibloom.
public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

private final class BloomFilter: CIFilter, CIBloom {
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

/// Follows documentation/coreimage/cigloom.
public protocol CIGloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

private final class GloomFilter: CIFilter, CIGloom {
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

/// Follows documentation/coreimage/cicomiceffect.
public protocol CIComicEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class ComicEffectFilter: CIFilter, CIComicEffect {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
}

/// Follows documentation/coreimage/cicrystallize.
public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

private final class CrystallizeFilter: CIFilter, CICrystallize {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
}

/// Follows documentation/coreimage/ciedges.
public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

private final class EdgesFilter: CIFilter, CIEdges {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { _ = _setValue(newValue, forKey: "inputIntensity") }
  }
}

/// Follows documentation/coreimage/ciedgework.
public protocol CIEdgeWork: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

private final class EdgeWorkFilter: CIFilter, CIEdgeWork {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
}

/// Follows documentation/coreimage/cihexagonalpixellate.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

private final class HexagonalPixellateFilter: CIFilter, CIHexagonalPixellate {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { _ = _setValue(newValue, forKey: "inputScale") }
  }
}

/// Follows documentation/coreimage/cipixellate.
public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

private final class PixellateFilter: CIFilter, CIPixellate {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { _ = _setValue(newValue, forKey: "inputScale") }
  }
}

/// Follows documentation/coreimage/cipointillize.
public protocol CIPointillize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

private final class PointillizeFilter: CIFilter, CIPointillize {
  var inputImage: CIImage? {
    get { _value(forKey: "inputImage") as? CIImage }
    set { _ = _setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { _ = _setValue(newValue, forKey: "inputRadius") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { _ = _setValue(newValue, forKey: "inputCenter") }
  }
}

extension CIFilter {
  /// Follows documentation/coreimage/cifilter-swift.class/bloom().
  public class func bloom() -> any CIFilter & CIBloom { BloomFilter("CIBloom") }
  /// Follows documentation/coreimage/cifilter-swift.class/gloom().
  public class func gloom() -> any CIFilter & CIGloom { GloomFilter("CIGloom") }
  /// Follows documentation/coreimage/cifilter-swift.class/comiceffect().
  public class func comicEffect() -> any CIFilter & CIComicEffect {
    ComicEffectFilter("CIComicEffect")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/crystallize().
  public class func crystallize() -> any CIFilter & CICrystallize {
    CrystallizeFilter("CICrystallize")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/edges().
  public class func edges() -> any CIFilter & CIEdges { EdgesFilter("CIEdges") }
  /// Follows documentation/coreimage/cifilter-swift.class/edgework().
  public class func edgeWork() -> any CIFilter & CIEdgeWork { EdgeWorkFilter("CIEdgeWork") }
  /// Follows documentation/coreimage/cifilter-swift.class/hexagonalpixellate().
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    HexagonalPixellateFilter("CIHexagonalPixellate")
  }
  /// Follows documentation/coreimage/cifilter-swift.class/pixellate().
  public class func pixellate() -> any CIFilter & CIPixellate { PixellateFilter("CIPixellate") }
  /// Follows documentation/coreimage/cifilter-swift.class/pointillize().
  public class func pointillize() -> any CIFilter & CIPointillize {
    PointillizeFilter("CIPointillize")
  }
}
