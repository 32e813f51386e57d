/// HTML under construction, as UTF-8 bytes: pages are large, and bytes are what the file needs.
public struct HTMLBuffer: Hashable, Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// An empty buffer.
  public init() {}

  /// A buffer with markup that is taken as it is.
  public init(markup: String) {
    append(markup: markup)
  }

  /// Pieces of markup with a text between each two.
  init(joining pieces: [HTMLBuffer], by separator: String) {
    for (index, piece) in pieces.enumerated() {
      if index > 0 { append(text: separator) }
      append(markup: piece)
    }
  }

  /// The bytes as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// True where nothing was written.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Makes room for a page of a known size.
  public mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Adds markup as it is.
  public mutating func append(markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Adds markup as it is.
  public mutating func append(markup: HTMLBuffer) {
    bytes.append(contentsOf: markup.bytes)
  }

  /// Adds markup as it is.
  public mutating func append(markup: ArraySlice<UInt8>) {
    bytes.append(contentsOf: markup)
  }

  /// Adds text, escaped so that it is safe between tags and inside a quoted attribute.
  public mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Adds text in UTF-8, escaped like `append(text:)`.
  public mutating func append(text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { append(escaping: $0) }
  }

  /// Adds ` name="value"` with the value escaped.
  public mutating func append(attribute name: String, _ value: String) {
    append(markup: " ")
    append(markup: name)
    append(markup: "=\"")
    append(text: value)
    append(markup: "\"")
  }

  /// Copies the stretches between special characters as a whole; most texts have none.
  private mutating func append(escaping source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in source.indices {
      let entity: String
      switch source[index] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\""): entity = "&quot;"
      // Control characters are allowed neither in HTML nor in XML.
      case 0...8, 11, 12, 14...31, 127: entity = "\u{FFFD}"
      default: continue
      }
      bytes.append(contentsOf: source[start..<index])
      bytes.append(contentsOf: entity.utf8)
      start = index + 1
    }
    bytes.append(contentsOf: source[start...])
  }
}
