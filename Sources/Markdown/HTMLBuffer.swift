/// HTML in the making, as UTF-8.
public struct HTMLBuffer: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// An empty buffer.
  public init() {}

  /// What was written so far, as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes room for more bytes.
  public mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Writes markup as it stands.
  public mutating func append(_ html: String) {
    bytes.append(contentsOf: html.utf8)
  }

  /// Writes markup as it stands.
  public mutating func append(_ html: StaticString) {
    html.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes bytes of markup as they stand.
  public mutating func append(bytes more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Writes a text, in an element or in a quoted attribute.
  public mutating func append(text: some StringProtocol) {
    appendPieces(of: text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: nil
      }
    }
  }

  /// Writes an address in a quoted attribute: what cannot stand in one is percent-encoded.
  public mutating func append(address: some StringProtocol) {
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;" as StaticString)
      case UInt8(ascii: "'"): append("&#x27;" as StaticString)
      case _ where byte.isSafeInAddress: bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(HTMLBuffer.hexDigit(byte >> 4))
        bytes.append(HTMLBuffer.hexDigit(byte & 15))
      }
    }
  }

  /// Writes raw HTML, with `<` written as text before the tags that the GFM tag filter disallows.
  public mutating func append(filtering html: String) {
    var rest = html.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      bytes.append(contentsOf: rest[..<open])
      rest = rest[rest.index(after: open)...]
      if TagFilter.disallows(rest) {
        append("&lt;" as StaticString)
      } else {
        bytes.append(UInt8(ascii: "<"))
      }
    }
    bytes.append(contentsOf: rest)
  }

  /// Starts a new line, unless one was just started.
  public mutating func startLine() {
    if let last = bytes.last, last != 10 { bytes.append(10) }
  }

  /// Copies the stretches between the bytes that are replaced as a whole.
  private mutating func appendPieces(
    of text: some StringProtocol, replacement: (UInt8) -> StaticString?
  ) {
    func write(_ source: UnsafeBufferPointer<UInt8>) {
      var start = 0
      for index in source.indices {
        guard let instead = replacement(source[index]) else { continue }
        bytes.append(contentsOf: source[start..<index])
        append(instead)
        start = index + 1
      }
      bytes.append(contentsOf: source[start...])
    }
    if text.utf8.withContiguousStorageIfAvailable(write) == nil {
      Array(text.utf8).withUnsafeBufferPointer(write)
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

extension UInt8 {
  fileprivate var isSafeInAddress: Bool {
    isAlphanumeric || "-_.+!*(),%#@?=;:/$~".utf8.contains(self)
  }
}

/// The tags that GFM 6.11 disallows in raw HTML.
enum TagFilter {
  private static let names = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ].map { Array($0.utf8) }

  /// True where a disallowed tag's name follows a `<`.
  static func disallows(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    for name in names {
      guard rest.prefix(name.count).elementsEqual(name, by: { $0 | 0x20 == $1 }) else { continue }
      let next = rest.dropFirst(name.count)
      guard let first = next.first else { return false }
      return first.isMarkdownSpace || first == UInt8(ascii: ">")
        || first == UInt8(ascii: "/") && next.dropFirst().first == UInt8(ascii: ">")
    }
    return false
  }
}
