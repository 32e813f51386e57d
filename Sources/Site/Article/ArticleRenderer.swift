import Catalog
import Diagnostics
import Markdown
import Samples
import Verification
import Walkthroughs

/// Renders a page's Markdown as the inside of its article.
struct ArticleRenderer {
  /// A tree deeper than this is not for readers, and a thread's stack has an end.
  static let depthLimit = 250

  let templates: TemplateSet
  let links: LinkResolver
  let sections: SectionLinks
  var figures: CodeFigure
  /// What the check says of the page's blocks, by the line of each.
  let reports: [Int: BlockReport]
  let strings: UIStrings

  /// The sizes of pictures, by the destinations that the page uses.
  var sizes: [String: ImageSize] = [:]
  /// The walkthroughs of the page.
  var walkthroughs: WalkthroughFigure?
  /// What becomes of raw HTML.
  var policy = HTMLPolicy.sanitised
  /// Which blocks of the article's languages belong together.
  var rows: RowMarks?

  var output = HTMLBuffer()
  var diagnostics: [Diagnostic] = []
  /// How often each footnote was referred to.
  var footnoteUses: [Int: Int] = [:]
  /// Ids that are given away; raw HTML cannot give them again.
  var ids: Set<String>
  var depth = 0

  init(
    templates: TemplateSet, links: LinkResolver, sections: SectionLinks, figures: CodeFigure,
    reports: [Int: BlockReport], strings: UIStrings
  ) {
    self.templates = templates
    self.links = links
    self.sections = sections
    self.figures = figures
    self.reports = reports
    self.strings = strings
    ids = Set(links.page.sections.map(\.id)).union(["page-main", "top"])
  }

  /// Renders the blocks of the page, footnotes at their end.
  mutating func render(_ blocks: ArraySlice<Block>) {
    var footnotes: [(ordinal: Int, content: [Block])] = []
    var taken = blocks.startIndex
    for (index, block) in zip(blocks.indices, blocks) where index >= taken {
      if let row = rows?.row(ofBlock: index, in: links.page.language) {
        output.append(markup: "<!--r\(row)-->")
      }
      if let stretch = ColonBlock.read(blocks, at: index) {
        render(stretch)
        taken = stretch.range.upperBound + 1
        continue
      }
      switch block.kind {
      case .footnoteDefinition(_, let ordinal, let content): footnotes.append((ordinal, content))
      case .heading(let heading): render(heading, section: sections.section(ofHeading: index))
      default: render(block)
      }
    }
    render(footnotes: footnotes)
  }

  mutating func render(_ block: Block, isTight: Bool = false) {
    guard depth < Self.depthLimit else {
      return warn("too-deep", "this is nested too deeply to be shown", block.range)
    }
    depth += 1
    defer { depth -= 1 }
    switch block.kind {
    case .paragraph(let content): render(paragraph: content, isTight: isTight)
    case .heading(let heading): render(heading, section: nil)
    case .codeBlock(let code): render(code, block.range)
    case .html(let html):
      if policy == .escaped { output.append(markup: "<p>") }
      render(html: html, block.range)
      if policy == .escaped { output.append(markup: "</p>\n") }
    case .quote(let content): render(quote: content)
    case .list(let list): render(list)
    case .table(let table): render(table)
    case .thematicBreak: output.append(markup: "<hr>\n")
    case .footnoteDefinition(_, _, let content): for block in content { render(block) }
    }
  }

  mutating func warn(_ id: String, _ message: String, _ range: SourceRange, help: String? = nil) {
    diagnostics.append(
      Diagnostic(.warning, id, message, file: links.page.file, range: range, help: help))
  }

  // MARK: Blocks of text

  private mutating func render(paragraph content: [Inline], isTight: Bool) {
    if isTight {
      render(content)
      output.append(markup: "\n")
    } else {
      output.append(markup: "<p>")
      render(content)
      output.append(markup: "</p>\n")
    }
  }

  private mutating func render(_ heading: Heading, section: Int?) {
    let content = captured { $0.render(heading.content) }
    var value = section.map { sections.value(ofSection: $0) } ?? [:]
    value["level"] = .text("\(heading.level)")
    value["content"] = .markup(content)
    templates.render("heading", .object(value), into: &output)
  }

  private mutating func render(quote content: [Block]) {
    if let (kind, rest) = Alert.read(content) { return render(kind, title: nil, rest) }
    output.append(markup: "<blockquote>\n")
    for block in content { render(block) }
    output.append(markup: "</blockquote>\n")
  }

  private mutating func render(_ kind: Alert, title: String?, _ content: [Block]) {
    let inside = captured { renderer in for block in content { renderer.render(block) } }
    let value: TemplateValue = [
      "kind": .text(kind.rawValue), "label": .text(title ?? strings["alert-\(kind.rawValue)"]),
      "content": .markup(inside),
    ]
    templates.render("alert", value, into: &output)
  }

