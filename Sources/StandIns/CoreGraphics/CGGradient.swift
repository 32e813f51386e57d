import FoundationOverlay

/// Colours that run into each other. Follows documentation/coregraphics/cggradient.
public final class CGGradient: @unchecked Sendable {
  public let _colors: [CGColor]
  public let _locations: [CGFloat]

  /// Nil where the numbers of colours and locations differ.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    let places = locations ?? colors.indices.map { CGFloat($0) / last }
    guard places.count == colors.count else { return nil }
    _colors = colors
    _locations = places
  }
}

/// Follows documentation/coregraphics/cggradientdrawingoptions.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
