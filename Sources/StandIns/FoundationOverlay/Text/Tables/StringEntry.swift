import Foundation

/// The translation of a key: a format, which may depend on numbers in it.
struct StringEntry {
  /// The format, by the form of the plural; a plain one has only `other`.
  var forms: [PluralForm: String] = [:]
  /// Parts that stand as `%#@name@` in the format and depend on a number of their own.
  var parts: [String: Part] = [:]

  /// A part of a format.
  struct Part {
    /// The number that it depends on, counted from one; nothing for the next one.
    var argument: Int?
    /// How that is written, as `lld`.
    var specifier: String
    /// The text, by the form of the plural.
    var forms: [PluralForm: String]
  }

  var isPlain: Bool { parts.isEmpty && forms.count == 1 }

  /// The format where no form is asked for.
  var other: String { forms[.other] ?? forms.values.sorted().first ?? "" }

  init(forms: [PluralForm: String], parts: [String: Part] = [:]) {
    (self.forms, self.parts) = (forms, parts)
  }

  /// A plain text.
  init(other: String) { forms = [.other: other] }

  /// An entry of a `.stringsdict`.
  /// Follows documentation/xcode/localizing-strings-that-contain-plurals.
  init?(propertyList: Any) {
    guard let list = propertyList as? [String: Any],
      let format = list["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    forms = [.other: format]
    for (name, value) in list {
      guard let part = value as? [String: String] else { continue }
      parts[name] = Part(
        argument: nil, specifier: part["NSStringFormatValueTypeKey"] ?? "d",
        forms: PluralForm.forms(part) { $0 })
    }
  }
}

/// A form of the plural. Follows documentation/xcode/localizing-strings-that-contain-plurals.
enum PluralForm: String, CaseIterable {
  case zero, one, two, few, many, other

  /// The forms that a list has.
  static func forms<Value>(
    _ list: [String: Value], _ text: (Value) -> String?
  ) -> [PluralForm: String] {
    list.reduce(into: [:]) { forms, entry in
      if let form = PluralForm(rawValue: entry.key) { forms[form] = text(entry.value) }
    }
  }

  /// The form for a number, as the Unicode CLDR's "Language Plural Rules" have it for the languages that
  /// tutorials are written in.
  init(_ number: Double, in language: String) {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    let count = isWhole ? Int(abs(number)) : 0
    let (last, lastTwo) = (count % 10, count % 100)
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms":
      self = .other
    case "fr", "pt":
      self = abs(number) < 2 ? .one : .other
    case "ru", "uk":
      if !isWhole {
        self = .other
      } else if last == 1, lastTwo != 11 {
        self = .one
      } else {
        self = (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
      }
    case "pl":
      if !isWhole {
        self = .other
      } else if count == 1 {
        self = .one
      } else {
        self = (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
      }
    case "cs", "sk":
      if !isWhole {
        self = .many
      } else if count == 1 {
        self = .one
      } else {
        self = (2...4).contains(count) ? .few : .other
      }
    default:
      self = isWhole && count == 1 ? .one : .other
    }
  }
}
