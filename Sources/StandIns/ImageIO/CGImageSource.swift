@_exported import CoreGraphics

/// A file with pictures. Follows documentation/imageio/cgimagesource.
public final class CGImageSource: Hashable, @unchecked Sendable {
  let data: Data
  let size: CGSize

  init?(_ data: Data) {
    guard let size = CGImage._size(of: data) else { return nil }
    self.data = data
    self.size = size
  }

  public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Follows documentation/imageio/cgimagesourcecreatewithdata(_:_:).
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// Follows documentation/imageio/cgimagesourcecreatewithurl(_:_:).
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap(CGImageSource.init)
}

/// Follows documentation/imageio/cgimagesourcegetcount(_:): one, the first picture, is read here.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Follows documentation/imageio/cgimagesourcegettype(_:).
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.data.first {
  case 0x89: "public.png"
  case 0x47: "com.compuserve.gif"
  default: "public.jpeg"
  }
}

/// Follows documentation/imageio/cgimagesourcecreateimageatindex(_:_:_:).
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0
    ? CGImage(_width: Int(isrc.size.width), height: Int(isrc.size.height), data: isrc.data) : nil
}

/// Follows documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:).
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize as String]).flatMap(pixels)
  let longest = max(isrc.size.width, isrc.size.height)
  let scale = limit.map { min(1, $0 / max(1, longest)) } ?? 1
  return CGImage(
    _width: max(1, Int((isrc.size.width * scale).rounded())),
    height: max(1, Int((isrc.size.height * scale).rounded())), data: isrc.data)
}

/// Follows documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:).
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  return [
    kCGImagePropertyPixelWidth as String: Int(isrc.size.width),
    kCGImagePropertyPixelHeight as String: Int(isrc.size.height),
  ] as NSDictionary
}

private func pixels(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}

// Follows documentation/imageio/kcgimagesourcethumbnailmaxpixelsize and its neighbours.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
