import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let deadFragment = Rule(
    id: "dead-fragment", severity: .warning,
    summary: "a link leads to an anchor that does not exist",
    explanation: """
      Headings have other anchors in every language unless they are given ids. Links within the page \
      and to other pages of the catalogue are followed. The finding names the \
      anchor of the same section on this page, where the fragment is that of another language. Checked \
      on every page, the source included.
      """,
    wrong: "## 準備\n\n[準備](#set-up)を見てください。",
    right: "## 準備 {#set-up}\n\n[準備](#set-up)を見てください。",
    check: { comparison in
      comparison.pages.flatMap { page -> [Report] in
        let anchors = page.anchors
        let own = page.file.split(separator: "/").last.map(String.init) ?? page.file
        return page.localLinks.compactMap { link -> Report? in
          guard let fragment = link.fragment, !fragment.isEmpty else { return nil }
          if link.path.isEmpty || link.path == own || link.path == "./" + own {
            if anchors.contains(fragment) { return nil }
            let help = suggestion(for: fragment, on: page, anchors: anchors, comparison)
            return report(
              link, on: page, "nothing on this page has the anchor ‘#\(fragment)’",
              help: help, comparison)
          }
          guard let index = comparison.surroundings.index,
            case .page(let target) = index.target(of: link.path, on: page),
            !target.anchors.contains(fragment)
          else { return nil }
          let near = Suggestion.nearest(to: fragment, in: target.anchors.sorted())
          return report(
            link, on: page, "nothing on ‘\(target.file)’ has the anchor ‘#\(fragment)’",
            help: near, comparison)
        }
      }
    })

  private static func report(
    _ link: LocalLink, on page: Page, _ message: String, help: String?, _ comparison: Comparison
  ) -> Report {
    Report(
      side: page.side, range: link.range, message: message,
      section: comparison.groupID(at: link.range.start.line, of: page),
      help: help.map { "did you mean ‘#\($0)’?" })
  }

  /// The anchor of the same section on this page, where another page has the fragment, else one that is
  /// written nearly so.
  private static func suggestion(
    for fragment: String, on page: Page, anchors: Set<String>, _ comparison: Comparison
  ) -> String? {
    for other in comparison.pages {
      guard let section = other.sections.firstIndex(where: { $0.id == fragment }),
        let group = comparison.group(of: section, in: other.language),
        let here = group.members[page.language]
      else { continue }
      return page.sections[here].id
    }
    return Suggestion.nearest(to: fragment, in: anchors.sorted())
  }
}
