public import Diagnostics

/// Writes the typed tree as HTML, as the GFM specification shows it. A site adds to it with the hooks.
public struct HTMLRenderer: Sendable {
  /// Writes a code block in another way; gives false to leave it to the renderer.
  public typealias CodeBlockHook =
    @Sendable (_ block: CodeBlock, _ range: SourceRange, _ html: inout HTMLBuffer) -> Bool
  /// Writes a heading in another way; gives false to leave it to the renderer. The renderer is handed
  /// over for the heading's content.
  public typealias HeadingHook =
    @Sendable (
      _ heading: Heading, _ range: SourceRange, _ renderer: HTMLRenderer, _ html: inout HTMLBuffer
    ) -> Bool
  /// Gives the address to write for a link's or an image's.
  public typealias AddressHook =
    @Sendable (_ address: String, _ isImage: Bool, _ range: SourceRange) -> String

  /// Whether the tags that GFM 6.11 disallows are written as text.
  public var filtersTags: Bool
  /// What writes code blocks, where the site has its own way.
  public var codeBlock: CodeBlockHook?
  /// What writes headings, where the site has its own way.
  public var heading: HeadingHook?
  /// What changes addresses.
  public var address: AddressHook?
  /// How often each footnote is referred to, by its number; where it is left empty it is counted in the
  /// blocks that are rendered together with the footnotes.
  public var footnoteReferences: [Int: Int] = [:]

  /// A renderer without hooks.
  public init(
    filtersTags: Bool = true, codeBlock: CodeBlockHook? = nil, heading: HeadingHook? = nil,
    address: AddressHook? = nil
  ) {
    self.filtersTags = filtersTags
    self.codeBlock = codeBlock
    self.heading = heading
    self.address = address
  }

  /// The number of references to each footnote, by its number.
  public static func footnoteReferences(in blocks: [Block]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    blocks.walkInlines { inline in
      if case .footnoteReference(_, let ordinal, _) = inline.kind {
        result[ordinal, default: 0] += 1
      }
    }
    return result
  }

  /// Writes blocks; footnotes, which come last, become one section.
  public func render(_ blocks: [Block], into html: inout HTMLBuffer) {
    var notes: [Block] = []
    for block in blocks {
      if case .footnoteDefinition = block.kind {
        notes.append(block)
      } else {
        render(block, isTight: false, into: &html)
      }
    }
    guard !notes.isEmpty else { return }
    let counts =
      footnoteReferences.isEmpty
      ? HTMLRenderer.footnoteReferences(in: blocks) : footnoteReferences
    html.startLine()
    html.append("<section class=\"footnotes\" data-footnotes>\n<ol>\n" as StaticString)
    for note in notes { renderFootnote(note, references: counts, into: &html) }
    html.append("</ol>\n</section>\n" as StaticString)
  }

  /// The blocks as a string.
  public func html(_ blocks: [Block]) -> String {
    var buffer = HTMLBuffer()
    render(blocks, into: &buffer)
    return buffer.string
  }

  // MARK: Blocks

  private func render(_ block: Block, isTight: Bool, into html: inout HTMLBuffer) {
    switch block.kind {
    case .paragraph(let content):
      if isTight { return render(content, into: &html) }
      html.startLine()
      html.append("<p>" as StaticString)
      render(content, into: &html)
      html.append("</p>\n" as StaticString)
    case .heading(let heading): render(heading, block.range, into: &html)
    case .codeBlock(let code): render(code, block.range, into: &html)
    case .html(let raw):
      html.startLine()
      write(raw: raw, into: &html)
      html.startLine()
    case .quote(let blocks):
      html.startLine()
      html.append("<blockquote>\n" as StaticString)
      for inner in blocks { render(inner, isTight: false, into: &html) }
      html.startLine()
      html.append("</blockquote>\n" as StaticString)
    case .list(let list): render(list, into: &html)
    case .table(let table): render(table, into: &html)
    case .thematicBreak:
      html.startLine()
      html.append("<hr />\n" as StaticString)
    case .footnoteDefinition(_, _, let blocks):
      for inner in blocks { render(inner, isTight: false, into: &html) }
    }
  }

  private func render(_ heading: Heading, _ range: SourceRange, into html: inout HTMLBuffer) {
    html.startLine()
    if let hook = self.heading, hook(heading, range, self, &html) { return }
    html.append("<h\(heading.level)")
    if let id = heading.explicitID {
      html.append(" id=\"" as StaticString)
      html.append(text: id)
      html.append("\"" as StaticString)
    }
    html.append(">" as StaticString)
    render(heading.content, into: &html)
    html.append("</h\(heading.level)>\n")
  }

  private func render(_ code: CodeBlock, _ range: SourceRange, into html: inout HTMLBuffer) {
    html.startLine()
    if let hook = codeBlock, hook(code, range, &html) { return }
    html.append("<pre><code" as StaticString)
    let language = code.info.prefix { !$0.isASCII || !$0.isWhitespace }
    if !language.isEmpty {
      html.append(" class=\"language-" as StaticString)
      html.append(text: language)
      html.append("\"" as StaticString)
    }
    html.append(">" as StaticString)
    html.append(text: code.code)
    html.append("</code></pre>\n" as StaticString)
  }

  private func render(_ list: List, into html: inout HTMLBuffer) {
    html.startLine()
    switch list.start {
    case nil: html.append("<ul>\n" as StaticString)
    case 1: html.append("<ol>\n" as StaticString)
    case let start?: html.append("<ol start=\"\(start)\">\n")
    }
    for item in list.items {
      html.startLine()
      html.append("<li>" as StaticString)
      if let isChecked = item.isChecked {
        html.append("<input " as StaticString)
        if isChecked { html.append("checked=\"\" " as StaticString) }
        html.append("disabled=\"\" type=\"checkbox\"> " as StaticString)
      }
      for block in item.blocks { render(block, isTight: list.isTight, into: &html) }
      html.append("</li>\n" as StaticString)
    }
    html.append(list.start == nil ? "</ul>\n" : "</ol>\n" as StaticString)
  }

  func write(raw: String, into html: inout HTMLBuffer) {
    if filtersTags { html.append(filtering: raw) } else { html.append(raw) }
  }
}
