/// Follows a sample while its article builds it up.
public struct SampleGrowth: Sendable {
  /// A file as it was last, and what it was made of.
  private struct Written {
    var nodes: [Node]
    var text: String
  }

  private var written: [String: Written] = [:]
  private var steps: [(block: Int, files: SampleFiles)] = []

  /// A sample of which nothing was shown yet.
  public init() {}

  /// Takes note of the state after a block. Most blocks change one file; the others are not put together
  /// again.
  public mutating func add(_ state: SampleState, after block: Int, builder: ProgramBuilder) {
    let files = SampleFiles.nodes(of: state).map { name, nodes in
      if let known = written[name], known.nodes == nodes {
        return SampleFiles.File(name: name, text: known.text)
      }
      let text = SampleFiles.text(of: nodes, builder: builder)
      written[name] = Written(nodes: nodes, text: text)
      return SampleFiles.File(name: name, text: text)
    }
    steps.append((block, SampleFiles(files)))
  }

  /// What the files were on the way.
  public var history: SampleHistory { SampleHistory(of: steps) }
}
