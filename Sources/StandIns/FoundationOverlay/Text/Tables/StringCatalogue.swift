import Foundation

/// A file `.xcstrings`: all languages of a table in one.
/// Follows documentation/xcode/localizing-and-varying-text-with-a-string-catalog.
struct StringCatalogue: Decodable {
  let sourceLanguage: String
  let strings: [String: Key]

  struct Key: Decodable {
    let localizations: [String: Translation]?
  }

  struct Translation: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// The text of a form, for the device if it depends on that.
    var text: String? { stringUnit?.value ?? variations?.device?.text }
  }

  struct Unit: Decodable { let value: String }

  final class Variations: Decodable {
    let plural: [String: Translation]?
    let device: Devices?
  }

  /// The texts for kinds of devices; a run is on a phone.
  struct Devices: Decodable {
    let iphone, other: Translation?
    var text: String? { (iphone ?? other)?.text }
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  /// The entries of a language. A key of the source language that has no text is its own text.
  func entries(_ language: String) -> [String: StringEntry] {
    strings.compactMapValues { key in
      key.localizations?[language].flatMap(StringEntry.init)
    }
  }
}

extension StringEntry {
  /// What a catalogue says of a key in a language.
  init?(_ translation: StringCatalogue.Translation) {
    var forms = PluralForm.forms(translation.variations?.plural ?? [:], \.text)
    if let text = translation.text { forms[.other] = text }
    guard !forms.isEmpty else { return nil }
    let parts = (translation.substitutions ?? [:]).mapValues { part in
      Part(
        argument: part.argNum, specifier: part.formatSpecifier ?? "lld",
        forms: PluralForm.forms(part.variations?.plural ?? [:], \.text))
    }
    self.init(forms: forms, parts: parts)
  }
}
