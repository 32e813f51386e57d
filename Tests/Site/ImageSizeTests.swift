import Foundation
import Testing

@testable import Site

@Suite("The size of a picture")
struct ImageSizeTests {
  private static func bytes(_ parts: Any...) -> [UInt8] {
    parts.flatMap { part -> [UInt8] in
      if let text = part as? String { return Array(text.utf8) }
      return part as? [UInt8] ?? []
    }
  }

  private static func exif(_ orientation: UInt8) -> [UInt8] {
    bytes(
      [0xFF, 0xE1, 0, 34] as [UInt8], "Exif\0\0", "MM", [0, 42, 0, 0, 0, 8, 0, 1] as [UInt8],
      [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0] as [UInt8])
  }

  private static let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 100, 1, 44, 3, 0, 0, 0, 0, 0]

  static let pictures: [(name: String, bytes: [UInt8], size: ImageSize?)] = [
    (
      "PNG",
      bytes(
        [0x89] as [UInt8], "PNG\r\n\u{1A}\n", [0, 0, 0, 13] as [UInt8], "IHDR",
        [0, 0, 4, 176, 0, 0, 2, 118] as [UInt8]), ImageSize(width: 1200, height: 630)
    ),
    ("GIF", bytes("GIF89a", [0x40, 1, 0xF0, 0] as [UInt8]), ImageSize(width: 320, height: 240)),
    (
      "JPEG", bytes([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1] as [UInt8], frame),
      ImageSize(width: 300, height: 100)
    ),
    (
      "JPEG that lies on its side", bytes([0xFF, 0xD8] as [UInt8], exif(6), frame),
      ImageSize(width: 100, height: 300)
    ),
    (
      "JPEG that stands on its head", bytes([0xFF, 0xD8] as [UInt8], exif(3), frame),
      ImageSize(width: 300, height: 100)
    ),
    (
      "WebP, lossy",
      bytes(
        "RIFF", [0, 0, 0, 0] as [UInt8], "WEBPVP8 ", [UInt8](repeating: 0, count: 10),
        [0x80, 2, 0xE0, 0x41] as [UInt8]), ImageSize(width: 640, height: 480)
    ),
    (
      "WebP, lossless",
      bytes(
        "RIFF", [0, 0, 0, 0] as [UInt8], "WEBPVP8L", [0, 0, 0, 0, 0x2F] as [UInt8],
        [0x63, 0xC0, 0x18, 0] as [UInt8], [UInt8](repeating: 0, count: 8)),
      ImageSize(width: 100, height: 100)
    ),
    (
      "WebP, extended",
      bytes(
        "RIFF", [0, 0, 0, 0] as [UInt8], "WEBPVP8X", [UInt8](repeating: 0, count: 8),
        [99, 0, 0, 49, 0, 0] as [UInt8]), ImageSize(width: 100, height: 50)
    ),
    (
      "SVG",
      bytes(
        "<?xml version=\"1.0\"?>\n<!-- <svg> -->\n<svg width=\"40px\" height='20.4' viewBox=\"0 0 1 1\">"
      ),
      ImageSize(width: 40, height: 20)
    ),
    (
      "SVG with a view box only", bytes("<svg xmlns=\"x\" width=\"100%\" viewBox=\"0 0 24 12\"/>"),
      ImageSize(width: 24, height: 12)
    ),
    ("SVG without a size", bytes("<svg><rect width=\"3\" height=\"3\"/></svg>"), nil),
    ("a text", bytes("GIF is a format"), nil),
    ("nothing", [], nil),
    (
      "PNG without pixels",
      bytes([0x89] as [UInt8], "PNG\r\n\u{1A}\n\0\0\0\rIHDR", [UInt8](repeating: 0, count: 8)), nil
    ),
  ]

  @Test("is read from its head", arguments: pictures.indices)
  func size(index: Int) {
    let picture = Self.pictures[index]
    #expect(ImageSize.read(picture.bytes) == picture.size, "\(picture.name)")
  }

  @Test("is unknown where the file is cut off, wherever that is", arguments: pictures.indices)
  func cutOff(index: Int) {
    let picture = Self.pictures[index]
    for count in 0..<picture.bytes.count {
      let size = ImageSize.read(Array(picture.bytes.prefix(count)))
      #expect(size == nil || size == picture.size, "\(picture.name), \(count) bytes")
    }
  }
}
