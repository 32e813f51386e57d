import Catalog
import Foundation

/// A language of the site, with all that its pages need to speak it.
struct SiteLanguage: Sendable {
  /// The language.
  var language: Language
  /// Its own name: `日本語`.
  var name: String
  /// The site's words in it.
  var strings: UIStrings

  /// The code.
  var code: String { language.code }
  /// The code as a mark: `JA`.
  var mark: String { language.code.uppercased() }
  /// The direction of its script.
  var direction: String { Self.direction(of: language) }

  /// The direction of a language's script.
  static func direction(of language: Language) -> String {
    let primary = language.code.prefix { $0 != "-" }
    return rightToLeft.contains(String(primary)) ? "rtl" : "ltr"
  }

  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// What a language's readers call it, as far as the system knows; its code where it does not.
  static func ownName(of language: Language) -> String {
    let locale = Locale(identifier: language.code)
    return locale.localizedString(forIdentifier: language.code) ?? language.code
  }
}
