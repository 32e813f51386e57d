public import Diagnostics

extension Document {
  /// Reads a page. What is wrong with it without keeping it from being read is in `diagnostics`.
  ///
  /// - Throws: a `Diagnostic` where the page is too large or too deeply nested to be read.
  public init(
    source: SourceText, limits: MarkdownLimits = MarkdownLimits()
  ) throws(Diagnostic) {
    try self.init(source: source, limits: limits, dialect: .all)
  }

  /// Reads a page with some of the extensions; `isPlain` leaves front matter and heading ids alone.
  init(
    source: SourceText, limits: MarkdownLimits = MarkdownLimits(), dialect: Dialect,
    isPlain: Bool = false
  ) throws(Diagnostic) {
    guard source.text.utf8.count <= limits.size else { throw limits.tooLarge(source.path) }
    var front = FrontMatterBlock(frontMatter: nil, lineCount: 0, diagnostics: [])
    if !isPlain { front = FrontMatterBlock.read(source) }
    let tree = Result<ConvertedTree, any Error> {
      try source.withBytes { bytes in
        try ConvertedTree(
          bytes, of: source, after: front.lineCount, dialect: dialect, limits: limits)
      }
    }
    switch tree {
    case .success(var tree):
      if !isPlain { tree.blocks = HeadingIDs.resolved(in: tree.blocks) }
      self.init(
        source: source, frontMatter: front.frontMatter, blocks: tree.blocks,
        diagnostics: front.diagnostics + tree.diagnostics)
    case .failure(let error):
      throw error as? Diagnostic
        ?? Diagnostic(.error, "unreadable-page", "\(error)", file: source.path)
    }
  }
}

/// The typed tree of a page's text, before heading ids are resolved.
struct ConvertedTree {
  var blocks: [Block]
  let diagnostics: [Diagnostic]
  /// How often a place had to be guessed; a test holds it at zero.
  let mismatches: Int

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, of source: SourceText, after lineOffset: Int,
    dialect: Dialect, limits: MarkdownLimits
  ) throws(Diagnostic) {
    let start =
      source.lineStarts.indices.contains(lineOffset) ? source.lineStarts[lineOffset] : bytes.count
    let text = UnsafeBufferPointer(rebasing: bytes[start...])
    try ReadingCost.check(text, file: source.path, firstLine: lineOffset + 1)
    let tree = CmarkTree(text, dialect: dialect)
    let lines = SourceLines(bytes: bytes, starts: source.lineStarts)
    let converted = try tree.withRoot { (root) throws(Diagnostic) in
      var converter = BlockConverter(
        file: source.path, source: lines, lineOffset: lineOffset, limits: limits,
        dialect: dialect, root: root)
      return (try converter.document(root), converter.diagnostics, converter.inlines.mismatches)
    }
    (blocks, diagnostics, mismatches) = converted
  }
}

extension SourceText {
  /// Hands the text's bytes to a function for the time of its call.
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    if let result = try text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return try Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