  private mutating func render(_ stretch: ColonBlock) {
    switch stretch.kind {
    case .alert(let kind, let title): render(kind, title: title, stretch.blocks)
    case .details(let title):
      output.append(markup: "<details>\n<summary>")
      output.append(text: title.isEmpty ? strings["details"] : title)
      output.append(markup: "</summary>\n")
      for block in stretch.blocks { render(block) }
      output.append(markup: "</details>\n")
    }
  }

  private mutating func render(_ list: List) {
    let name = list.start == nil ? "ul" : "ol"
    output.append(markup: "<\(name)")
    if let start = list.start, start != 1 { output.append(attribute: "start", "\(start)") }
    if list.items.contains(where: { $0.isChecked != nil }) {
      output.append(attribute: "class", "tasks")
    }
    output.append(markup: ">\n")
    for item in list.items {
      output.append(markup: "<li>")
      if let isChecked = item.isChecked {
        output.append(markup: "<span class=\"task\" role=\"img\" data-done=\"\(isChecked)\"")
        output.append(attribute: "aria-label", strings[isChecked ? "task-done" : "task-open"])
        output.append(markup: "></span> ")
      }
      for block in item.blocks { render(block, isTight: list.isTight) }
      output.append(markup: "</li>\n")
    }
    output.append(markup: "</\(name)>\n")
  }

  private mutating func render(_ table: Table) {
    output.append(markup: "<div class=\"table\" role=\"group\" tabindex=\"0\"")
    output.append(attribute: "aria-label", strings["table"])
    output.append(markup: "><table>\n<thead>\n")
    render(row: table.head, "th", table.alignments)
    output.append(markup: "</thead>\n")
    if !table.rows.isEmpty {
      output.append(markup: "<tbody>\n")
      for row in table.rows { render(row: row, "td", table.alignments) }
      output.append(markup: "</tbody>\n")
    }
    output.append(markup: "</table></div>\n")
  }

  private mutating func render(
    row: [Table.Cell], _ element: String, _ alignments: [Table.Alignment]
  ) {
    output.append(markup: "<tr>")
    for (index, cell) in row.enumerated() {
      output.append(markup: "<\(element)")
      if element == "th" { output.append(markup: " scope=\"col\"") }
      switch alignments.indices.contains(index) ? alignments[index] : .none {
      case .left: output.append(markup: " class=\"left\"")
      case .center: output.append(markup: " class=\"center\"")
      case .right: output.append(markup: " class=\"right\"")
      case .none: break
      }
      output.append(markup: ">")
      render(cell.content)
      output.append(markup: "</\(element)>")
    }
    output.append(markup: "</tr>\n")
  }

  // MARK: Code, HTML, footnotes

  private mutating func render(_ code: CodeBlock, _ range: SourceRange) {
    guard !code.isHidden, !code.isHiddenWalkthrough else { return }
    if code.isWalkthrough, let value = walkthroughs?.value(onLine: range.start.line) {
      return templates.render("walkthrough", value, into: &output)
    }
    let value = figures.value(code, onLine: range.start.line, reports[range.start.line])
    templates.render("code", value, into: &output)
  }

  private mutating func render(footnotes: [(ordinal: Int, content: [Block])]) {
    guard !footnotes.isEmpty else { return }
    if rows != nil { output.append(markup: "<!--r0-->") }
    output.append(markup: "<section class=\"footnotes\" role=\"doc-endnotes\"><h2>")
    output.append(markup: strings.markup("footnotes"))
    output.append(markup: "</h2>\n<ol>\n")
    for note in footnotes.sorted(by: { $0.ordinal < $1.ordinal }) {
      output.append(markup: "<li")
      output.append(attribute: "id", Self.footnoteID(note.ordinal))
      output.append(markup: ">")
      for block in note.content { render(block) }
      output.append(markup: "<p class=\"back\">")
      for occurrence in 1...max(1, footnoteUses[note.ordinal] ?? 1) {
        let id = Self.footnoteReferenceID(note.ordinal, occurrence)
        output.append(markup: "<a role=\"doc-backlink\"")
        output.append(attribute: "href", "#" + PathText.percentEncoded(id))
        output.append(
          attribute: "aria-label", strings["footnote-back", ["number": "\(note.ordinal)"]])
        output.append(markup: ">↩\u{FE0E}</a> ")
      }
      output.append(markup: "</p></li>\n")
    }
    output.append(markup: "</ol></section>\n")
  }

  static func footnoteID(_ ordinal: Int) -> String { "fn-\(ordinal)" }

  static func footnoteReferenceID(_ ordinal: Int, _ occurrence: Int) -> String {
    "fnref-\(ordinal)" + (occurrence > 1 ? "-\(occurrence)" : "")
  }

  /// What some rendering adds, apart from the page.
  mutating func captured(_ body: (inout ArticleRenderer) -> Void) -> HTMLBuffer {
    let before = output
    output = HTMLBuffer()
    body(&self)
    defer { output = before }
    return output
  }
}
