public import Diagnostics

/// A page's Markdown as a typed tree.
public struct Document: Sendable {
  /// The file that was read.
  public let source: SourceText
  /// What the YAML block at the top says, if there is one.
  public let frontMatter: FrontMatter?
  /// The blocks in order; footnote definitions come last.
  public let blocks: [Block]
  /// What is wrong with the file without keeping it from being read.
  public let diagnostics: [Diagnostic]

  /// The ids that raw HTML in the text gives; those that became a heading's are not among them.
  public var htmlIDs: Set<String> {
    var result: Set<String> = []
    blocks.walkBlocks { block in
      if case .html(let html) = block.kind { result.formUnion(AnchorTag.ids(in: html)) }
      for leaf in block.leaves {
        leaf.walk { inline in
          if case .html(let tag) = inline.kind { result.formUnion(AnchorTag.ids(in: tag)) }
        }
      }
    }
    return result
  }

  /// A document from its parts.
  init(source: SourceText, frontMatter: FrontMatter?, blocks: [Block], diagnostics: [Diagnostic]) {
    self.source = source
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.diagnostics = diagnostics
  }
}
