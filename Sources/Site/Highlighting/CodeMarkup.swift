/// What is to be seen at single lines of a block: what the step changes and what the compiler says.
struct CodeLines: Hashable, Sendable {
  /// A message of the compiler.
  struct Message: Hashable, Sendable {
    /// `error`, `warning` or `note`.
    var severity: String
    /// What it says.
    var text: String
  }

  /// The indices of the lines that are new.
  var added: Set<Int> = []
  /// Lines that are gone, by the index of the line before which they stood.
  var removed: [Int: [String]] = [:]
  /// Messages by the index of their line.
  var messages: [Int: [Message]] = [:]

  /// True where no line needs a mark.
  var isEmpty: Bool { added.isEmpty && removed.isEmpty && messages.isEmpty }
  /// How many lines are gone.
  var removedCount: Int { removed.values.reduce(0) { $0 + $1.count } }
}

/// Writes a block's code as HTML, coloured and with its lines' marks.
struct CodeMarkup {
  private let code: [UInt8]
  private let tokens: [Token]
  private var next = 0
  private var at = 0
  private var output = HTMLBuffer()

  private init(_ code: [UInt8], _ tokens: [Token]) {
    self.code = code
    self.tokens = tokens
  }

  /// The HTML of a block's code. What is gone and what the compiler says are elements of their own
  /// (`del`, `.message`), so that a script can copy the code without them.
  static func html(
    _ code: [UInt8], _ language: CodeLanguage, lines: CodeLines = CodeLines(),
    messageLanguage: String? = nil
  ) -> HTMLBuffer {
    var markup = CodeMarkup(code, language.tokens(of: code))
    markup.output.reserve(code.count * 2)
    if lines.isEmpty {
      markup.emit(upTo: code.count)
    } else {
      markup.emit(lines, language, messageLanguage)
    }
    return markup.output
  }

  /// The HTML of each line, without the line breaks.
  static func lines(_ code: [UInt8], _ language: CodeLanguage) -> [String] {
    var markup = CodeMarkup(code, language.tokens(of: code))
    var lines: [String] = []
    while markup.at < code.count {
      let end = code[markup.at...].firstIndex(of: 10) ?? code.count
      markup.output = HTMLBuffer()
      markup.emit(upTo: end)
      lines.append(markup.output.string)
      markup.output = HTMLBuffer()
      markup.emit(upTo: min(end + 1, code.count))
    }
    return lines
  }

  private mutating func emit(
    _ lines: CodeLines, _ language: CodeLanguage, _ messageLanguage: String?
  ) {
    var index = 0
    while at < code.count {
      emit(removed: lines.removed[index], language)
      let end = code[at...].firstIndex(of: 10).map { $0 + 1 } ?? code.count
      let isAdded = lines.added.contains(index)
      if isAdded { output.append(markup: "<ins class=\"line\">") }
      emit(upTo: end)
      if isAdded { output.append(markup: "</ins>") }
      for message in lines.messages[index] ?? [] { emit(message, messageLanguage) }
      index += 1
    }
    for place in lines.removed.keys.sorted() where place >= index {
      emit(removed: lines.removed[place], language)
    }
  }

  private mutating func emit(removed: [String]?, _ language: CodeLanguage) {
    for line in removed ?? [] {
      output.append(markup: "<del class=\"line\">")
      output.append(markup: Self.html(Array(line.utf8), language))
      output.append(markup: "\n</del>")
    }
  }

  private mutating func emit(_ message: CodeLines.Message, _ language: String?) {
    output.append(markup: "<span class=\"message message-")
    output.append(text: message.severity)
    output.append(markup: "\"")
    if let language { output.append(attribute: "lang", language) }
    output.append(markup: "><b>")
    output.append(text: message.severity)
    output.append(markup: ":</b> ")
    output.append(text: message.text)
    output.append(markup: "\n</span>")
  }

  /// Writes the code up to an offset. A token that goes on after it is taken up again by the next
  /// call, so that no element spans two lines that are elements themselves.
  private mutating func emit(upTo end: Int) {
    while next < tokens.count, tokens[next].range.lowerBound < end {
      let token = tokens[next]
      let start = max(token.range.lowerBound, at)
      let stop = min(token.range.upperBound, end)
      output.append(text: code[at..<start])
      output.append(markup: "<span class=\"")
      output.append(markup: token.kind.rawValue)
      output.append(markup: "\">")
      output.append(text: code[start..<stop])
      output.append(markup: "</span>")
      at = stop
      if token.range.upperBound > end { return }
      next += 1
    }
    output.append(text: code[at..<end])
    at = end
  }
}
