/// How the files of a sample grow along its article: what each is after every block that changes it.
public struct SampleHistory: Hashable, Codable, Sendable {
  /// A file after a block of the article.
  public struct Version: Hashable, Codable, Sendable {
    /// The block's number among the page's Swift blocks, from 0.
    public var block: Int
    /// The file's lines, as stretches of its table.
    var stretches: [Range<Int>]
  }

  /// A file with all that it has been.
  public struct File: Hashable, Codable, Sendable {
    /// The name, relative to the sample's folder.
    public var name: String
    /// Every line that some version has, once. Versions share most of theirs.
    var table: [String] = []
    /// What the file was, oldest first; each differs from the one before.
    public var versions: [Version] = []

    /// The lines of a version, by their numbers in the table: equal numbers are equal lines.
    public func lineNumbers(of version: Version) -> [Int] { version.stretches.flatMap(\.self) }

    /// The text of a version.
    public func text(of version: Version) -> String {
      lineNumbers(of: version).map { table[$0] + "\n" }.joined()
    }
  }

  /// The files in the order in which the article shows them first.
  public var files: [File] = []

  /// The history of a sample of which these are the states after some blocks, in their order.
  public init(of states: [(block: Int, files: SampleFiles)]) {
    var builders: [Builder] = []
    for (block, state) in states {
      for file in state.files where !builders.contains(where: { $0.file.name == file.name }) {
        builders.append(Builder(file.name))
      }
      for index in builders.indices {
        let text = state.files.first { $0.name == builders[index].file.name }?.text ?? ""
        builders[index].add(text, after: block)
      }
    }
    files = builders.map(\.file)
  }

  /// The files as they were after a block.
  public func files(afterBlock block: Int) -> SampleFiles {
    SampleFiles(
      files.compactMap { file in
        file.versions.last { $0.block <= block }.map {
          SampleFiles.File(name: file.name, text: file.text(of: $0))
        }
      })
  }

  /// A file that is being put together.
  private struct Builder {
    var file: File
    private var numbers: [Substring: Int] = [:]
    private var last = ""

    init(_ name: String) { file = File(name: name) }

    mutating func add(_ text: String, after block: Int) {
      guard text != last else { return }
      last = text
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty ?? false { lines.removeLast() }
      var stretches: [Range<Int>] = []
      for line in lines {
        let number = number(of: line)
        if let last = stretches.last, last.upperBound == number {
          stretches[stretches.count - 1] = last.lowerBound..<number + 1
        } else {
          stretches.append(number..<number + 1)
        }
      }
      // A sample that starts afresh loses its files; what they were last is still worth reading.
      guard !stretches.isEmpty, stretches != file.versions.last?.stretches else { return }
      file.versions.append(Version(block: block, stretches: stretches))
    }

    private mutating func number(of line: Substring) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = file.table.count
      file.table.append(String(line))
      return file.table.count - 1
    }
  }
}
