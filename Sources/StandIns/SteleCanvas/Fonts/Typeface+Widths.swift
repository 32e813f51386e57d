import Foundation

extension Typeface {
  /// How wide a text is on one line.
  public func width(of text: String) -> CGFloat { advances(of: Array(text)).reduce(0, +) }

  /// How far the pen moves for each character, kerning with the one that follows included. What a
  /// reader sees as one character is one: a letter with its marks, a family of emoji, a flag.
  public func advances(of text: [Character]) -> [CGFloat] {
    let shapes = text.map { GlyphShape($0) }
    var advances: [CGFloat] = []
    advances.reserveCapacity(text.count)
    for (index, shape) in shapes.enumerated() {
      var share = self.share(of: shape)
      if index + 1 < shapes.count, design != .monospaced {
        share += kerning(shape, shapes[index + 1])
      }
      advances.append(CGFloat(share) * size / 1000)
    }
    return advances
  }

  private var table: FontTable { design == .serif ? .serif : .sans }

  /// Marks and joiners take no room, pictures that of an emoji.
  private func share(of shape: GlyphShape) -> Double {
    switch shape {
    case .nothing: 0
    case .picture: GlyphShape.emojiWidth
    case .letter(let code): share(of: code)
    case .letters(let codes): codes.reduce(0) { $0 + share(of: $1) }
    }
  }

  private func share(of code: UInt32) -> Double {
    let other = FontTable.world.advance(of: code, weight: weight)
    if design == .monospaced, (other ?? 0) < 900 { return GlyphShape.monospacedWidth }
    return table.advance(of: code, weight: weight) ?? other
      ?? FontTable.sans.advance(of: code, weight: weight) ?? GlyphShape.unknownWidth
  }

  private func kerning(_ left: GlyphShape, _ right: GlyphShape) -> Double {
    guard case .letter(let left) = left, case .letter(let right) = right else { return 0 }
    return table.kerning(left, right, weight: weight)
  }
}

/// What a character is, as far as its width goes.
private enum GlyphShape {
  case nothing, picture
  case letter(UInt32)
  /// A character of several that each take room, such as a Thai vowel behind its consonant.
  case letters([UInt32])

  /// The widths of Noto Color Emoji and Noto Sans Mono, and of what no font has.
  static let (emojiWidth, monospacedWidth, unknownWidth) = (1245.1, 600.0, 600.0)

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .nothing
      return
    }
    if scalars.count == 1 {
      self =
        first.properties.isEmojiPresentation
        ? .picture : Self.isSilent(first) ? .nothing : .letter(first.value)
      return
    }
    let isPicture = scalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F || $0.value == 0x20E3
    }
    if isPicture {
      self = .picture
      return
    }
    // A letter and its marks are mostly one character of the font.
    let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    let loud = composed.filter { !Self.isSilent($0) }.map(\.value)
    self = loud.count == 1 ? .letter(loud[0]) : .letters(loud)
  }

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return scalar.value < 0x20 || scalar.value == 0xAD }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default: false
    }
  }
}
