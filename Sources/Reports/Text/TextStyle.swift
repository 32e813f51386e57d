/// The colours of messages, or none of them.
public struct TextStyle: Sendable {
  /// What a stretch of text is; each has its colour.
  enum Role: String {
    case place = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case mark = "32"
    case good = "1;32"
    case removed = "31;9"
    case added = "32;4"
    case faint = "2"
  }

  private let isColored: Bool

  /// Text as it is, for files and pipes.
  public static let plain = TextStyle(isColored: false)
  /// Text with the colours of a terminal.
  public static let colored = TextStyle(isColored: true)

  /// The name or place that something stands under.
  public func heading(_ text: String) -> String { paint(TextStyle.harmless(text), .place) }

  /// Text that is gone: in colour, or between marks. Line breaks stay.
  public func removed(_ text: String) -> String { marked(text, .removed, "[-", "-]") }

  /// Text that is new: in colour, or between marks. Line breaks stay.
  public func added(_ text: String) -> String { marked(text, .added, "{+", "+}") }

  /// The white space at the start stays outside, and each line is marked for itself.
  private func marked(_ text: String, _ role: Role, _ open: String, _ close: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let words = line.drop { $0 == " " }
      guard !words.isEmpty else { return String(line) }
      let text = TextStyle.harmless(words)
      return line.prefix(line.count - words.count)
        + (isColored ? paint(text, role) : open + text + close)
    }.joined(separator: "\n")
  }

  func paint(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Makes text from a file or from the compiler harmless on a terminal: control characters and those
  /// that turn the direction of writing are shown as signs.
  static func harmless(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(isHarmful(scalar) ? sign(for: scalar) : scalar)
    }
    return String(result)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\t": " "
    default: Unicode.Scalar(scalar.value < 0x20 ? 0x2400 + scalar.value : 0xFFFD) ?? "\u{FFFD}"
    }
  }
}
