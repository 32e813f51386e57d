/// Bounds that keep a hostile or mistaken file from taking all memory or the whole stack.
public struct YAMLLimits: Sendable {
  /// The largest text, in bytes.
  public var size: Int
  /// How deep sequences and mappings may nest.
  public var depth: Int
  /// How many nodes there may be once every alias is replaced by what it stands for.
  public var nodes: Int

  /// Limits of one's own.
  public init(size: Int = 1 << 20, depth: Int = 50, nodes: Int = 100_000) {
    self.size = size
    self.depth = depth
    self.nodes = nodes
  }
}
