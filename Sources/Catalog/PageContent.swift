public import Diagnostics
public import Markdown

/// A code block of a page with the section that it stands in.
public struct PlacedCodeBlock: Hashable, Sendable {
  /// The code block.
  public var block: CodeBlock
  /// Where it stands, fences included.
  public var range: SourceRange
  /// The index of the innermost section in the page's `sections`; nothing before the first heading.
  public var section: Int?
}

/// A link or image of a page with the section that it stands in.
public struct PlacedLink: Hashable, Sendable {
  /// Where it leads, or the image's source, as written.
  public var destination: String
  /// True for an image.
  public var isImage: Bool
  /// The link's text, or the image's description.
  public var text: String
  /// Where it stands.
  public var range: SourceRange
  /// The index of the innermost section in the page's `sections`; nothing before the first heading.
  public var section: Int?
}

extension Page {
  /// The index of the innermost section at a place; nothing before the first heading.
  public func section(at position: SourcePosition) -> Int? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].range.start <= position { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// The innermost block at a place.
  public func block(at position: SourcePosition) -> Block? {
    var result: Block?
    var candidates = document.blocks
    while let found = candidates.first(where: { $0.range.contains(position) }) {
      result = found
      candidates = found.children.flatMap { $0 }
    }
    return result
  }

  /// Every code block in the order of the file, also those in lists, quotes and footnotes.
  public var codeBlocks: [PlacedCodeBlock] {
    var result: [PlacedCodeBlock] = []
    document.blocks.walkBlocks { block in
      guard case .codeBlock(let code) = block.kind else { return }
      result.append(
        PlacedCodeBlock(
          block: code, range: block.range, section: section(at: block.range.start)))
    }
    return result.sorted { $0.range.start < $1.range.start }
  }

  /// Every link and image in the order of the file.
  public var links: [PlacedLink] {
    var result: [PlacedLink] = []
    document.blocks.walkInlines { inline in
      let destination: String
      let isImage: Bool
      switch inline.kind {
      case .link(let target, _, _): (destination, isImage) = (target, false)
      case .image(let source, _, _): (destination, isImage) = (source, true)
      default: return
      }
      result.append(
        PlacedLink(
          destination: destination, isImage: isImage, text: inline.children.plainText,
          range: inline.range, section: section(at: inline.range.start)))
    }
    return result.sorted { $0.range.start < $1.range.start }
  }
}
