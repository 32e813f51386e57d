import Foundation

/// A key of the table of strings. Follows documentation/swiftui/localizedstringkey.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// The key, with a placeholder for each interpolated value.
  let key: String
  let segments: [Segment]
  /// The table of strings, where it is not the usual one.
  var table: String?

  enum Segment {
    case literal(String)
    case value(String)
    case number(any CVarArg)
    case text(Text)
  }

  /// A key.
  public init(_ value: String) { (key, segments) = (value, [.literal(value)]) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    (key, segments) = (stringInterpolation.key, stringInterpolation.segments)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.resolve(in: .init()) == right.resolve(in: .init())
  }

  /// The string in an environment: that of the table if the key is there, else the key itself.
  func resolve(in environment: EnvironmentValues) -> String {
    translation(in: environment) ?? segments.map { $0.shown(in: environment) }.joined()
  }

  /// The string of the table.
  func translation(in environment: EnvironmentValues) -> String? {
    let values = segments.compactMap { segment -> _FormatValue? in
      switch segment {
      case .literal: nil
      case .number(let number): _FormatValue(number, shown: segment.shown(in: environment))
      case .value, .text: _FormatValue(segment.shown(in: environment))
      }
    }
    return _StringTables.main.text(
      key, table: table, values: values, locale: environment.ownLocale)
  }

  /// Collects the parts of a key.
  /// Follows documentation/swiftui/localizedstringkey/stringinterpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ placeholder: String, _ segment: Segment) {
      key += placeholder
      segments.append(segment)
    }
    public mutating func appendLiteral(_ literal: String) { append(literal, .literal(literal)) }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", .value(string)) }
    /// Adds an object, formatted.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// Adds an object, formatted.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// Adds a value, formatted.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .value(format.format(input)))
    }
    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, .number(value._arg))
    }
    /// Adds a number with a format of its own.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(String(format: specifier, value._arg)))
    }
    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }
    /// Adds anything else by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .value("\(value)")) }
  }
}

extension LocalizedStringKey: @unchecked Sendable {}

extension LocalizedStringKey.Segment {
  /// What is seen of it where nothing is translated.
  func shown(in environment: EnvironmentValues) -> String {
    switch self {
    case .literal(let text), .value(let text): text
    case .number(let number as any BinaryInteger):
      Int64(clamping: number).formatted(.number.locale(environment.locale))
    case .number(let number): "\(number)"
    case .text(let text): text.string(in: environment)
    }
  }
}

/// A number that goes into a localised string.
public protocol _FormatSpecifiable: Equatable {
  /// What is handed to the format.
  var _arg: any CVarArg { get }
  /// The placeholder in the key.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: any CVarArg { self }
  public var _specifier: String { "%lld" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: any CVarArg { self }
  public var _specifier: String { "%lld" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: any CVarArg { self }
  public var _specifier: String { "%d" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: any CVarArg { self }
  public var _specifier: String { "%llu" }
}
extension Double: _FormatSpecifiable {
  public var _arg: any CVarArg { LocalizedDouble(self) }
  public var _specifier: String { "%lf" }
}
extension Float: _FormatSpecifiable {
  public var _arg: any CVarArg { LocalizedDouble(Double(self)) }
  public var _specifier: String { "%f" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: any CVarArg { LocalizedDouble(Double(self)) }
  public var _specifier: String { "%lf" }
}

/// A number that a text shows with six decimals, as `%lf` does.
private struct LocalizedDouble: CVarArg, CustomStringConvertible {
  let value: Double
  init(_ value: Double) { self.value = value }
  var _cVarArgEncoding: [Int] { value._cVarArgEncoding }
  var description: String { String(format: "%f", value) }
}
