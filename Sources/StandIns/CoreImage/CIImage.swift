@_exported import CoreGraphics
@_exported import ImageIO

/// A picture and what is to be done with it. Follows documentation/coreimage/ciimage.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The pixels, if the picture starts from some.
  let source: CGImage?
  let fill: CIColor?
  public let extent: CGRect
  public let url: URL?
  /// The filters that were applied, in their order. What they do to the pixels is not computed here.
  public let _filters: [String]

  init(
    source: CGImage?, fill: CIColor? = nil, extent: CGRect, url: URL? = nil, filters: [String] = []
  ) {
    self.source = source
    self.fill = fill
    self.extent = extent
    self.url = url
    _filters = filters
    super.init()
  }

  public override convenience init() { self.init(source: nil, extent: .null) }

  public convenience init(cgImage image: CGImage) {
    self.init(
      source: image, extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(cgImage: image)
  }

  /// A picture without bounds, of one colour.
  public convenience init(color: CIColor) {
    self.init(source: nil, fill: color, extent: .infinite)
  }

  /// Nil where the bytes are no picture.
  public convenience init?(data: Data) {
    guard let size = CGImage._size(of: data) else { return nil }
    self.init(cgImage: CGImage(_width: Int(size.width), height: Int(size.height), data: data))
  }

  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    self.init(data: data)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let size = CGImage._size(of: data) else {
      return nil
    }
    let image = CGImage(_width: Int(size.width), height: Int(size.height), data: data)
    self.init(source: image, extent: CGRect(origin: .zero, size: size), url: url)
  }

  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    self.init(contentsOf: url)
  }

  open class func empty() -> CIImage { CIImage() }

  open class var black: CIImage { CIImage(color: .black) }
  open class var white: CIImage { CIImage(color: .white) }
  open class var clear: CIImage { CIImage(color: .clear) }
  open class var red: CIImage { CIImage(color: .red) }
  open class var green: CIImage { CIImage(color: .green) }
  open class var blue: CIImage { CIImage(color: .blue) }

  open var cgImage: CGImage? { source }
  open var colorSpace: CGColorSpace? { source?.colorSpace }
  open var properties: [String: Any] { [:] }

  // MARK: Changes

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    changed(extent: extent.applying(matrix), "CIAffineTransform")
  }

  open func cropped(to rect: CGRect) -> CIImage {
    changed(extent: extent.intersection(rect), "CICrop")
  }

  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let size =
      orientation._isTurned ? CGSize(width: extent.height, height: extent.width) : extent.size
    return changed(extent: CGRect(origin: extent.origin, size: size), "CIOrientation")
  }

  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(orientation)) ?? .up)
  }

  open func composited(over dest: CIImage) -> CIImage {
    changed(extent: extent.union(dest.extent), "CISourceOverCompositing")
  }

  open func clampedToExtent() -> CIImage { changed(extent: .infinite, "CIAffineClamp") }
  open func clamped(to rect: CGRect) -> CIImage { changed(extent: .infinite, "CIClamp") }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    changed(extent: extent.insetBy(dx: -3 * sigma, dy: -3 * sigma), "CIGaussianBlur")
  }
  open func premultiplyingAlpha() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { self }

  open func applyingFilter(_ filterName: String) -> CIImage { changed(extent: extent, filterName) }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else {
      return changed(extent: extent, filterName)
    }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  func changed(extent: CGRect, _ filter: String) -> CIImage {
    CIImage(source: source, fill: fill, extent: extent, url: url, filters: _filters + [filter])
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Follows documentation/coreimage/ciimageoption.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty")
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
  public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
}
