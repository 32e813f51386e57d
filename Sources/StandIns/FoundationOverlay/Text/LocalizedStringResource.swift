import Foundation

extension String {
  /// A key with the values that are put into its translation.
  /// Follows documentation/swift/string/localizationvalue.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable
  {
    let key: String
    let arguments: [_FormatValue]
    /// The text where nothing is translated.
    let text: String

    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) {
      key = value
      arguments = []
      text = value
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      text = stringInterpolation.text
    }

    public static func == (left: LocalizationValue, right: LocalizationValue) -> Bool {
      left.key == right.key && left.text == right.text
    }

    /// The translation of a bundle's table, with the values put in.
    func translated(
      _ table: String?, _ bundle: Bundle?, _ locale: Locale? = nil,
      fallback: LocalizationValue? = nil
    ) -> String {
      let own = fallback ?? self
      let isOther = bundle.map { $0 != .main } ?? false
      let tables = isOther ? _StringTables(folder: bundle?.bundlePath ?? "") : .main
      return tables.text(key, table: table, values: own.arguments, locale: locale) ?? own.text
    }

    /// Follows documentation/swift/string/localizationvalue/stringinterpolation.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var text = ""
      var arguments: [_FormatValue] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
        text += literal
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", nil, string) }

      public mutating func appendInterpolation<Number: BinaryInteger & CVarArg>(_ value: Number) {
        append("%lld", Int64(value), Int64(value).formatted())
      }

      public mutating func appendInterpolation(_ value: Double) { append("%lf", value, "\(value)") }

      public mutating func appendInterpolation<Value: CVarArg>(
        _ value: Value, specifier: String
      ) {
        append(specifier, value, String(format: specifier, value))
      }

      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        let formatted = format.format(input)
        append("%@", nil, formatted)
      }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        let translated = String(localized: resource)
        append("%@", nil, translated)
      }

      public mutating func appendInterpolation(_ string: AttributedString) {
        let plain = String(string.characters)
        append("%@", nil, plain)
      }

      private mutating func append(_ specifier: String, _ value: (any CVarArg)?, _ shown: String) {
        key += specifier
        text += shown
        arguments.append(value.map { _FormatValue($0, shown: shown) } ?? _FormatValue(shown))
      }
    }
  }

  /// Follows documentation/swift/string/init(localized:table:bundle:locale:comment:).
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.translated(table, bundle)
  }

  /// Follows documentation/swift/string/init(localized:defaultvalue:table:bundle:locale:comment:).
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizationValue(String(describing: key))
      .translated(table, bundle, fallback: defaultValue)
  }

  /// Follows documentation/swift/string/init(localized:).
  public init(localized resource: LocalizedStringResource) {
    self = resource.translated
  }
}

/// A text that is translated where it is shown.
/// Follows documentation/foundation/localizedstringresource.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale { didSet { hasOwnLocale = true } }
  public let bundle: BundleDescription
  /// Whether it is not read in the user's language.
  private var hasOwnLocale: Bool

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    hasOwnLocale = locale != .current
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = String(describing: key)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    hasOwnLocale = locale != .current
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var translated: String {
    let value = key == defaultValue.key ? defaultValue : String.LocalizationValue(key)
    return value.translated(
      table, bundle == .main ? nil : bundle.bundle, hasOwnLocale ? locale : nil,
      fallback: defaultValue)
  }

  /// Where the translations lie. Follows documentation/foundation/localizedstringresource/bundledescription.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }
  }
}
