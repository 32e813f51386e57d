/// Where a piece of a program comes from: a snippet of a page and an offset into its code.
public struct Origin: Hashable, Sendable {
  /// The snippet's number on its page.
  public var snippet: Int
  /// The UTF-8 offset into the snippet's code.
  public var offset: Int

  /// A place in a snippet.
  public init(snippet: Int, offset: Int) {
    self.snippet = snippet
    self.offset = offset
  }
}

/// A program's text that is put together from pieces of snippets and code of our own, and that knows of
/// every byte where it comes from. The map is made while the text is; looking up is a search in it.
public struct MappedText: Sendable {
  private struct Piece: Sendable {
    var start: Int
    var length: Int
    var origin: Origin?
  }

  /// The text.
  public private(set) var text = ""
  private var pieces: [Piece] = []

  /// A text without pieces.
  public init() {}

  /// Adds code of our own, which no place in the article answers for.
  public mutating func append(_ own: some StringProtocol) {
    add(own, origin: nil)
  }

  /// Adds a part of a snippet's code.
  public mutating func append(_ part: some StringProtocol, from origin: Origin) {
    add(part, origin: origin)
  }

  /// The place that answers for a UTF-8 offset, or nothing for code of our own.
  public func origin(at offset: Int) -> Origin? {
    guard let piece = piece(at: offset), let origin = piece.origin else { return nil }
    return Origin(snippet: origin.snippet, offset: origin.offset + offset - piece.start)
  }

  /// The place of the nearest code before an offset that an article answers for; a message about code
  /// of our own is about what it was added to.
  public func originBefore(_ offset: Int) -> Origin? {
    let before = pieces.filter { $0.start <= offset && $0.origin != nil }
    guard let piece = before.last, let origin = piece.origin else { return nil }
    return Origin(
      snippet: origin.snippet, offset: origin.offset + min(offset - piece.start, piece.length))
  }

  private func piece(at offset: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start + pieces[middle].length <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < pieces.count, pieces[low].start <= offset else {
      // The end of the text belongs to its last piece.
      return pieces.last.flatMap { $0.start + $0.length == offset ? $0 : nil }
    }
    return pieces[low]
  }

  private mutating func add(_ part: some StringProtocol, origin: Origin?) {
    guard !part.isEmpty else { return }
    pieces.append(Piece(start: text.utf8.count, length: part.utf8.count, origin: origin))
    text += part
  }
}
