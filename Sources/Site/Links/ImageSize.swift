/// The size of a picture in pixels, read from the head of its file, so that a page can keep its place
/// before it is loaded.
struct ImageSize: Hashable, Sendable {
  var width: Int
  var height: Int

  /// Reads PNG, GIF, JPEG, WebP and SVG; nothing where the file is none of them or is damaged.
  static func read(_ bytes: [UInt8]) -> ImageSize? {
    let size =
      png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? webP(bytes) ?? SVGSize.read(bytes)
    guard let size, (1...100_000).contains(size.width), (1...100_000).contains(size.height)
    else { return nil }
    return size
  }

  private static func png(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      text(bytes, 12, 4) == "IHDR"
    else { return nil }
    return ImageSize(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 10, ["GIF87a", "GIF89a"].contains(text(bytes, 0, 6)) else { return nil }
    return ImageSize(width: little(bytes, 6, 2), height: little(bytes, 8, 2))
  }

  /// The size stands in the first frame's segment, behind segments of any length. A camera's turn
  /// (EXIF) is left to the browser, which exchanges the sides itself only where none are given: so
  /// then they are exchanged here.
  private static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var at = 2
    var isTurned = false
    while at + 9 < bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (big(bytes, at + 5, 2), big(bytes, at + 7, 2))
        return isTurned
          ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
      }
      if marker == 0xE1 { isTurned = isTurned || self.isTurned(bytes, at + 4) }
      at += 2 + max(2, big(bytes, at + 2, 2))
    }
    return nil
  }

  /// Whether EXIF data says that the picture lies on its side (orientations 5 to 8).
  private static func isTurned(_ bytes: [UInt8], _ start: Int) -> Bool {
    let head = start + 6
    guard head + 14 < bytes.count, text(bytes, start, 4) == "Exif" else { return false }
    let isBig = text(bytes, head, 2) == "MM"
    func number(_ offset: Int, _ count: Int) -> Int {
      isBig ? big(bytes, offset, count) : little(bytes, offset, count)
    }
    let directory = head + number(head + 4, 4)
    guard directory + 2 <= bytes.count else { return false }
    for index in 0..<min(number(directory, 2), 200) {
      let entry = directory + 2 + 12 * index
      guard entry + 12 <= bytes.count else { return false }
      if number(entry, 2) == 0x0112 { return (5...8).contains(number(entry + 8, 2)) }
    }
    return false
  }

  private static func webP(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 30, text(bytes, 0, 4) == "RIFF", text(bytes, 8, 4) == "WEBP" else {
      return nil
    }
    switch text(bytes, 12, 4) {
    case "VP8 ":
      return ImageSize(
        width: little(bytes, 26, 2) & 0x3FFF, height: little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return ImageSize(width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1)
    default: return nil
    }
  }

  // MARK: Numbers

  private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func text(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> String {
    guard offset + count <= bytes.count else { return "" }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }
}
