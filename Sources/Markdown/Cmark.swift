internal import CCmark
import Foundation

/// cmark-gfm's tree of one text. This file and `CmarkNode.swift` are the only ones that know its types.
final class CmarkTree {
  private let root: CmarkNode

  /// Parses UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: Dialect) {
    let extensions = CmarkExtensions.shared
    var options = CMARK_OPT_UNSAFE | CMARK_OPT_FULL_INFO_STRING
    if dialect.contains(.footnotes) { options |= CMARK_OPT_FOOTNOTES }
    let parser = cmark_parser_new(options)
    defer { cmark_parser_free(parser) }
    for (flag, ext) in extensions.all where dialect.contains(flag) {
      cmark_parser_attach_syntax_extension(parser, ext)
    }
    bytes.withMemoryRebound(to: CChar.self) { text in
      cmark_parser_feed(parser, text.baseAddress, text.count)
    }
    root = extensions.finishing.withLock { CmarkNode(pointer: cmark_parser_finish(parser)) }
  }

  deinit {
    cmark_node_free(root.pointer)
  }

  /// Hands the root over. The tree lives for the time of the call; without this it could be freed as
  /// soon as its last use here is past, with its nodes still in hand.
  func withRoot<R, E: Error>(_ body: (CmarkNode) throws(E) -> R) throws(E) -> R {
    defer { withExtendedLifetime(self) {} }
    return try body(root)
  }
}

/// The extensions, registered once for the process.
struct CmarkExtensions: @unchecked Sendable {
  /// Written once, by the initialiser below; cmark-gfm only reads what it points to.
  static let shared = CmarkExtensions()

  let all: [(Dialect, OpaquePointer)]
  /// Held while inlines are parsed. Every parser marks its extensions' characters as special in a table
  /// that all parsers share, and unmarks them when it is done: a parser of another thread would then
  /// miss links and `~~`. Inlines take a small part of a page's time, so the threads hardly wait.
  let finishing = NSLock()
  /// The numbers that cmark-gfm gave to the node types of its extensions.
  let table: UInt32
  let tableRow: UInt32
  let tableCell: UInt32
  let strikethrough: UInt32

  private init() {
    cmark_gfm_core_extensions_ensure_registered()
    let names: [(Dialect, String)] = [
      (.tables, "table"), (.strikethrough, "strikethrough"), (.autolinks, "autolink"),
      (.taskLists, "tasklist"),
    ]
    all = names.compactMap { flag, name in
      cmark_find_syntax_extension(name).map { (flag, $0) }
    }
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for (_, ext) in all { cmark_parser_attach_syntax_extension(parser, ext) }
    let sample = "|a|\n|-|\n\n~~b~~\n"
    cmark_parser_feed(parser, sample, sample.utf8.count)
    let root = CmarkNode(pointer: cmark_parser_finish(parser))
    defer { cmark_node_free(root.pointer) }
    let tableNode = root.firstChild
    table = tableNode?.typeNumber ?? 0
    tableRow = tableNode?.firstChild?.typeNumber ?? 0
    tableCell = tableNode?.firstChild?.firstChild?.typeNumber ?? 0
    strikethrough = tableNode?.next?.firstChild?.typeNumber ?? 0
  }
}
