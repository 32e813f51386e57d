import Diagnostics
import Foundation

extension Language {
  /// A language by a code in any case, if ISO 639 knows it: `EN` is `en`, `pt-br` is `pt-BR`.
  public init?(known code: String) {
    let parts = code.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first?.lowercased(), LanguageCodes.languages.contains(first) else {
      return nil
    }
    var spelling = [first]
    for (index, part) in parts.dropFirst().enumerated() {
      guard let subtag = LanguageCodes.subtag(part, isFirst: index == 0) else { return nil }
      spelling.append(subtag)
    }
    self.init(spelling.joined(separator: "-"))
  }

  /// What an unknown code was probably meant to be: one of the expected languages, or the language of
  /// the country whose code it is (`jp`).
  static func suggestion(for code: String, among expected: [Language]) -> Language? {
    let first = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if let known = Language(known: code.replacingOccurrences(of: "_", with: "-")) { return known }
    let region = Locale.Language(identifier: "und-\(first.uppercased())").maximalIdentifier
    let spoken = region.prefix { $0 != "-" }
    if LanguageCodes.regions.contains(first.uppercased()), spoken != "und",
      let language = Language(known: String(spoken))
    {
      return language
    }
    let short = Locale.canonicalLanguageIdentifier(from: first)
    if short != first, let language = Language(known: short) { return language }
    return Suggestion.nearest(to: code, in: expected.map(\.code)).map(Language.init)
  }

  /// True for what looks like a language code, known or not: two or three letters, and subtags.
  static func looksLikeCode(_ text: some StringProtocol) -> Bool {
    let parts = text.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x2D || $0 == 0x5F })
    guard let first = parts.first, (2...3).contains(first.count), parts.count <= 3 else {
      return false
    }
    let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
    return first.allSatisfy(isLetter)
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count)
          && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
      }
  }
}

/// ISO's lists, as Foundation has them.
enum LanguageCodes {
  static let languages = Set(
    Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 || $0.count == 3 }
  )
  static let regions = Set(Locale.Region.isoRegions.map(\.identifier))

  /// A script, region or variant, spelt as BCP 47 recommends.
  static func subtag(_ part: String, isFirst: Bool) -> String? {
    let isAlphanumeric = part.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
    }
    guard isAlphanumeric else { return nil }
    switch part.utf8.count {
    case 4 where isFirst: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    case 2...3: return regions.contains(part.uppercased()) ? part.uppercased() : nil
    case 5...8: return part.lowercased()
    default: return nil
    }
  }
}
