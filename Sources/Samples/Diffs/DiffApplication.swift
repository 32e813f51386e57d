import Diagnostics
import SwiftSource

/// What comes of a difference, given what the article has shown before it.
public enum DiffOutcome: Sendable {
  /// It fits: the declarations that it changes, as they are after the change.
  case fits(Snippet)
  /// The article does not show what it changes; its new side stands by itself.
  case standsAlone(Snippet)
  /// A line that it takes to be there is not, by its UTF-8 offset into the block.
  case misfits(offset: Int, line: String)
}

extension ProgramBuilder {
  /// Applies a difference to a state. The lines that it removes, and those that it shows unchanged, must be
  /// there, apart from their layout.
  public func applying(_ snippet: Snippet, to state: SampleState) -> DiffOutcome {
    guard let diff = snippet.diff else { return .standsAlone(snippet) }
    let shown = ShownLines(state, builder: self)
    let imports = snippets.values.filter { $0.index < snippet.index }.flatMap(\.importLines)
    let files = Set(state.nodes.compactMap(\.file))
    let isOfOtherFile = snippet.info.filename.map { !files.isEmpty && !files.contains($0) } ?? false
    var replacements: [(lines: Range<Int>, hunk: [DiffText.Line])] = []
    var cursor = 0
    for hunk in diff.hunks {
      if let gone = hunk.first(where: {
        $0.isImport && $0.kind != .added && !imports.contains($0.key)
      }),
        !imports.isEmpty || gone.kind == .removed
      {
        return .misfits(offset: gone.range.lowerBound, line: gone.key)
      }
      let old = hunk.filter { $0.kind != .added && !$0.key.isEmpty && !$0.isImport }
      guard !old.isEmpty else { continue }
      switch shown.find(old.map(\.key), from: cursor) {
      case .lines(let lines):
        replacements.append((lines, hunk.filter { !$0.isImport }))
        cursor = lines.upperBound
      case .none(let matched):
        let isKnown =
          matched > 0 || !shown.isEmpty && !isOfOtherFile && old.contains { $0.kind == .removed }
        guard isKnown else { return .standsAlone(snippet) }
        let line = old[min(matched, old.count - 1)]
        return .misfits(offset: line.range.lowerBound, line: line.key)
      }
    }
    guard !replacements.isEmpty else { return .standsAlone(snippet) }
    return .fits(patched(snippet, shown, replacements, diff))
  }

  /// The declarations that are changed, put together line by line; each line knows where it stands on the
  /// page, in this block or in an earlier one.
  private func patched(
    _ snippet: Snippet, _ shown: ShownLines,
    _ replacements: [(lines: Range<Int>, hunk: [DiffText.Line])], _ diff: DiffText
  ) -> Snippet {
    var text = PatchText()
    for line in diff.hunks.joined() where line.isImport && line.kind != .removed {
      text.add(line.text, at: snippet.position(utf8Offset: line.range.lowerBound))
    }
    let sorted = replacements.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    let touched = shown.nodes.indices.filter { index in
      sorted.contains { shown.nodes[index].lines.overlaps($0.lines) }
    }
    for index in touched {
      var line = shown.nodes[index].lines.lowerBound
      while line < shown.nodes[index].lines.upperBound {
        guard let change = sorted.first(where: { $0.lines.contains(line) }) else {
          text.add(shown.lines[line].text, at: position(of: shown.lines[line]))
          line += 1
          continue
        }
        // A change that reaches over several declarations is written with the first of them.
        if change.lines.lowerBound == line {
          for new in change.hunk where new.kind != .removed {
            text.add(new.text, at: snippet.position(utf8Offset: new.range.lowerBound))
          }
        }
        line = change.lines.upperBound
      }
    }
    var result = Snippet(
      index: snippet.index, line: snippet.line, info: snippet.info, code: text.code,
      lineStarts: text.starts, mentioned: snippet.mentioned, followsCode: snippet.followsCode)
    result.diff = diff
    let removed = diff.hunks.joined().filter { $0.kind == .removed }.map(\.text)
    result.takesAway = SnippetSyntax(parsing: removed.joined(separator: "\n")).declaredNames
      .subtracting(result.syntax.declaredNames)
    result.replaces = touched.map { shown.nodes[$0].identity }
    return result
  }

