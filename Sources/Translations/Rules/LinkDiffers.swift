import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let linkDiffers = Rule(
    id: "link-differs", severity: .warning,
    summary: "a link of the source is missing in a translation, or leads elsewhere",
    explanation: """
      Targets are compared without their language, ending, folder and query, and fragments are not, as \
      headings have other anchors in every language. Looked for in all of the section. A web page in \
      the reader's language may stand for the source's, so other web addresses are only a note.
      """,
    wrong: "en: See [the state](state.en.md).\nde: Siehe Zustand.",
    right: "de: Siehe [den Zustand](state.de.md).",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        let pairs = comparison.blocks[page.language]?.pairs ?? []
        return Dictionary(grouping: pairs, by: \.group).sorted { ($0.key ?? -1) < ($1.key ?? -1) }
          .flatMap { _, pairs in compare(pairs, source, page, comparison) }
      }
    })

  /// Fragments that are nearly those of the source, where the page that they lead to is not known.
  private static func fragments(
    _ pair: PageBlocks.Pair, _ here: [KeyedLink], _ there: [KeyedLink], _ page: Page,
    _ source: Page, _ comparison: Comparison
  ) -> [Report] {
    here.compactMap { link in
      guard !link.isWeb, let fragment = link.fragment,
        let other = there.first(where: { $0.key == link.key && $0.fragment != nil }),
        let wanted = other.fragment,
        !there.contains(where: { $0.key == link.key && $0.fragment == fragment }),
        Suggestion.nearest(to: fragment, in: [wanted]) != nil
      else { return nil }
      if let index = comparison.surroundings.index,
        case .page = index.target(of: String(link.target.prefix { $0 != "#" }), on: page)
      {
        return nil
      }
      return Report(
        side: page.side, range: link.range,
        message: "the fragment of ‘\(link.target)’ is nearly that of ‘\(other.target)’ in the "
          + "source (\(source.language))",
        section: comparison.groupID(of: pair),
        source: Finding.Place(file: source.file, range: other.range))
    }
  }

  private static func compare(
    _ pairs: [PageBlocks.Pair], _ source: Page, _ page: Page, _ comparison: Comparison
  ) -> [Report] {
    let links = pairs.map { ($0, source.links(in: $0.source), page.links(in: $0.translation)) }
    let theirs = Set(links.flatMap { $0.1.map(\.key) })
    let mine = Set(links.flatMap { $0.2.map(\.key) })
    return links.flatMap { pair, there, here -> [Report] in
      guard !pair.source.isEmpty, !pair.translation.isEmpty else { return [] }
      var seen: Set<String> = []
      let missing = there.filter { !mine.contains($0.key) && seen.insert($0.key).inserted }
      var extra = here.filter { !theirs.contains($0.key) }
      return fragments(pair, here, there, page, source, comparison)
        + missing.map { link in
          var range = comparison.range(of: pair.translation, of: page)
          var message = "the link to ‘\(link.target)’ of the source (\(source.language)) is missing"
          if !extra.isEmpty {
            let other = extra.removeFirst()
            range = other.range
            message =
              "this link leads to ‘\(other.target)’, in the source (\(source.language)) to "
              + "‘\(link.target)’"
          }
          return Report(
            side: page.side, range: range, message: message, section: comparison.groupID(of: pair),
            source: Finding.Place(file: source.file, range: link.range),
            severity: link.isWeb ? .note : nil)
        }
    }
  }
}

/// A link with what its target is in every language.
private struct KeyedLink {
  let target: String
  let key: String
  let isWeb: Bool
  let range: SourceRange

  /// The fragment's letters and digits, if they are ASCII.
  var fragment: String? {
    guard let hash = target.firstIndex(of: "#") else { return nil }
    let fragment = target[target.index(after: hash)...]
    guard !fragment.isEmpty, fragment.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return fragment.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Page {
  /// The links of some blocks, those within the page left out.
  fileprivate func links(in range: Range<Int>) -> [KeyedLink] {
    var result: [KeyedLink] = []
    document.blocks[range.clamped(to: document.blocks.indices)].walkInlines { inline in
      guard let target = inline.linkTarget, !target.hasPrefix("#") else { return }
      let isWeb = target.hasPrefix("http://") || target.hasPrefix("https://")
      let path = target.prefix { $0 != "#" && $0 != "?" }
      let parts = path.split(separator: "/")
      let last = parts.last.map { isWeb ? $0 : $0.prefix { $0 != "." } } ?? ""
      let isLanguage = last.lowercased() == language.code.lowercased()
      let name = isLanguage && parts.count > 1 ? parts[parts.count - 2] : last
      let key = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == ":" }
      let bare = key.firstIndex(of: ":").map { String(key[key.index(after: $0)...]) } ?? key
      // The article itself, whose headings are linked to by its own name.
      guard !bare.isEmpty, bare != ownKey else { return }
      result.append(
        KeyedLink(
          target: target, key: isWeb ? bare : name.foldedWords, isWeb: isWeb, range: inline.range))
    }
    return result
  }

  private var ownKey: String {
    let parts = file.split(separator: "/")
    let stem = (parts.last ?? "").prefix { $0 != "." }
    let isLanguage = stem.lowercased() == language.code.lowercased()
    let name = isLanguage && parts.count > 1 ? parts[parts.count - 2] : stem
    return name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Substring {
  /// The words of a name in alphabetical order: `structures-and-classes` and `ClassesAndStructures`
  /// are two names for one chapter.
  fileprivate var foldedWords: String {
    let name = lastIndex(of: ":").map { self[index(after: $0)...] } ?? self
    var words: [String] = []
    var word = ""
    for character in name {
      if !character.isLetter && !character.isNumber || character.isUppercase {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
    }
    return (words + [word]).filter { !$0.isEmpty }.sorted().joined(separator: "-")
  }
}
