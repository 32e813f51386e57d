/// HTML cut into tags and the text between them; comments are neither.
struct HTMLPieces {
  private(set) var tags: [String] = []
  /// Whether there is text with a letter between the tags.
  private(set) var hasText = false

  init(_ html: String) {
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      addText(rest[..<open])
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let close = rest.dropFirst(4).firstRange(of: "-->") else { return }
        rest = rest[close.upperBound...]
      } else {
        let close = rest.firstIndex(of: ">").map { rest.index(after: $0) } ?? rest.endIndex
        tags.append(String(rest[..<close]))
        rest = rest[close...]
      }
    }
    addText(rest)
  }

  private mutating func addText(_ text: Substring) {
    hasText = hasText || text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
