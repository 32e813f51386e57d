import SteleCanvas
import Synchronization

/// A font of SwiftUI in an environment: what it looks like and how high its lines are.
struct FontLook: Hashable {
  var typeface: Typeface
  /// The height of a line.
  var lineHeight: CGFloat
  /// How far the base line is below the top of a line.
  var ascent: CGFloat

  /// The font that text has in an environment, with what the text says itself.
  init(_ environment: EnvironmentValues, _ style: Text.Style = Text.Style()) {
    let font = style.font ?? environment.font ?? .body
    let size = font.size(at: environment.dynamicTypeSize)
    let isBold = style.isBold ?? (environment.isBold ? true : nil)
    let weight =
      isBold == true
      ? Font.Weight.bold : style.weight ?? environment.fontWeight ?? font.weight ?? font.ownWeight
    let isMonospaced =
      style.isMonospaced ?? (environment.isMonospaced || font.isMonospaced)
    var design: Typeface.Design =
      switch style.design ?? environment.fontDesign ?? font.design {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .standard
      }
    if isMonospaced { design = .monospaced }
    typeface = Typeface(
      size: size, weight: weight.cssWeight, design: design,
      isItalic: style.isItalic ?? (environment.isItalic || font.isItalic), family: font.family)
    lineHeight = FontLook.lineHeight(size, font.leading)
    ascent = (lineHeight - size * 1.193) / 2 + size * 0.952
  }

  private static let lineHeights: [CGFloat: CGFloat] = [
    34: 41, 28: 34, 22: 28, 20: 25, 17: 22, 16: 21, 15: 20, 13: 18, 12: 16, 11: 13,
  ]

  /// The line heights of the text styles as documentation/design lists them ("Typography"); between
  /// them a line is 1.2 times as high as the font is large.
  private static func lineHeight(_ size: CGFloat, _ leading: Font.Leading?) -> CGFloat {
    let height = lineHeights[size] ?? (size * 1.2).rounded(.up)
    return switch leading {
    case .tight: height - 2
    case .loose: height + 2
    default: height
    }
  }

  /// The width of some text on one line.
  func width(of text: String) -> CGFloat {
    let key = KnownWidths.Key(text: text, typeface: typeface)
    if let known = KnownWidths.table.withLock({ $0[key] }) { return known }
    let width = typeface.width(of: text)
    KnownWidths.table.withLock {
      // A text is measured again and again while a screen is laid out, and hardly ever later.
      if $0.count > 20_000 { $0 = [:] }
      $0[key] = width
    }
    return width
  }
}

/// The widths of words that were measured: they depend on nothing but the word and its font.
private enum KnownWidths {
  struct Key: Hashable {
    let text: String
    let typeface: Typeface
  }
  static let table = Mutex<[Key: CGFloat]>([:])
}

extension Font {
  /// The weight that a text style has by itself.
  fileprivate var ownWeight: Weight {
    if case .style(.headline, _) = base { .semibold } else { .regular }
  }
  fileprivate var design: Design? {
    switch base {
    case .style(_, let design), .system(_, let design): design
    case .custom: nil
    }
  }
  fileprivate var family: String? {
    if case .custom(let name, _, _) = base { name } else { nil }
  }
}

extension Font.Weight {
  /// The weight as style sheets count it.
  var cssWeight: Int {
    let table: [(CGFloat, Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    return table.min { abs($0.0 - value) < abs($1.0 - value) }?.1 ?? 400
  }
}