  /// Where a line starts on the page: there where its first character of the author's would have to stand.
  private func position(of line: ShownLines.Line) -> SourcePosition {
    guard let origin = line.origin, let snippet = snippets[origin.snippet] else {
      return SourcePosition(line: 1, column: 1)
    }
    let place = snippet.position(utf8Offset: origin.offset)
    return SourcePosition(line: place.line, column: place.column - line.indentation)
  }
}

/// Code that is put together from lines with their places.
private struct PatchText {
  var code = ""
  var starts: [SourcePosition] = []

  mutating func add(_ line: String, at start: SourcePosition) {
    code += line + "\n"
    starts.append(start)
  }
}

/// The lines of all that a state holds, as people would read it.
private struct ShownLines {
  struct Line {
    var text: String
    var key: String
    /// The first character that an article answers for, and how many stand before it.
    var origin: Origin?
    var indentation: Int
  }

  enum Search {
    case lines(Range<Int>)
    /// How many lines were found at the best place.
    case none(matched: Int)
  }

  private(set) var lines: [Line] = []
  private(set) var nodes: [(identity: [String], lines: Range<Int>)] = []

  var isEmpty: Bool { nodes.isEmpty }

  init(_ state: SampleState, builder: ProgramBuilder) {
    var renderer = Renderer(snippets: builder.snippets)
    renderer.fillsGaps = false
    var starts: [Int] = []
    for node in state.nodes {
      starts.append(renderer.text.text.utf8.count)
      renderer.append(node.withoutFilledGaps, path: [])
    }
    let text = renderer.text
    var offset = 0
    var firstLines = starts.map { _ in 0 }
    for line in text.text.split(separator: "\n", omittingEmptySubsequences: false) {
      for index in starts.indices where starts[index] == offset { firstLines[index] = lines.count }
      let place = (offset..<offset + line.utf8.count).first { text.origin(at: $0) != nil }
      lines.append(
        Line(
          text: String(line), key: line.trimmingSpace, origin: place.flatMap(text.origin),
          indentation: place.map { $0 - offset } ?? 0))
      offset += line.utf8.count + 1
    }
    let ends = firstLines.dropFirst() + [lines.count]
    nodes = zip(state.nodes, zip(firstLines, ends)).map { ($0.identity, $1.0..<max($1.0, $1.1)) }
  }

  /// Lines one behind the other, empty ones left out; looked for behind the last place first.
  func find(_ keys: [String], from cursor: Int) -> Search {
    let filled = lines.indices.filter { !lines[$0].key.isEmpty }
    var best = 0
    let later = filled.indices.filter { filled[$0] >= cursor }
    for start in later + filled.indices.filter({ filled[$0] < cursor }) {
      let matched = zip(filled[start...], keys).prefix { lines[$0].key == $1 }.count
      if matched == keys.count, let end = filled.dropFirst(start + matched - 1).first {
        return .lines(filled[start]..<end + 1)
      }
      best = max(best, matched)
    }
    return .none(matched: best)
  }
}

extension DiffText.Line {
  /// Imports stand above all declarations, wherever a block shows them.
  fileprivate var isImport: Bool { key.hasPrefix("import ") || key.hasPrefix("@testable import ") }
}

extension Snippet {
  /// The lines that import something, without their layout.
  fileprivate var importLines: [String] {
    code.split(separator: "\n").map(\.trimmingSpace).filter {
      $0.hasPrefix("import ") || $0.hasPrefix("@testable import ")
    }
  }
}
