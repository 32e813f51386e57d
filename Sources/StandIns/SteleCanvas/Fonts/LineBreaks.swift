/// Where a line may be broken, by the rules of Unicode's UAX 14 that matter for prose.
///
/// Follows unicode.org/reports/tr14. Korean is broken between its words, as Apple's labels do it.
public enum LineBreaks {
  /// What cannot be broken, in order, and every space that a line may be broken at by itself.
  public static func pieces(of text: [Character]) -> [Range<Int>] {
    let classes = text.map { LineClass($0) }
    var pieces: [Range<Int>] = []
    var start = 0
    for index in classes.indices.dropFirst() + [classes.endIndex] {
      guard index == classes.endIndex || allowsBreak(before: index, in: classes) else { continue }
      guard start < index else { continue }
      // Spaces at the end belong to no line that is broken at them.
      let end = classes[start..<index].lastIndex { $0 != .space }.map { $0 + 1 } ?? start
      if start < end { pieces.append(start..<end) }
      pieces += (end..<index).map { $0..<$0 + 1 }
      start = index
    }
    return pieces
  }

  public static func isSpace(_ character: Character) -> Bool { LineClass(character) == .space }

  private static func allowsBreak(before index: Int, in classes: [LineClass]) -> Bool {
    let after = classes[index]
    guard after != .space else { return false }
    var last = index - 1
    while last > 0, classes[last] == .space { last -= 1 }
    let before = classes[last]
    if last < index - 1 || before == .space {
      let next = index + 1 < classes.count ? classes[index + 1] : nil
      return allowsBreak(acrossSpacesFrom: before, to: after, followedBy: next)
    }
    guard allowsBreak(from: before, to: after) else { return false }
    // LB20a: hyphens that begin a word stay with it.
    while last > 0, classes[last] == .hyphen { last -= 1 }
    return before != .hyphen || (classes[last] != .space && classes[last] != .hyphen)
  }

  /// LB7, LB13 to LB18.
  private static func allowsBreak(
    acrossSpacesFrom before: LineClass, to after: LineClass, followedBy next: LineClass?
  ) -> Bool {
    switch (before, after) {
    case (_, .space), (_, .zeroWidthSpace), (.open, _): false
    case (_, .close), (_, .parenthesis), (_, .exclamation), (_, .slash): false
    case (_, .infix): next == .number
    case (.close, .nonstarter), (.parenthesis, .nonstarter), (.dash, .dash): false
    default: true
    }
  }

  /// LB7 to LB31 for two that stand next to each other.
  private static func allowsBreak(from before: LineClass, to after: LineClass) -> Bool {
    switch (before, after) {
    case (_, .space), (_, .zeroWidthSpace): false
    case (.zeroWidthSpace, _): true
    case (.glue, _): false
    case (_, .glue): before == .breakAfter || before == .hyphen
    case (_, .close), (_, .parenthesis), (_, .exclamation), (_, .infix), (_, .slash): false
    case (.open, _), (.quote, _), (_, .quote): false
    case (.dash, .dash): false
    case (.dash, _), (_, .dash): true
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (_, .inseparable): false
    case (.hyphen, .number): false
    case (.breakAfter, _), (.hyphen, _): true
    case (.letter, .letter), (.letter, .number), (.number, .letter), (.number, .number): false
    case (.infix, .letter), (.infix, .number), (.slash, .number): false
    case (.letter, .open), (.number, .open), (.parenthesis, .letter), (.parenthesis, .number): false
    case (.prefix, .ideograph), (.ideograph, .postfix): false
    case (.prefix, .letter), (.prefix, .number), (.prefix, .open): false
    case (.postfix, .letter), (.postfix, .number), (.postfix, .open): false
    case (.letter, .prefix), (.letter, .postfix), (.number, .prefix), (.number, .postfix): false
    case (.close, .prefix), (.close, .postfix), (.parenthesis, .prefix), (.parenthesis, .postfix):
      false
    default: true
    }
  }
}

/// What UAX 14 calls the line breaking class of a character.
private enum LineClass {
  case space, zeroWidthSpace, glue, open, close, parenthesis, quote, exclamation, infix, slash
  case hyphen, breakAfter, dash, nonstarter, inseparable, number, letter, ideograph, prefix, postfix

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .letter
      return
    }
    self = Self.named[character] ?? Self.class(of: scalar)
  }

  private static let named: [Character: LineClass] = {
    let table: [(LineClass, String)] = [
      (.space, " \t"), (.zeroWidthSpace, "\u{200B}"),
      (.glue, "\u{A0}\u{202F}\u{2007}\u{2011}\u{2060}\u{FEFF}"),
      (.parenthesis, ")]"), (.close, "、。，．}"), (.exclamation, "!?！？"), (.infix, ",.:;"),
      (.slash, "/"), (.hyphen, "-"), (.breakAfter, "\u{AD}\u{2010}\u{2012}\u{2013}|"),
      (.dash, "\u{2014}"), (.inseparable, "…‥"), (.quote, "\"'«»‹›"),
      (.prefix, "$£¥€+\\±№＄￥"), (.postfix, "%°‰′″％℃¢"),
      (
        .nonstarter,
        "々〻ー・：；ゝゞヽヾ〜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯｰ゛゜‼⁇⁈⁉"
      ),
    ]
    return Dictionary(
      table.flatMap { kind, characters in characters.map { ($0, kind) } },
      uniquingKeysWith: { first, _ in first })
  }()

  private static func `class`(of scalar: Unicode.Scalar) -> LineClass {
    switch scalar.properties.generalCategory {
    case .openPunctuation: return .open
    case .closePunctuation: return .close
    case .initialPunctuation, .finalPunctuation: return .quote
    case .decimalNumber where scalar.value < 0xFF00: return .number
    default: break
    }
    let isIdeograph =
      (0x2E80...0x9FFF).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFF00...0xFF9F).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
      || scalar.properties.isEmojiPresentation || scalar.value >= 0x1F000
      // A picture in the text.
      || scalar.value == 0xFFFC
    return isIdeograph ? .ideograph : .letter
  }
}
