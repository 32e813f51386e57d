public import Catalog
public import Diagnostics
import Foundation
import Markdown
import SwiftSource
import Walkthroughs

/// The Swift code blocks of a page and what is wrong with their info strings.
public struct PageSnippets: Sendable {
  /// The blocks in text order.
  public var snippets: [Snippet]
  /// Misspelt options, file names that leave the sample, and the like.
  public var diagnostics: [Diagnostic]

  /// Reads the blocks of a page, those in lists, quotes and footnotes included.
  public init(of page: Page) {
    var reader = SnippetReader(file: page.file)
    reader.read(page.document.blocks)
    snippets = Excerpts.completing(reader.snippets)
    diagnostics = reader.diagnostics
  }
}

extension PageSnippets {
  /// What is wrong with the info strings of a page's Swift blocks, told without a look at their code.
  public static func infoProblems(of page: Page) -> [Diagnostic] {
    page.codeBlocks.flatMap { placed -> [Diagnostic] in
      // Most say no more than this.
      guard placed.block.info != "swift" else { return [] }
      let (info, problems) = FenceInfo.read(placed.block.info)
      guard info.isSwift else { return [] }
      return problems.map {
        $0.diagnostic(in: placed.block, at: placed.range.start.line, of: page.file)
      }
    }
  }
}

extension FenceInfo.Problem {
  /// The problem at its place in the file.
  fileprivate func diagnostic(in block: CodeBlock, at line: Int, of file: String) -> Diagnostic {
    var place = block.infoRange?.start ?? SourcePosition(line: line, column: 1)
    place.column += block.info.utf8Slice(0..<offset)?.unicodeScalars.count ?? 0
    return Diagnostic(
      severity, id, message, file: file, range: SourceRange(at: place), help: help)
  }
}

/// Walks over a page and keeps in mind what the text around a block says of it.
private struct SnippetReader {
  let file: String
  var snippets: [Snippet] = []
  var diagnostics: [Diagnostic] = []
  private var headingNames: Set<String> = []
  private var proseNames: Set<String> = []
  private var announcedFile: String?
  private var followsCode = false
  private var announcement: ErrorAnnouncement?
  private var section = 0
  /// How many paragraphs stand between the last Swift block and here; nothing where other things do.
  private var distance: Int?

  init(file: String) {
    self.file = file
  }

  mutating func read(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .heading(let heading):
        headingNames = heading.content.codeNames.union(heading.content.plainText.identifiers)
        proseNames = []
        announcedFile = heading.content.fileName
        followsCode = false
        announcement = nil
        distance = nil
        section += 1
      case .paragraph(let content):
        if followsCode { proseNames = [] }
        proseNames.formUnion(content.codeNames)
        announcedFile = content.fileName
        announcement = ErrorAnnouncement(in: content.plainText)
        if distance == 0 { explain(by: ErrorAnnouncement(behind: content.plainText)) }
        distance = distance.map { $0 + 1 }
        followsCode = false
      case .codeBlock(let code): read(code, at: block.range.start.line)
      case .quote(let inner), .footnoteDefinition(_, _, let inner): read(inner)
      case .list(let list): for item in list.items { read(item.blocks) }
      case .table: followsCode = false
      case .html, .thematicBreak: break
      }
    }
  }

  /// Takes over what stands behind the last block and says that it fails, where nothing before it does.
  private mutating func explain(by announcement: ErrorAnnouncement?) {
    guard let announcement, let last = snippets.indices.last, snippets[last].announcement == nil
    else { return }
    snippets[last].announcement = announcement
  }

  private mutating func read(_ block: CodeBlock, at line: Int) {
    // What the sample does when it runs is no output of the compiler.
    guard !block.isWalkthrough else { return }
    var (info, problems) = FenceInfo.read(block.info)
    let isUntagged = block.isFenced && block.info.isEmpty && SwiftEvidence.isSwift(block.code)
    guard info.isSwift || isUntagged else {
      followsCode = false
      if let distance, distance < 2 { explain(by: ErrorAnnouncement(inOutput: block.code)) }
      return
    }
    if info.filename == nil { info.filename = block.code.leadingFileName ?? announcedFile }
    diagnostics += problems.map { $0.diagnostic(in: block, at: line, of: file) }
    let diff = info.isDiff ? DiffText(block.code) : nil
    var snippet = Snippet(
      index: snippets.count, line: line, info: info, code: diff?.newText ?? block.code,
      lineStarts: block.lineStarts, mentioned: headingNames.union(proseNames),
      followsCode: followsCode)
    snippet.diff = diff
    snippet.announcement = announcement
    snippet.section = section
    snippet.isUntagged = isUntagged
    announcement = nil
    if let problem = snippet.syntax.problems.first(where: \.isTooDeep) {
      diagnostics.append(
        Diagnostic(
          .error, "code-too-complex", problem.message, file: file,
          range: SourceRange(at: snippet.position(utf8Offset: problem.offset))))
    }
    snippets.append(snippet)
    followsCode = true
    distance = 0
    announcedFile = nil
  }
}

extension [Inline] {
  /// The plain names that stand in code type: `save(note:)` gives `save`.
  fileprivate var codeNames: Set<String> {
    reduce(into: []) { names, inline in
      switch inline.kind {
      case .code(let code): names.formUnion(code.identifiers)
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
        .link(_, _, let inner):
        names.formUnion(inner.codeNames)
      default: break
      }
    }
  }

  /// The file that a line consists of, apart from a colon or a full stop: `**NoteView.swift**:`.
  fileprivate var fileName: String? {
    let text = plainText.trimmingCharacters(in: CharacterSet(charactersIn: " :：.。"))
    return text.isSwiftFileName ? text : nil
  }
}

extension String {
  fileprivate var identifiers: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") || !$0.isASCII }.map(String.init)
      .filter { $0.first?.isNumber == false }
  }

  fileprivate var isSwiftFileName: Bool {
    hasSuffix(".swift") && count > 6 && !contains { $0.isWhitespace || $0 == "/" || $0 == "\\" }
  }

  /// `// NoteView.swift` as the first line, with or without words behind it in Xcode's header style.
  fileprivate var leadingFileName: String? {
    guard let first = split(separator: "\n", maxSplits: 1).first, first.hasPrefix("//") else {
      return nil
    }
    let name = first.drop { $0 == "/" || $0 == " " }.trimmingCharacters(in: .whitespaces)
    return name.isSwiftFileName ? name : nil
  }
}
