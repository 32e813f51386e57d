import Foundation

struct TextRendererTrait { let renderer: any TextRenderer }

/// Draws texts. Follows documentation/swiftui/textrenderer.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far is drawn beyond the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is drawn. Follows documentation/swiftui/textproxy.
public struct TextProxy {
  let size: CGSize
  /// The size of the text.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}

/// What is known of a part of a text. Follows documentation/swiftui/textattribute.
public protocol TextAttribute {}

extension Text {
  /// The size among others. Follows documentation/swiftui/text/scale.
  public struct Scale: Hashable, Sendable {
    let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
  /// Lets renderers know something.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
  /// Sets the size among others.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Where the lines of a text are. Follows documentation/swiftui/text/layout.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]
    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether text was cut.
    public var isTruncated: Bool { false }

    /// A line. Follows documentation/swiftui/text/layout/line.
    public struct Line: RandomAccessCollection {
      let runs: [Run]
      /// Where the line begins.
      public var origin: CGPoint
      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }
    /// A part of a line that looks the same. Follows documentation/swiftui/text/layout/run.
    public struct Run: RandomAccessCollection {
      let slices: [RunSlice]
      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// What is known of the part.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// A glyph. Follows documentation/swiftui/text/layout/runslice.
    public struct RunSlice {
      /// The space of the glyph.
      public let typographicBounds: CGRect
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line) { for run in line { draw(run) } }
  /// Draws a part of a text.
  public func draw(_ run: Text.Layout.Run) { for slice in run { draw(slice) } }
  /// Draws a glyph.
  public func draw(_ slice: Text.Layout.RunSlice) {
    fill(Path(slice.typographicBounds), with: .foreground)
  }
}
