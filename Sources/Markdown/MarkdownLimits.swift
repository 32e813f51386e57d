public import Diagnostics

/// Bounds that keep a hostile or mistaken page from taking all time, memory or the whole stack.
public struct MarkdownLimits: Sendable {
  /// The largest page, in bytes.
  public var size: Int
  /// How deep quotes and lists may nest, and how deep inlines may nest within a block: few enough that
  /// whatever walks the tree may recurse, on a thread with a small stack and without optimisation too.
  public var depth: Int

  /// Limits of one's own.
  public init(size: Int = 4 << 20, depth: Int = 50) {
    self.size = size
    self.depth = depth
  }

  /// What to say of a larger page.
  public func tooLarge(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "page-too-large", "this page is larger than \(size >> 20) MB, and is not read",
      file: file, help: "split the page")
  }
}
