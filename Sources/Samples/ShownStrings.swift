import Markdown

/// Tables of translated strings that a page shows as code blocks with the name of a file, as in
/// `strings:ja.lproj/Localizable.strings` or `json:Localizable.xcstrings`.
enum ShownStrings {
  /// The files; where one is shown several times, as it is the last time.
  static func files(in blocks: [Block]) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    blocks.walkBlocks { block in
      guard case .codeBlock(let code) = block.kind, code.isFenced, code.info.contains(".") else {
        return
      }
      let info = FenceInfo.read(code.info).info
      guard let name = info.filename, isTable(name) else { return }
      files.removeAll { $0.name == name }
      files.append((name, Array(code.code.utf8)))
    }
    return files
  }

  /// Whether a file is a table of strings.
  static func isTable(_ name: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { name.hasSuffix($0) }
  }
}
