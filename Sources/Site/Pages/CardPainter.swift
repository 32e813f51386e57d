/// Paints pictures for pages where they are shared. The work is done by a program that a site can do
/// without, so it comes as a value.
public struct CardPainter: Sendable {
  /// The PNG of an SVG; nothing where it cannot be painted.
  public var png: @Sendable (_ svg: String) -> [UInt8]?

  /// A painter that does what the function does.
  public init(png: @escaping @Sendable (_ svg: String) -> [UInt8]?) {
    self.png = png
  }
}
