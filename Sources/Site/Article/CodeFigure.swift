import Diagnostics
import Markdown
import Samples
import Verification

/// Builds what the template `code` shows of a code block.
struct CodeFigure {
  let strings: UIStrings
  /// What the blocks were checked with; nothing where they were not.
  let compiler: String?
  let sdk: String?
  /// What the names in the code mean, where that is known.
  var names: NamesFile?
  /// The sample that the blocks build up.
  var sample: PageSample?
  /// What the previews in the code look like, where that is known.
  var previews: PreviewFigure?
  /// The site's words as the template sees them: made once, not for each block.
  private let furniture: (string: TemplateValue, words: TemplateValue)

  init(
    strings: UIStrings, compiler: String?, sdk: String?, names: NamesFile? = nil,
    sample: PageSample? = nil
  ) {
    self.strings = strings
    self.compiler = compiler
    self.sdk = sdk
    self.names = names
    self.sample = sample
    furniture = (strings.value, strings.words)
  }

  /// The template's data for a block and what the check says of it.
  func value(_ block: CodeBlock, onLine line: Int, _ report: BlockReport?) -> TemplateValue {
    let info = CodeInfo(block.info)
    var code = Array(block.code.utf8)
    var lines = CodeLines()
    if info.isDiff {
      (code, lines) = Self.withoutSigns(block.code)
    } else if let change = report?.change {
      lines = Self.lines(change, of: block)
    }
    if let report { addMessages(report, block, to: &lines) }
    let english = strings.isEnglish ? nil : "en"
    let caption = report?.filename ?? info.caption
    let place = report.flatMap { sample?.place(ofBlock: $0.index) }
    return [
      "string": furniture.string, "words": furniture.words,
      "id": .optional(report.flatMap { sample?.id(ofBlock: $0.index) }),
      "whole": place.map(whole) ?? .nothing,
      "language": .optional(info.name.isEmpty ? nil : info.name),
      "filename": .optional(caption),
      "caption": caption.map { .text($0) }
        ?? (info.name.isEmpty ? strings.shown("code") : .text(info.displayName)),
      "body": .markup(
        CodeMarkup.html(code, info.language, lines: lines, messageLanguage: english)),
      "change": change(lines),
      "verdict": report.map { verdict($0, english) } ?? .nothing,
      "names": .optional(report.flatMap { names?.address(ofBlock: $0.index) }),
      "verdictKind": .optional(report?.verdict.rawValue),
      "previews": previews?.value(onLine: line) ?? .nothing,
    ]
  }

  /// The way to the whole file that a block belongs to, as it is after the block.
  private func whole(_ place: PageSample.Place) -> TemplateValue {
    [
      "href": .text("\(PageSample.folder)#\(PageSample.id(ofFile: place.file))"),
      "file": .text("\(place.file)"), "version": .text("\(place.version)"),
      "name": .optional(sample?.history.files[place.file].name),
    ]
  }

  private func change(_ lines: CodeLines) -> TemplateValue {
    guard !lines.added.isEmpty || !lines.removed.isEmpty else { return .nothing }
    let counts = ["added": "\(lines.added.count)", "removed": "\(lines.removedCount)"]
    return [
      "added": .optional(lines.added.isEmpty ? nil : "+\(lines.added.count)"),
      "removed": .optional(lines.removed.isEmpty ? nil : "−\(lines.removedCount)"),
      "label": strings.shown("change", counts),
    ]
  }

  /// What the check says is worded by it in English, whatever the page's language is.
  private func verdict(_ report: BlockReport, _ english: String?) -> TemplateValue {
    let key = "verdict-\(report.verdict.rawValue)"
    let isStandIn = sdk?.lowercased().contains("stand-in") == true
    let isCompiled = report.verdict != .skipped
    return [
      "kind": .text(report.verdict.rawValue),
      "label": strings.shown(key),
      "explanation": strings.shown("\(key)-explanation"),
      "compiler": .optional(isCompiled ? compiler : nil),
      "sdk": isCompiled
        ? sdk.map { isStandIn ? strings.shown("stand-ins") : strings.shown("sdk", ["sdk": $0]) }
          ?? .nothing : .nothing,
      "reason": .optional(report.reason.isEmpty ? nil : report.reason),
      "assumptions": .list(report.assumptions.map { .text($0) }),
      "english": .optional(english),
    ]
  }

  // MARK: Lines

  /// A block all of whose lines are new is the file's first step: marks would tell nothing.
  private static func lines(_ change: StepChange, of block: CodeBlock) -> CodeLines {
    let count = block.lineStarts.count
    if change.removed.isEmpty, change.added.count >= count { return CodeLines() }
    var lines = CodeLines(added: Set(change.added.filter { $0 >= 0 && $0 < count }))
    for removal in change.removed {
      lines.removed[max(0, removal.before), default: []] += removal.lines
    }
    return lines
  }

  /// The signs in the first column become marks; what stays is code.
  private static func withoutSigns(_ text: String) -> ([UInt8], CodeLines) {
    var code: [UInt8] = []
    var lines = CodeLines()
    var index = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first == "-" {
        lines.removed[index, default: []].append(String(line.dropFirst()))
        continue
      }
      if line.first == "+" { lines.added.insert(index) }
      code += (line.first == "+" || line.first == " " ? line.dropFirst() : line).utf8
      code.append(10)
      index += 1
    }
    if text.hasSuffix("\n"), code.last == 10 { code.removeLast() }
    return (code, lines)
  }

  private func addMessages(_ report: BlockReport, _ block: CodeBlock, to lines: inout CodeLines) {
    guard report.verdict == .expectedError || report.verdict == .failed else { return }
    for diagnostic in report.diagnostics
    where diagnostic.file == nil || diagnostic.file == report.file {
      guard let line = diagnostic.range?.start.line,
        let index = block.lineStarts.firstIndex(where: { $0.line == line })
      else { continue }
      let message = CodeLines.Message(
        severity: diagnostic.severity.rawValue, text: diagnostic.message)
      lines.messages[index, default: []].append(message)
    }
  }
}
