import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let inlineCodeMissing = Rule(
    id: "inline-code-missing", severity: .warning,
    summary: "a name that the source sets as code stands nowhere in the translation's section",
    explanation: """
      A name that has been dropped or translated leaves readers without the word to search for. \
      Looked for in all of the section, its code included, and reported at the paragraph that stands \
      beside the source's. A note only, where the page has the name in another section.
      """,
    wrong: "en: Set `isActive` to `false`.\nde: Schalten Sie es aus.",
    right: "de: Setzen Sie `isActive` auf `false`.",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page in
        let stretches = comparison.blocks[page.language]?.stretches ?? []
        var words = SectionWords(page, stretches)
        return (comparison.blocks[page.language]?.pairs ?? []).flatMap { pair -> [Report] in
          // What is missing as a whole is a finding of another rule.
          guard !pair.translation.isEmpty else { return [] }
          var seen: Set<String> = []
          return source.names(in: pair.source).compactMap { name, hash, range in
            guard seen.insert(name).inserted, !words.section(pair.group ?? -1, has: hash) else {
              return nil
            }
            return Report(
              side: page.side, range: comparison.range(of: pair.translation, of: page),
              message:
                "‘\(name)’ of the source (\(source.language)) stands nowhere in this section",
              section: comparison.groupID(of: pair),
              source: Finding.Place(file: source.file, range: range),
              severity: words.pageHas(hash) ? .note : nil)
          }
        }
      }
    })
}

/// The words of each section of a page, in text and code.
private struct SectionWords {
  private let page: Page
  private let stretches: [Int: Range<Int>]
  private var sections: [Int: Set<UInt64>] = [:]
  private lazy var all = Words.all(of: page, in: page.document.blocks.indices)

  init(_ page: Page, _ stretches: [PageBlocks.Stretch]) {
    self.page = page
    self.stretches = Dictionary(
      stretches.map { ($0.group ?? -1, $0.translation) }, uniquingKeysWith: { first, _ in first })
  }

  /// By the section's group; -1 is what stands above the first heading.
  mutating func section(_ group: Int, has name: UInt64) -> Bool {
    if let known = sections[group] { return known.contains(name) }
    let below = stretches[group] ?? 0..<0
    // The heading counts as well.
    let range = max(0, below.lowerBound - 1)..<max(1, below.upperBound)
    let words = Words.all(of: page, in: range)
    sections[group] = words
    return words.contains(name)
  }

  mutating func pageHas(_ name: UInt64) -> Bool { all.contains(name) }
}

extension Page {
  /// The names in the inline code of some blocks, the longest of each piece of code only.
  fileprivate func names(in range: Range<Int>) -> [(name: String, hash: UInt64, range: SourceRange)]
  {
    var result: [(String, UInt64, SourceRange)] = []
    document.blocks[range.clamped(to: document.blocks.indices)].walkInlines { inline in
      // A value is said in the reader's language, a name is not.
      guard case .code(let code) = inline.kind, code.utf8.first != UInt8(ascii: "\"") else {
        return
      }
      let words = code.utf8.split(whereSeparator: { !$0.isLetter && !$0.isDigit })
      guard let longest = words.max(by: { $0.count < $1.count }), longest.count >= 3 else { return }
      result.append(
        (String(decoding: longest, as: UTF8.self), Words.hash(of: longest), inline.range))
    }
    return result
  }
}
