import Diagnostics
import Markdown

/// Cuts a page into sections at the headings of its top level.
struct Sections: Sendable {
  private(set) var sections: [Section] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(of document: Document) {
    let headings = document.blocks.enumerated().compactMap { index, block in
      if case .heading(let heading) = block.kind { (index, heading, block.range) } else { nil }
    }
    // Footnotes stand at the end of the blocks, but belong to no section.
    let end =
      document.blocks.firstIndex {
        if case .footnoteDefinition = $0.kind { true } else { false }
      } ?? document.blocks.count
    let ids = ids(of: headings.map { ($0.1, $0.2) }, in: document)
    var open: [Int] = []
    for (number, (index, heading, range)) in headings.enumerated() {
      while let last = open.last, sections[last].level >= heading.level {
        sections[last].allBlocks = sections[last].heading..<index
        open.removeLast()
      }
      let next = number + 1 < headings.count ? headings[number + 1].0 : end
      sections.append(
        Section(
          id: ids[number], hasExplicitID: heading.explicitID != nil, level: heading.level,
          title: heading.content.plainText, range: range, parent: open.last, heading: index,
          ownBlocks: index + 1..<next, allBlocks: index..<end))
      open.append(number)
    }
  }

  /// The author's ids are given out first, those of raw HTML among them, so that a title cannot take one
  /// away.
  private mutating func ids(
    of headings: [(Heading, SourceRange)], in document: Document
  ) -> [String] {
    let file = document.source.path
    var unique = UniqueIDs()
    var result = headings.map { _ in "" }
    var places: [String: SourceRange] = [:]
    for (index, (heading, range)) in headings.enumerated() {
      guard let given = heading.explicitID else { continue }
      let id = given.split(whereSeparator: \.isWhitespace).joined(separator: "-")
      if id != given {
        diagnostics.append(
          Diagnostic(
            .warning, "invalid-id", "an id cannot have spaces: '\(given)'", file: file,
            range: range,
            help: "this heading is '\(id)' for now"))
      }
      if unique.reserve(id) {
        places[id] = range
        result[index] = id
      } else {
        result[index] = unique.id(for: id)
        let note = Diagnostic.Note("first here", file: file, range: places[id])
        diagnostics.append(
          Diagnostic(
            .warning, "duplicate-id", "the id '\(id)' stands twice on this page", file: file,
            range: range, notes: [note], help: "this heading is '\(result[index])' for now"))
      }
    }
    for id in document.htmlIDs { _ = unique.reserve(id) }
    for (index, (heading, _)) in headings.enumerated() where heading.explicitID == nil {
      let slug = Slug.make(from: heading.content.plainText)
      result[index] = unique.id(for: slug.isEmpty ? "section" : slug)
    }
    return result
  }
}
