public import Verification

/// What the stand-ins lack, by how much it would help to have it.
public struct MissingSymbols: Sendable {
  /// A name of Apple's, or a module.
  public struct Symbol: Hashable, Sendable {
    /// The name; a member's with its type.
    public var name: String
    /// The blocks that lack this and nothing else.
    public var alone: Int
    /// The blocks that lack this among other things.
    public var together: Int
    /// Where the first of them is.
    public var file: String
    /// The line of that block.
    public var line: Int
  }

  /// The symbols, the one that would verify the most further blocks first.
  public private(set) var symbols: [Symbol] = []
  /// The number of blocks that lack something.
  public private(set) var blocks = 0

  /// Counts what the blocks of a report lack.
  public init(in report: CheckReport) {
    var found: [String: Symbol] = [:]
    for block in report.blocks where !block.lacks.isEmpty {
      blocks += 1
      for name in Set(block.lacks) {
        var symbol =
          found[name]
          ?? Symbol(name: name, alone: 0, together: 0, file: block.file, line: block.line)
        if block.lacks.count == 1 { symbol.alone += 1 } else { symbol.together += 1 }
        found[name] = symbol
      }
    }
    symbols = found.values.sorted {
      (-$0.alone, -$0.together, $0.name) < (-$1.alone, -$1.together, $1.name)
    }
  }
}
