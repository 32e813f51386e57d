public import Diagnostics
public import SwiftSource

/// One Swift code block of a page, read as far as its place in the sample depends on it.
public struct Snippet: Hashable, Sendable {
  /// The snippet's number among the page's Swift blocks, from 0.
  public var index: Int
  /// The line of the opening fence, or of the first line of an indented block.
  public var line: Int
  /// What the info string says, with the file's name that the text around the block gives.
  public var info: FenceInfo
  /// The code as it stands in the block.
  public var code: String {
    didSet { codeLines = SourceText(path: "", text: code).lineStarts }
  }
  /// Where lines start in the code: each error asks for that.
  private var codeLines: [Int]
  /// Where each line of the code starts in the page's file.
  public var lineStarts: [SourcePosition]
  /// The code, parsed.
  public var syntax: SnippetSyntax
  /// Names in code type that the heading and the paragraph before the block mention.
  public var mentioned: Set<String>
  /// True if nothing but the block before stands between it and this one.
  public var followsCode: Bool
  /// The difference that the block shows; its code is the new side then, the old one blanked out.
  public var diff: DiffText?
  /// For a difference that was applied, the identities of the declarations that the code takes the place of.
  var replaces: [[String]]?
  /// For a difference that was applied, the names that only the lines declare which it removes.
  public var takesAway: Set<String> = []
  /// What the text right before the block says of its errors.
  public var announcement: ErrorAnnouncement?
  /// True for a block that names no language and was recognised as Swift.
  public var isUntagged = false
  /// The number of the section, from 0: how many headings stand before it.
  public var section = 0
  /// What closes the bodies that an excerpt leaves open at its end; empty for most blocks.
  public private(set) var completion = ""

  /// A snippet, parsed.
  public init(
    index: Int, line: Int, info: FenceInfo, code: String, lineStarts: [SourcePosition],
    mentioned: Set<String>, followsCode: Bool
  ) {
    self.index = index
    self.line = line
    self.info = info
    self.code = code
    self.codeLines = SourceText(path: "", text: code).lineStarts
    self.lineStarts = lineStarts
    self.mentioned = mentioned
    self.followsCode = followsCode
    self.syntax = SnippetSyntax(parsing: code)
  }

  /// The place in the page's file of a UTF-8 offset into the code.
  public func position(utf8Offset offset: Int) -> SourcePosition {
    let source = SourceText(path: "", text: code, lineStarts: codeLines)
    let place = source.position(utf8Offset: offset)
    guard place.line <= lineStarts.count, let start = lineStarts.dropFirst(place.line - 1).first
    else {
      let last = lineStarts.last ?? SourcePosition(line: line, column: 1)
      return SourcePosition(line: last.line, column: last.column)
    }
    return SourcePosition(line: start.line, column: start.column + place.column - 1)
  }

  /// The name of the sample that the snippet belongs to, empty for the page's main one.
  public var sampleName: String {
    for case .sample(let name) in info.options { return name }
    return ""
  }

  /// True if the author names the place of the snippet.
  public var isPinned: Bool {
    info.options.contains { if case .place = $0 { true } else { false } }
  }

  /// True if the snippet shows a file, by a name or by imports of its own.
  var isFile: Bool { info.filename != nil || !syntax.imports.isEmpty }

  /// The line of the code, from 0, that a UTF-8 offset belongs to.
  public func line(at offset: Int) -> Int { code.utf8.prefix(offset).count { $0 == 10 } }

  /// The snippet with other code of the same length, as when lines are blanked out.
  public func with(code: String) -> Snippet {
    var copy = self
    copy.code = code
    copy.syntax = SnippetSyntax(parsing: code + completion)
    return copy
  }

  /// The snippet as an excerpt of code that goes on.
  public func completed(by completion: String) -> Snippet {
    var copy = self
    copy.completion = completion
    return copy.with(code: code)
  }
}
