extension SnippetSyntax {
  /// True for a chain without its beginning: `.padding()` as the first code behind comments.
  public var startsWithDot: Bool {
    let bytes = text.utf8
    let start = items.first.map { max(0, min($0.codeStart, bytes.count)) } ?? 0
    let rest = bytes.dropFirst(start).drop { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
    return rest.first == UInt8(ascii: ".")
  }
}
