import Foundation

/// A value that is put into a format: what is shown of it, and the number where it is one.
public struct _FormatValue {
  let shown: String
  let value: (any CVarArg)?

  /// A text.
  public init(_ shown: String) { (self.shown, value) = (shown, nil) }

  /// A number, and how it is shown where the format says nothing else.
  public init(_ value: any CVarArg, shown: String) { (self.value, self.shown) = (value, shown) }

  /// The number that decides about the plural.
  var number: Double? {
    switch value {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }
}

/// Puts values into a translation. Follows documentation/foundation/nsstring/localizedstringwithformat(_:).
struct FormattedText {
  let values: [_FormatValue]
  let locale: Locale
  /// The language of the translation, whose plural it has.
  let language: String

  /// The text of an entry.
  func text(of entry: StringEntry) -> String {
    var format = form(entry.forms, number: values.lazy.compactMap(\.number).first)
    for (name, part) in entry.parts.sorted(by: { $0.key < $1.key }) {
      let value = part.argument.flatMap { values.indices.contains($0 - 1) ? values[$0 - 1] : nil }
      let number = (value ?? values.first { $0.number != nil })?.number
      let specifier = "%" + (part.argument.map { "\($0)$" } ?? "") + part.specifier
      let text = form(part.forms, number: number).replacingOccurrences(of: "%arg", with: specifier)
      format = format.replacingOccurrences(of: "%#@\(name)@", with: text)
    }
    return fill(format)
  }

  private func form(_ forms: [PluralForm: String], number: Double?) -> String {
    if number == 0, let zero = forms[.zero] { return zero }
    return number.flatMap { forms[PluralForm($0, in: language)] } ?? forms[.other]
      ?? forms.values.sorted().first ?? ""
  }

  /// Replaces the specifiers, as `%@`, `%2$lld` or `%.1f`.
  func fill(_ format: String) -> String {
    var (result, next, rest) = ("", 0, format[...])
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      guard let specifier = rest[mark...].prefixMatch(of: FormattedText.specifier) else {
        result += "%"
        rest = rest[rest.index(after: mark)...]
        continue
      }
      rest = rest[specifier.range.upperBound...]
      let (_, place, flags, kind) = specifier.output
      if kind == "%" {
        result += "%"
        continue
      }
      let index = place.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if place == nil { next += 1 }
      guard values.indices.contains(index) else { continue }
      result += text(values[index], flags: String(flags), kind: String(kind))
    }
    return result + rest
  }

  nonisolated(unsafe) private static let specifier =
    /%(?:(\d+)\$)?([-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|j)?([@dDiuxXofFeEgGcsaAp%])/

  private func text(_ value: _FormatValue, flags: String, kind: String) -> String {
    guard let number = value.value else { return value.shown }
    if ["d", "D", "i", "u"].contains(kind), flags.isEmpty, let whole = number as? any BinaryInteger
    {
      return Int64(clamping: whole).formatted(.number.locale(locale))
    }
    guard kind != "@" else { return value.shown }
    let length = number is any BinaryInteger ? "ll" : ""
    return String(format: "%\(flags)\(length)\(kind)", locale: locale, number)
  }
}
