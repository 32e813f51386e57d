import CoreGraphics

/// Turns pictures into pixels. Follows documentation/coreimage/cicontext.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]? = nil) { super.init() }
  public init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) { super.init() }

  open var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The picture's pixels within a rectangle, before its filters.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isEmpty, !fromRect.isInfinite else { return nil }
    if let source = image.source {
      let whole = CGRect(x: 0, y: 0, width: source.width, height: source.height)
      if whole == fromRect { return source }
      return CGImage(
        _width: Int(fromRect.width.rounded()), height: Int(fromRect.height.rounded()),
        commands: source._commands, data: source._data)
    }
    let fill = image.fill ?? .clear
    let context = CGContext(
      data: nil, width: Int(fromRect.width), height: Int(fromRect.height), bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(
      CGColor(red: fill.red, green: fill.green, blue: fill.blue, alpha: fill.alpha))
    context?.fill(CGRect(origin: .zero, size: fromRect.size))
    return context?.makeImage()
  }

  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
  open func clearCaches() {}
}

/// Follows documentation/coreimage/cicontextoption.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}
