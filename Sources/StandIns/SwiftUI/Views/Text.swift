import Foundation

/// Some text. Follows documentation/swiftui/text.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, @unchecked Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case attributed(AttributedString)
    case image(String)
    case date(Date, DateStyle)
    case joined(Text, Text)
  }
  let storage: Storage
  var style = Style()

  /// What a text's own modifiers set.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var color: Color?
    var fill: TextFill?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var underline: LineDecoration?
    var strikethrough: LineDecoration?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
  }

  init(_ storage: Storage) { self.storage = storage }

  /// Text as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// The text of a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    var key = key
    key.table = tableName ?? key.table
    storage = .key(key)
  }

  /// Text with attributes. A literal is a key, although it could be such a text as well.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// An image within text.
  public init(_ image: Image) { storage = .image(image.name) }

  /// A value, formatted.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  /// An object, formatted.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  /// An object, formatted.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  /// A date in a style.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// Two dates.
  public init(_ dates: ClosedRange<Date>) {
    storage = .joined(
      Text(dates.lowerBound, style: .date),
      Text(verbatim: " – ") + Text(dates.upperBound, style: .date))
  }

  /// How a date is shown. Follows documentation/swiftui/text/datestyle.
  public struct DateStyle: Equatable, Sendable, Codable {
    let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  /// Where text is cut. Follows documentation/swiftui/text/truncationmode.
  public enum TruncationMode: Sendable { case head, tail, middle }

  /// The case of text. Follows documentation/swiftui/text/case.
  public enum Case: Sendable { case uppercase, lowercase }

  /// How a line is drawn. Follows documentation/swiftui/text/linestyle.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line. Follows documentation/swiftui/text/linestyle/pattern.
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    let pattern: Pattern
    let color: Color?
    /// A line of a pattern.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    /// A plain line.
    public static let single = LineStyle()
  }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

  /// The characters shown in an environment.
  func string(in environment: EnvironmentValues) -> String {
    let plain: String =
      switch storage {
      case .verbatim(let string): string
      case .key(let key):
        key.attributed(in: environment).map { String($0.characters) }
          ?? key.resolve(in: environment)
      case .attributed(let string): String(string.characters)
      case .image: "\u{FFFC}"
      case .date(let date, let style): style.format(date, in: environment)
      case .joined(let first, let second):
        first.string(in: environment) + second.string(in: environment)
      }
    return environment.cased(plain)
  }
}

extension EnvironmentValues {
  /// A text in the case that is set.
  func cased(_ text: String) -> String {
    switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

extension Text.DateStyle {
  func format(_ date: Date, in environment: EnvironmentValues) -> String {
    if name == "relative" || name == "offset" || name == "timer" {
      let seconds = Int(abs(date.timeIntervalSinceNow).rounded())
      return name == "timer"
        ? String(format: "%d:%02d", seconds / 60, seconds % 60) : "\(seconds) sec"
    }
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.dateStyle = name == "date" ? .long : .none
    formatter.timeStyle = name == "time" ? .short : .none
    return formatter.string(from: date)
  }
}

/// A line below or through text.
struct LineDecoration: Equatable, Sendable {
  var pattern = Text.LineStyle.Pattern.solid
  var color: Color?
}

extension Text: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([any View]()) }
}
