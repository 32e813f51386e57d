import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let glossaryTerm = Rule(
    id: "glossary-term", severity: .warning,
    summary: "a term is not translated as the glossary says",
    explanation: """
      The settings name a glossary: terms of the source with their allowed and forbidden translations. \
      Where a paragraph of the source has a term, its counterpart may hold none of the forbidden words \
      and must hold one of the allowed ones, if there are any.
      """,
    wrong: "en: The view controller appears.\nde: Die Ansichtssteuerung erscheint.",
    right: "de: Der View-Controller erscheint.",
    check: { comparison in
      let terms = comparison.surroundings.settings.glossary.terms
      guard !terms.isEmpty else { return [] }
      return comparison.forEachPair { pair, source, page in
        guard !pair.source.isEmpty, !pair.translation.isEmpty else { return [] }
        let theirs = comparison.leaves(pair.source, of: source)
        let mine = comparison.leaves(pair.translation, of: page)
        return terms.compactMap { term -> Report? in
          guard let rule = term.translations[page.language],
            let (there, range) = WordSearch(term.term).first(in: theirs)
          else { return nil }
          let place = Finding.Place(
            file: source.file, range: there.text.range(of: range) ?? there.range)
          func report(_ range: SourceRange, _ message: String) -> Report {
            Report(
              side: page.side, range: range, message: message,
              section: comparison.groupID(of: pair), source: place,
              help: rule.allowed.isEmpty
                ? nil : "write " + rule.allowed.map { "‘\($0)’" }.joined(separator: " or "))
          }
          for word in rule.forbidden {
            if let (leaf, found) = WordSearch(word).first(in: mine) {
              return report(
                leaf.text.range(of: found) ?? leaf.range,
                "the glossary forbids ‘\(word)’ for ‘\(term.term)’")
            }
          }
          guard !rule.allowed.isEmpty,
            !rule.allowed.contains(where: { WordSearch($0).first(in: mine) != nil })
          else { return nil }
          return report(
            comparison.range(of: pair.translation, of: page),
            "nothing here is what the glossary allows for ‘\(term.term)’")
        }
      }
    })
}

/// Finds a word without regard to its case; a word of Latin letters must start where a word starts, but
/// may go on, as endings differ.
private struct WordSearch {
  private let word: [UInt8]

  init(_ word: String) {
    self.word = Array(word.lowercased().utf8)
  }

  func first(in leaves: ArraySlice<Leaf>) -> (leaf: Leaf, range: Range<Int>)? {
    for leaf in leaves {
      if let range = first(in: leaf.text.bytes) { return (leaf, range) }
    }
    return nil
  }

  private func first(in bytes: [UInt8]) -> Range<Int>? {
    guard let head = word.first, bytes.count >= word.count else { return nil }
    for start in 0...bytes.count - word.count where WordSearch.lower(bytes[start]) == head {
      guard start == 0 || !head.isLetter || !bytes[start - 1].isLetter else { continue }
      if word.indices.allSatisfy({ WordSearch.lower(bytes[start + $0]) == word[$0] }) {
        return start..<start + word.count
      }
    }
    return nil
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
}
