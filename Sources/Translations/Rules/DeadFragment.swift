import Catalog
import Diagnostics
import Foundation
import Markdown

extension Rule {
  static let deadFragment = Rule(
    id: "dead-fragment", severity: .warning,
    summary: "a link within the page leads to an anchor that does not exist",
    explanation: """
      Headings have other anchors in every language unless they are given ids. The finding names the \
      anchor of the same section on this page, where the fragment is that of another language. Checked \
      on every page, the source included.
      """,
    wrong: "## 準備\n\n[準備](#set-up)を見てください。",
    right: "## 準備 {#set-up}\n\n[準備](#set-up)を見てください。",
    check: { comparison in
      comparison.pages.flatMap { page in
        let anchors = page.anchors
        return page.fragmentLinks.filter { !anchors.contains($0.fragment) }.map { link in
          let help = suggestion(for: link.fragment, on: page, anchors: anchors, comparison)
          return Report(
            side: page.side, range: link.range,
            message: "nothing on this page has the anchor ‘#\(link.fragment)’",
            section: comparison.groupID(at: link.range.start.line, of: page),
            help: help.map { "did you mean ‘#\($0)’?" })
        }
      }
    })

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

extension Page {
  /// Every anchor of the page: sections and the ids and names in raw HTML.
  fileprivate var anchors: Set<String> {
    var result = Set(sections.map(\.id))
    result.insert("top")
    InlineWalk { inline in
      if case .html(let tag) = inline.kind { result.formUnion(Page.anchors(in: tag)) }
    }.walk(document.blocks)
    for block in document.blocks {
      if case .html(let html) = block.kind { result.formUnion(Page.anchors(in: html)) }
    }
    return result
  }

  /// The values of `id` and `name` attributes.
  private static func anchors(in html: String) -> [String] {
    ["id=", "name="].flatMap { attribute in
      html.components(separatedBy: attribute).dropFirst().map { rest in
        let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
        let value = quote == nil ? rest[...] : rest.dropFirst()
        return String(value.prefix { quote == nil ? !" >\n".contains($0) : $0 != quote })
      }
    }
  }

  /// The links to anchors of the page itself.
  fileprivate var fragmentLinks: [(fragment: String, range: SourceRange)] {
    var result: [(String, SourceRange)] = []
    let own = file.split(separator: "/").last.map(String.init) ?? file
    InlineWalk { inline in
      guard case .link(let destination, _, _) = inline.kind,
        let mark = destination.firstIndex(of: "#")
      else { return }
      let path = destination[..<mark]
      guard path.isEmpty || path == own || path == "./" + own else { return }
      let fragment = String(destination[destination.index(after: mark)...])
      guard !fragment.isEmpty else { return }
      result.append((fragment.removingPercentEncoding ?? fragment, inline.range))
    }.walk(document.blocks)
    return result
  }
}
