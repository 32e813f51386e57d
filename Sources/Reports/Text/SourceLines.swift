public import Diagnostics

/// The lines that messages quote.
public struct SourceLines: Sendable {
  private let texts: [String: SourceText]

  /// Takes texts that are in memory.
  public init(_ texts: some Sequence<SourceText>) {
    self.texts = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads every file that the diagnostics name, each once; a file that cannot be read is not quoted.
  public init(
    quotedBy diagnostics: [Diagnostic], reading read: (String) -> SourceText?
  ) {
    var files: Set<String> = []
    for diagnostic in diagnostics {
      if diagnostic.range != nil { files.formUnion([diagnostic.file].compactMap(\.self)) }
      files.formUnion(diagnostic.notes.filter { $0.range != nil }.compactMap(\.file))
    }
    self.init(files.compactMap(read))
  }

  /// A line of a file, if there is one.
  func line(_ number: Int, of file: String) -> Substring? {
    texts[file]?.line(number)
  }
}
