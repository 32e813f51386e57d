/// An archive in the ZIP format. Its files are stored as they are, since samples are small, and carry no
/// times, so that the same files are the same bytes whenever the site is built.
struct ZipArchive {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Adds a file; its path is relative.
  mutating func add(_ path: String, _ content: [UInt8]) {
    let name = Array(path.utf8)
    let offset = UInt32(clamping: body.count)
    var entry: [UInt8] = []
    entry.append(20 as UInt16)  // The version that is needed: 2.0.
    entry.append(0x0800 as UInt16)  // Names are UTF-8.
    entry.append(0 as UInt16)  // Stored.
    entry.append(0 as UInt16)  // Midnight
    entry.append(0x0021 as UInt16)  // of the first of January 1980, the earliest that can be said.
    entry.append(Self.checksum(content))
    entry.append(UInt32(clamping: content.count))
    entry.append(UInt32(clamping: content.count))
    entry.append(UInt16(clamping: name.count))
    entry.append(0 as UInt16)  // No extra fields.
    body.append(0x0403_4b50 as UInt32)
    body += entry + name + content
    directory.append(0x0201_4b50 as UInt32)
    directory.append(0x0314 as UInt16)  // Made as on Unix.
    directory += entry
    directory.append(0 as UInt16)  // No comment,
    directory.append(0 as UInt16)  // on the first disk,
    directory.append(0 as UInt16)  // of no known kind.
    directory.append(UInt32(0o100644) << 16)  // A file that all may read.
    directory.append(offset)
    directory += name
    count += 1
  }

  /// The whole archive.
  var bytes: [UInt8] {
    var end: [UInt8] = []
    end.append(0x0605_4b50 as UInt32)
    end.append(0 as UInt32)  // All on the first disk.
    end.append(count)
    end.append(count)
    end.append(UInt32(clamping: directory.count))
    end.append(UInt32(clamping: body.count))
    end.append(0 as UInt16)  // No comment.
    return body + directory + end
  }

  /// The CRC-32 of some bytes, bit by bit: what is packed here is a few kilobytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = value & 1 == 1
        value >>= 1
        if isOdd { value ^= 0xEDB8_8320 }
      }
    }
    return ~value
  }
}

extension [UInt8] {
  /// Adds a number, its lowest byte first.
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
