import FoundationOverlay

extension CGImage {
  /// The size of a picture from the head of its file; nil where the bytes are no PNG, GIF or JPEG.
  public static func _size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }
    if bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count >= 10 {
      return CGSize(
        width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? jpegSize(bytes) : nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Walks the segments of a JPEG file to the one that starts the frame.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let kind = bytes[index + 1]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return CGSize(
          width: number(bytes[index + 7..<index + 9]), height: number(bytes[index + 5..<index + 7]))
      }
      index += 2 + number(bytes[index + 2..<index + 4])
    }
    return nil
  }
}
