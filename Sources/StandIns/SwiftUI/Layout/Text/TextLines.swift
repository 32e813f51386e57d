import Foundation

/// A part of a text in one look.
struct TextPiece {
  var text: String
  var font: FontLook
  var style: Text.Style
  /// A symbol that stands in the text.
  var symbol: Image?
}

/// A text broken into lines: at its own breaks, between words, between the letters of scripts without
/// spaces, and within a word that is too long for a line.
struct TextLines {
  /// A line: the pieces on it with the place where each starts.
  struct Line {
    var pieces: [(piece: TextPiece, x: CGFloat, width: CGFloat)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
    var ascent: CGFloat = 0
    /// The spaces that the line was broken at.
    var dropped: [TextPiece] = []
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  let spacing: CGFloat

  var size: CGSize {
    CGSize(
      width: (lines.map(\.width).max() ?? 0).rounded(.up),
      height: lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1)))
  }

  /// Breaks pieces into lines of a width; at most `limit` lines are kept, the last one is cut.
  init(
    _ pieces: [TextPiece], width: CGFloat, limit: Int?, spacing: CGFloat = 0,
    cut: Text.TruncationMode = .tail
  ) {
    self.spacing = spacing
    var breaker = LineBreaker(width: width)
    for piece in pieces { breaker.add(piece) }
    lines = breaker.finish()
    guard let limit, limit > 0, lines.count > limit else {
      cutWide(width, limit, cut)
      return
    }
    let rest = lines[(limit - 1)...].dropFirst().indices.flatMap { index in
      lines[index - 1].dropped + lines[index].pieces.map(\.piece)
    }
    lines = Array(lines.prefix(limit))
    isTruncated = true
    lines[limit - 1].shorten(to: width, followedBy: rest, cut)
  }

  /// A single line that cannot be broken is cut too.
  private mutating func cutWide(_ width: CGFloat, _ limit: Int?, _ cut: Text.TruncationMode) {
    guard limit == 1, let only = lines.first, only.width > width + 0.01 else { return }
    isTruncated = true
    lines[0].shorten(to: width, followedBy: [], cut)
  }
}

extension TextLines.Line {
  /// Cuts the line to a width and puts an ellipsis where text is left out.
  mutating func shorten(
    to width: CGFloat, followedBy rest: [TextPiece], _ cut: Text.TruncationMode
  ) {
    guard let last = pieces.last?.piece ?? rest.first else { return }
    let whole = (pieces.map(\.piece) + rest)
    let room = max(0, width - last.font.width(of: "…"))
    var ellipsis = last
    ellipsis.text = "…"
    var shown: [TextPiece] =
      switch cut {
      case .tail: Self.prefix(of: whole, room) + [ellipsis]
      case .head: [ellipsis] + Self.suffix(of: whole, room)
      case .middle: Self.prefix(of: whole, room / 2) + [ellipsis] + Self.suffix(of: whole, room / 2)
      }
    shown.removeAll { $0.text.isEmpty }
    self = TextLines.Line()
    for piece in shown { append(piece, piece.width) }
  }

  mutating func append(_ piece: TextPiece, _ width: CGFloat) {
    // What looks the same as what is before it is written together.
    if let last = pieces.last, last.piece.font == piece.font, last.piece.style == piece.style,
      last.piece.symbol == nil, piece.symbol == nil
    {
      pieces[pieces.count - 1].piece.text += piece.text
      pieces[pieces.count - 1].width += width
    } else {
      pieces.append((piece, self.width, width))
    }
    self.width += width
    height = max(height, piece.font.lineHeight)
    ascent = max(ascent, piece.font.ascent)
  }

  private static func prefix(of pieces: [TextPiece], _ room: CGFloat) -> [TextPiece] {
    var (result, left): ([TextPiece], CGFloat) = ([], room)
    for piece in pieces {
      let width = piece.width
      if width <= left {
        result.append(piece)
        left -= width
        continue
      }
      var part = piece
      part.text = ""
      for character in piece.text {
        let wide = piece.font.width(of: String(character))
        if wide > left { break }
        part.text.append(character)
        left -= wide
      }
      while part.text.last == " " { part.text.removeLast() }
      return result + [part]
    }
    return result
  }

  private static func suffix(of pieces: [TextPiece], _ room: CGFloat) -> [TextPiece] {
    let reversed = pieces.reversed().map { piece -> TextPiece in
      var copy = piece
      copy.text = String(piece.text.reversed())
      return copy
    }
    return prefix(of: reversed, room).reversed().map { piece in
      var copy = piece
      copy.text = String(piece.text.reversed())
      return copy
    }
  }
}

extension TextPiece {
  /// The width of the piece, with the distance that its letters have.
  var width: CGFloat {
    if symbol != nil { return font.typeface.size * 1.2 }
    return font.width(of: text) + (style.kerning ?? 0) * CGFloat(text.count)
  }
}
