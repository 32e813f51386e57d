import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let admonitionDiffers = Rule(
    id: "admonition-differs", severity: .warning,
    summary: "a remark (`> [!NOTE]`, `:::message`) is missing, added or of another kind",
    explanation: """
      A warning that became ordinary text, or a note that became a warning, changes what readers take \
      away. Remarks are quotes that start with `[!NOTE]` or with a word for it, and blocks between \
      `:::`. Kinds are compared where both pages name one that we know.
      """,
    wrong: "en: > [!WARNING]\n    > Save first.\nde: > [!NOTE]\n    > Zuerst sichern.",
    right: "de: > [!WARNING]\n    > Zuerst sichern.",
    check: { comparison in
      comparison.forEachPair { pair, source, page in
        guard pair.source.count <= 1, pair.translation.count <= 1 else { return [] }
        let here = pair.translation.first.map { page.document.blocks[$0] }
        let there = pair.source.first.map { source.document.blocks[$0] }
        // What a section holds that the other page lacks is reported with it.
        if let index = pair.source.first, pair.translation.isEmpty,
          comparison.isInLoneSection(index, of: source, beside: page)
        {
          return []
        }
        if let index = pair.translation.first, pair.source.isEmpty,
          comparison.isInLoneSection(index, of: page, beside: source)
        {
          return []
        }
        guard
          let message = difference(
            here.flatMap(Admonition.init), there.flatMap(Admonition.init), source: source.language)
        else { return [] }
        return [
          Report(
            side: page.side, range: comparison.range(of: pair.translation, of: page),
            message: message, section: comparison.groupID(of: pair),
            source: Finding.Place(
              file: source.file, range: comparison.range(of: pair.source, of: source)))
        ]
      }
    })

  private static func difference(
    _ here: Admonition?, _ there: Admonition?, source: Language
  ) -> String? {
    switch (here, there) {
    case (nil, nil): nil
    case (nil, _): "a remark of the source (\(source)) is missing at this place"
    case (_, nil): "this remark is none in the source (\(source))"
    case (let here?, let there?):
      here.kind == there.kind || here.kind == nil || there.kind == nil
        ? nil
        : "this is a remark of the kind ‘\(here.kind ?? "")’, in the source (\(source)) "
          + "‘\(there.kind ?? "")’"
    }
  }
}

/// A block that is set off as a remark.
struct Admonition: Hashable {
  /// `note`, `tip`, `important`, `warning` or `caution`; nothing for a kind that we do not know.
  let kind: String?

  private init(kind: String?) {
    self.kind = kind
  }

  init?(_ block: Block) {
    switch block.kind {
    case .quote(let blocks):
      guard let first = blocks.first, case .paragraph(let content) = first.kind else { return nil }
      self.init(opening: content)
    case .paragraph(let content):
      guard case .text(let text) = content.first?.kind, text.hasPrefix(":::") else { return nil }
      let name = text.drop { $0 == ":" }.drop { $0 == " " }.prefix { $0 != " " }
      guard !name.isEmpty else { return nil }
      self.init(kind: Admonition.kinds[name.lowercased()])
    default: return nil
    }
  }

  /// The first line of a quote: `[!NOTE]`, `Note: …`, `**Note**` or the word alone.
  private init?(opening content: [Inline]) {
    guard let first = content.first else { return nil }
    let end = content.firstIndex { $0.kind == .softBreak || $0.kind == .lineBreak }
    let line = content[..<(end ?? content.endIndex)].plainText
    let isAlone = end != nil || content.count == 1
    var word = line.prefix { $0 != ":" && $0 != "：" && $0 != "]" }[...]
    let hasColon = word.endIndex < line.endIndex
    let hasMark = word.hasPrefix("[!")
    if hasMark { word = word.dropFirst(2) }
    while word.last == " " { word.removeLast() }
    var isStrong = false
    if case .strong = first.kind { isStrong = true }
    guard hasMark || hasColon || isAlone || isStrong,
      let kind = Admonition.kinds[word.lowercased()]
    else {
      guard hasMark else { return nil }
      self.init(kind: nil)
      return
    }
    self.init(kind: kind)
  }

  private static let kinds = [
    "note": "note", "info": "note", "hinweis": "note", "注": "note", "注意": "note",
    "メモ": "note", "message": "note", "補足": "note", "tip": "tip", "tipp": "tip",
    "ヒント": "tip", "important": "important", "wichtig": "important", "重要": "important",
    "warning": "warning", "warnung": "warning", "警告": "warning", "achtung": "warning",
    "alert": "warning", "warn": "warning", "caution": "caution", "vorsicht": "caution",
    "danger": "caution", "experiment": "experiment", "実験": "experiment",
  ]
}
