public import Catalog
public import Diagnostics
import Markdown
import SwiftSource

/// A place on a page where previews are declared, for readers to see what they look like.
public struct PagePreview: Hashable, Sendable {
  /// The line of the block.
  public var blockLine: Int
  /// Where the declaration starts.
  public var range: SourceRange
  /// What tells it from others of the sample: see `DeclaredPreview`.
  public var identity: String

  /// What the Swift blocks of a page declare that it shows.
  public static func all(on page: Page) -> [PagePreview] {
    page.codeBlocks.filter { !$0.block.isHidden && $0.block.code.contains("Preview") }
      .flatMap { placed -> [PagePreview] in
        let info = FenceInfo.read(placed.block.info).info
        guard info.isSwift, !info.isDiff else { return [] }
        return DeclaredInterface(of: placed.block.code).previews.map { preview in
          let line = placed.block.code.utf8.prefix(preview.offset).count { $0 == 10 }
          let starts = placed.block.lineStarts
          return PagePreview(
            blockLine: placed.range.start.line,
            range: starts.indices.contains(line)
              ? SourceRange(at: starts[line]) : placed.range,
            identity: preview.identity)
        }
      }
  }
}
