import Foundation

/// What is to be seen on a screen or a part of one, as a value: colours are resolved, text is laid
/// out, every place is in points from the top left corner.
public struct Drawing: Equatable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// Whether it is drawn for the dark appearance; a device frame around it follows.
  public var isDark: Bool
  /// What the system shows over its top.
  public var statusBar = StatusBar.automatic
  /// What it shows, in a few words.
  public var title: String
  /// What is on it from top to bottom, for those who do not see it.
  public var summary: [String]
  /// What is drawn, from the back to the front.
  public var items: [Item]

  /// An empty drawing.
  public init(
    size: CGSize, isDark: Bool = false, title: String = "", summary: [String] = [],
    items: [Item] = []
  ) {
    (self.size, self.isDark, self.items) = (size, isDark, items)
    (self.title, self.summary) = (title, summary)
  }

  /// How time, signal and battery are shown: for the appearance, in white, in black, or not at all.
  public enum StatusBar: Equatable, Sendable { case automatic, light, dark, hidden }

  /// One thing that is drawn.
  public indirect enum Item: Equatable, Sendable {
    case fill(Outline, Paint, isEvenOdd: Bool = false)
    case stroke(Outline, Paint, Pen)
    case text(TextRun)
    case bitmap(Bitmap)
    case layer(Layer)
  }
}

/// Items that are drawn as one and changed together: first the effects on colours, then the cut,
/// the shadow and the opacity, last the transform.
public struct Layer: Equatable, Sendable {
  /// What is in it, from the back to the front.
  public var items: [Drawing.Item]
  /// Where it is drawn.
  public var transform = Affine.identity
  /// From 0, not seen, to 1.
  public var opacity: Double = 1
  /// What it is cut to.
  public var clip: Outline?
  /// What it is seen through: where the mask is opaque.
  public var mask: [Drawing.Item]?
  /// The shadow of what is in it.
  public var shadow: Shadow?
  /// The radius of a blur in points.
  public var blur: CGFloat = 0
  /// The changes of its colours, one after the other.
  public var tones: [Tone] = []

  /// A layer without effects.
  public init(_ items: [Drawing.Item]) { self.items = items }

  /// Whether drawing the items alone gives the same.
  public var isPlain: Bool { self == Layer(items) }
}

extension Drawing.Item {
  /// The room that the item takes, without shadows and blurs.
  var bounds: CGRect {
    switch self {
    case .fill(let outline, _, _): return outline.bounds
    case .stroke(let outline, _, let pen):
      return outline.bounds.insetBy(dx: -pen.width / 2, dy: -pen.width / 2)
    case .text(let run):
      let size = run.typeface.size
      return CGRect(
        x: run.origin.x, y: run.origin.y - size, width: run.width, height: size * 1.3)
    case .bitmap(let bitmap): return bitmap.frame
    case .layer(let layer):
      let rect = layer.contentBounds
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ]
      return Outline.polygon(corners.map(layer.transform.apply)).bounds
    }
  }
}

extension Layer {
  /// The room that its items take before they are transformed.
  var contentBounds: CGRect {
    guard let first = items.first else { return .zero }
    return items.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }
}

/// A shadow. The radius is that of a blur, as in SwiftUI and Core Graphics.
public struct Shadow: Equatable, Sendable {
  /// The colour.
  public var ink: Ink
  /// The radius of the blur in points.
  public var radius: CGFloat
  /// How far it is moved.
  public var offset: CGSize

  /// A shadow.
  public init(ink: Ink, radius: CGFloat, offset: CGSize = .zero) {
    (self.ink, self.radius, self.offset) = (ink, radius, offset)
  }
}

/// A change of all colours of a layer.
public enum Tone: Equatable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(degrees: Double)
  case invert
  case multiply(Ink)
}

/// An image made of pixels.
public struct Bitmap: Equatable, Sendable {
  /// Where it is drawn; it is stretched to fill the rectangle.
  public var frame: CGRect
  /// The file's bytes.
  public var data: Data
  /// The kind of file, such as `image/png`.
  public var mediaType: String

  /// An image in a rectangle.
  public init(frame: CGRect, data: Data, mediaType: String = "image/png") {
    (self.frame, self.data, self.mediaType) = (frame, data, mediaType)
  }
}
