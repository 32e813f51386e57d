import Diagnostics
import YAML

/// The YAML block at the top of a page, cut off before the Markdown is read.
struct FrontMatterBlock {
  /// What it says; nothing where there is none.
  let frontMatter: FrontMatter?
  /// How many lines it takes, fences included.
  let lineCount: Int
  let diagnostics: [Diagnostic]

  /// Finds and reads the block. A page whose first line is `---` has one.
  static func read(_ source: SourceText) -> FrontMatterBlock {
    let none = FrontMatterBlock(frontMatter: nil, lineCount: 0, diagnostics: [])
    guard isFence(source.line(1), endsToo: false) else { return none }
    guard let last = (2...max(2, source.lineCount)).first(where: { isFence(source.line($0)) })
    else {
      // A page may well begin with a thematic break; front matter starts with a key on the next line.
      guard let second = source.line(2), looksLikeKey(second) else { return none }
      let diagnostic = Diagnostic(
        .error, "front-matter", "this front matter is not closed", file: source.path,
        range: range(of: 1...1, in: source), help: "end it with a line '---'")
      return FrontMatterBlock(frontMatter: nil, lineCount: 0, diagnostics: [diagnostic])
    }
    var reader = FrontMatterReader(file: source.path, range: range(of: 1...last, in: source))
    do {
      if let node = try YAMLNode.parse(source, lines: 2..<last) { reader.read(node) }
    } catch {
      var diagnostic = error
      diagnostic.message = "the front matter cannot be read: " + diagnostic.message
      reader.diagnostics.append(diagnostic)
    }
    return FrontMatterBlock(
      frontMatter: reader.result, lineCount: last, diagnostics: reader.diagnostics)
  }

  private static func isFence(_ line: Substring?, endsToo: Bool = true) -> Bool {
    guard let line, line.utf8.count < 100 else { return false }
    let trimmed = line.utf8.reversed().drop { $0.isSpaceOrTab }
    return trimmed.elementsEqual("---".utf8) || endsToo && trimmed.elementsEqual("...".utf8)
  }

  private static func looksLikeKey(_ line: Substring) -> Bool {
    let key = line.utf8.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "_") || $0 == 0x2D }
    return !key.isEmpty && line.utf8.dropFirst(key.count).first == UInt8(ascii: ":")
  }

  private static func range(of lines: ClosedRange<Int>, in source: SourceText) -> SourceRange {
    let end = source.line(lines.upperBound)?.unicodeScalars.count ?? 0
    return SourceRange(
      SourcePosition(line: lines.lowerBound, column: 1),
      SourcePosition(line: lines.upperBound, column: end + 1))
  }
}
