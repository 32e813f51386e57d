import FoundationOverlay

/// A bitmap, or the recorded drawing that a bitmap would show.
/// Follows documentation/coregraphics/cgimage.
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// What was drawn into the image, for those made by a context.
  public let _commands: [CGContext._Command]
  /// The file's bytes, for those read from one.
  public let _data: Data?

  public init(
    _width width: Int, height: Int, commands: [CGContext._Command] = [], data: Data? = nil
  ) {
    self.width = width
    self.height = height
    _commands = commands
    _data = data
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    let shift = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    return CGImage(
      _width: Int(part.width), height: Int(part.height),
      commands: [.concatenate(shift)] + _commands, data: _data)
  }
}

/// Follows documentation/coregraphics/cgimagealphainfo.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// Follows documentation/coregraphics/cginterpolationquality.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// Follows documentation/coregraphics/cgbitmapinfo.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
}
