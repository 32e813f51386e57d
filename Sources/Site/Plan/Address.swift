import Catalog

/// Where the pages of a site are, as paths below its root.
enum Address {
  static func home(_ language: Language) -> String { "\(language.code)/" }

  static func article(_ slug: String, _ language: Language) -> String {
    "\(language.code)/\(slug)/"
  }

  static func series(_ id: String, _ language: Language) -> String {
    "\(language.code)/series/\(id)/"
  }

  static func topic(_ id: String, _ language: Language) -> String {
    "\(language.code)/topics/\(id)/"
  }

  /// A page's Markdown, beside the page.
  static func markdown(_ slug: String, _ language: Language) -> String {
    article(slug, language) + "index.md"
  }

  /// The page of the sample that an article builds up; what belongs to it stands beside it.
  static func sample(_ slug: String, _ language: Language) -> String {
    article(slug, language) + PageSample.folder
  }

  /// The picture of a page that shows none of its own.
  static func card(_ slug: String, _ language: Language) -> String {
    article(slug, language) + "card.png"
  }

  /// No language has this code, so that no article can stand here.
  static func status(_ language: Language) -> String { "status/\(language.code)/" }

  static func feed(_ language: Language) -> String { "\(language.code)/feed.xml" }

  /// The file of an address that ends with a slash.
  static func file(of address: String) -> String {
    address.isEmpty || address.hasSuffix("/") ? address + "index.html" : address
  }

  /// The way from a page back to the root: `../../` for a page two folders down.
  static func root(from address: String) -> String {
    String(
      repeating: "../", count: address.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) })
  }

  /// The name of a series or topic as a part of an address: letters and digits of any script, the rest as
  /// hyphens. Signs that tell names apart are words, as in `c-plus-plus`; a name of nothing but signs is
  /// their numbers.
  static func id(of name: String) -> String {
    var id = ""
    var isInWord = false
    for character in name.lowercased() {
      if character.isLetter || character.isNumber {
        id.append(character)
        isInWord = true
      } else if isInWord, let word = signs[character] {
        id += (id.last == "-" ? "" : "-") + word + "-"
      } else {
        if !id.isEmpty, id.last != "-" { id.append("-") }
        isInWord = false
      }
    }
    if id.last == "-" { id.removeLast() }
    guard id.isEmpty else { return id }
    return "u" + name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
  }

  /// What signs behind a letter or digit are called.
  private static let signs: [Character: String] = ["+": "plus", "#": "sharp"]
}
