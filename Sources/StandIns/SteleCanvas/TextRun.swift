import Foundation

/// A piece of text on one line in one look.
public struct TextRun: Equatable, Sendable {
  public var text: String
  /// Where the base line starts.
  public var origin: CGPoint
  /// The width that the text takes, whatever font the viewer has.
  public var width: CGFloat
  public var typeface: Typeface
  public var paint: Paint
  /// The lines below and through the text, in the paint of each.
  public var underline: Paint?
  public var strikethrough: Paint?

  /// A piece of text.
  public init(
    _ text: String, at origin: CGPoint, width: CGFloat, typeface: Typeface, paint: Paint,
    underline: Paint? = nil, strikethrough: Paint? = nil
  ) {
    (self.text, self.origin, self.width) = (text, origin, width)
    (self.typeface, self.paint) = (typeface, paint)
    (self.underline, self.strikethrough) = (underline, strikethrough)
  }
}

/// A font as a viewer may have it: no file is named.
public struct Typeface: Hashable, Sendable {
  public enum Design: String, Sendable { case standard, serif, rounded, monospaced }
  /// The size in points.
  public var size: CGFloat
  /// From 100, thin, to 900, black; 400 is regular.
  public var weight: Int
  public var design: Design
  public var isItalic: Bool
  /// The name of a font that the author chose, if it is not the system's.
  public var family: String?

  /// A font.
  public init(
    size: CGFloat, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    family: String? = nil
  ) {
    (self.size, self.weight, self.design) = (size, weight, design)
    (self.isItalic, self.family) = (isItalic, family)
  }

  /// The families to try, as a style sheet lists them: Apple's first, then free ones, among them
  /// some that have Japanese.
  var families: String {
    let system =
      switch design {
      case .standard:
        "-apple-system, 'SF Pro Text', 'Helvetica Neue', Inter, 'Noto Sans', "
          + "'Hiragino Sans', 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif"
      case .serif: "ui-serif, 'New York', Georgia, 'Noto Serif', 'Noto Serif CJK JP', serif"
      case .rounded: "ui-rounded, 'SF Pro Rounded', Nunito, 'Hiragino Maru Gothic ProN', sans-serif"
      case .monospaced: "ui-monospace, 'SF Mono', Menlo, 'Noto Sans Mono', monospace"
      }
    return family.map { "'\($0.filter { $0 != "'" })', " + system } ?? system
  }
}
