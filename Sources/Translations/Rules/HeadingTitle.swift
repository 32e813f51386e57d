import Catalog

extension Rule {
  static let headingTitle = Rule(
    id: "heading-title", severity: .warning,
    summary: "the source's title in a heading's parentheses differs from the source's heading",
    explanation: """
      On pages whose headings mostly give the source's title in parentheses, `日本語(English)`: the \
      title there is to be the source's, so that readers can look it up. A heading without one, or with \
      the two in the other order, is a note.
      """,
    wrong: "en: ## Opaque Types\nja: ## 不透明型(Opaque Type)",
    right: "ja: ## 不透明型(Opaque Types)",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        let titles = comparison.aligned.groups.compactMap { group -> PairedTitle? in
          guard let here = group.members[page.language], let there = group.members[source.language]
          else { return nil }
          return PairedTitle(
            group: group.id, here: here, there: there, title: page.sections[here].title,
            original: source.sections[there].title)
        }
        let inside = titles.count { $0.order == .originalInside }
        guard inside >= leastTitles, inside * 2 > titles.count else { return [] }
        return titles.compactMap { title -> Report? in
          guard let (message, isNote) = title.complaint else { return nil }
          return Report(
            side: page.side, range: page.sections[title.here].range, message: message,
            section: title.group, source: comparison.place(of: title.there, in: source),
            severity: isNote ? .note : nil)
        }
      }
    })

  private static let leastTitles = 3
}

private struct PairedTitle {
  enum Order { case originalInside, originalOutside, otherInside, none }

  let group: String
  let here: Int
  let there: Int
  let title: String
  let original: String

  /// The parts outside and inside of the last parentheses.
  private var parts: (outside: Substring, inside: Substring)? {
    guard let close = title.lastIndex(where: { $0 == ")" || $0 == "）" }),
      let open = title[..<close].lastIndex(where: { $0 == "(" || $0 == "（" }),
      title[title.index(after: close)...].allSatisfy(\.isWhitespace)
    else { return nil }
    return (title[..<open], title[title.index(after: open)..<close])
  }

  var order: Order {
    guard let parts else { return .none }
    if PairedTitle.folded(parts.inside) == PairedTitle.folded(original) { return .originalInside }
    if PairedTitle.folded(parts.outside) == PairedTitle.folded(original) { return .originalOutside }
    return .otherInside
  }

  var complaint: (message: String, isNote: Bool)? {
    switch order {
    case .originalInside: return nil
    case .originalOutside:
      return ("the source's title and the translation stand the other way round here", true)
    case .none:
      let isSame = PairedTitle.folded(title) == PairedTitle.folded(original)
      return isSame
        ? nil : ("the source's title ‘\(original)’ is not given here as elsewhere", true)
    case .otherInside:
      return ("‘\(parts?.inside ?? "")’ here, ‘\(original)’ in the source", false)
    }
  }

  private static func folded(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
