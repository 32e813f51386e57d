import SwiftSource

/// A block that shows a part of another one once more, as articles do that explain a listing piece by piece:
/// the head of a call, one link of a chain, the first members of a type.
///
/// Such a piece need not compile by itself. What it says is judged in the block that it is a part of.
public struct QuotedPart: Sendable {
  /// The tokens of the pieces between what is left out.
  private let pieces: [[String]]
  /// True where the block stops inside of what it begins.
  public let isCutOff: Bool

  /// Fewer tokens than these could stand anywhere.
  private static let leastTokens = 5

  /// The block as a possible part; nothing for one that is too short, or that is broken otherwise than by
  /// stopping early.
  public init?(_ snippet: Snippet) {
    guard snippet.diff == nil, !snippet.syntax.problems.contains(where: \.isTooDeep) else {
      return nil
    }
    isCutOff = !snippet.syntax.problems.isEmpty
    if isCutOff, UnclosedCode(snippet.code) == nil { return nil }
    let original = Array(snippet.code.utf8)
    var gaps = (snippet.syntax.allGaps.map(\.range.lowerBound) + snippet.seams).sorted()[...]
    var pieces: [[String]] = [[]]
    for token in CodeToken.tokens(of: snippet.syntax.text) {
      while let gap = gaps.first, gap <= token.range.lowerBound {
        pieces.append([])
        gaps = gaps.dropFirst()
      }
      guard let end = pieces.indices.last, original.indices.contains(token.range.upperBound - 1)
      else { break }
      // What stands for a value that is left out is not what the author wrote.
      if original[token.range].elementsEqual(token.text.utf8) {
        pieces[end].append(token.text)
      } else {
        pieces.append([])
      }
    }
    self.pieces = pieces.filter { !$0.isEmpty }
    guard self.pieces.reduce(0, { $0 + $1.count }) >= QuotedPart.leastTokens else { return nil }
  }

  /// Whether another block holds the pieces in their order, and more than they do.
  public func isPart(of other: Snippet) -> Bool {
    let listing = Listing(other.syntax.text)
    guard listing.words.count > pieces.reduce(0, { $0 + $1.count }) else { return false }
    var from = 0
    while let first = pieces.first, let start = listing.words.firstIndex(of: first, from: from) {
      if listing.mayBegin(at: start), let end = endOfPieces(from: start, in: listing),
        listing.mayEnd(before: end)
      {
        // Where nothing but the brace is missing, it has got lost.
        return !isCutOff || listing.words.dropFirst(end).first.map { $0 != "}" } ?? false
      }
      from = start + 1
    }
    return false
  }

  /// Where the last piece ends, if all of them follow in their order.
  private func endOfPieces(from start: Int, in listing: Listing) -> Int? {
    var end = start
    for piece in pieces {
      guard let found = listing.words.firstIndex(of: piece, from: end) else { return nil }
      end = found + piece.count
    }
    return end
  }

  /// The tokens of the other block, and which of them begin a line.
  private struct Listing {
    let words: [String]
    private let beginsLine: [Bool]

    init(_ text: String) {
      let tokens = CodeToken.tokens(of: text)
      let bytes = Array(text.utf8)
      words = tokens.map(\.text)
      var end = 0
      beginsLine = tokens.map { token in
        defer { end = token.range.upperBound }
        return end == 0 || bytes[end..<max(end, token.range.lowerBound)].contains(10)
      }
    }

    /// A part begins with a line, or where something new begins; not behind `try` or in a calculation.
    func mayBegin(at index: Int) -> Bool {
      beginsLine[index]
        || ["{", "(", "[", ",", ":", "=", "return", "in"].contains(words[index - 1])
    }

    /// It does not stop in the middle of a calculation.
    func mayEnd(before index: Int) -> Bool {
      guard words.indices.contains(index), !beginsLine[index] else { return true }
      let next = words[index]
      return next.first.map { $0.isLetter || "{}()[],.:;@#".contains($0) } ?? true
        && !["as", "is"].contains(next)
    }
  }
}

extension Snippet {
  /// Where an extension of which a block shows some of the members may hold others, and where other code may
  /// stand before it.
  fileprivate var seams: [Int] {
    let extensions = syntax.items.filter { $0.role == .typeExtension }
    guard !extensions.isEmpty else { return [] }
    let members = extensions.compactMap(\.body).flatMap { body in
      body.items.map(\.codeStart) + [body.range.upperBound]
    }
    return members + syntax.items.map(\.codeStart)
  }
}

extension [String] {
  /// Where a piece begins, at a place or behind it.
  fileprivate func firstIndex(of piece: [String], from start: Int) -> Int? {
    guard let first = piece.first, start + piece.count <= count else { return nil }
    return (start...(count - piece.count)).first {
      self[$0] == first && self[$0..<$0 + piece.count].elementsEqual(piece)
    }
  }
}
