/// Bounds that keep a hostile or mistaken page from taking all time, memory or the whole stack.
public struct MarkdownLimits: Sendable {
  /// The largest page, in bytes.
  public var size: Int
  /// How deep blocks may nest, and how deep inlines may nest within a block.
  public var depth: Int

  /// Limits of one's own.
  public init(size: Int = 4 << 20, depth: Int = 100) {
    self.size = size
    self.depth = depth
  }
}
