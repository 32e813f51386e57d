import Diagnostics
import Markdown
import WalkthroughSteps
import Walkthroughs

/// A walkthrough that is being written, line by line.
struct Recording {
  /// What somebody wants next.
  enum Wish: Equatable {
    /// A line for the walkthrough.
    case line(String)
    case undo, help, done
    /// Nothing, since it cannot be understood, for a reason.
    case nothing(String)
  }

  /// The lines so far.
  private(set) var lines: [String] = []
  /// Writes steps with the quotation marks of the page's language.
  let writer: StepWriter

  /// Nothing yet, for a page in a language.
  init(language: String) {
    writer =
      switch language.prefix(2) {
      case "de": StepWriter(quotes: "„", "“")
      case "ja": StepWriter(quotes: "「", "」")
      default: StepWriter()
      }
  }

  // MARK: What is typed

  /// What somebody means who sees a screen: a command, a line, or the number of an element with what is to be
  /// typed or chosen there.
  func wish(_ typed: String, on screen: [ScreenElement]) -> Wish {
    let words = typed.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return .nothing("") }
    let rest = words.count > 1 ? words[1] : nil
    switch (first.lowercased(), rest) {
    case ("done", nil): return .done
    case ("undo", nil): return .undo
    case ("help", nil): return .help
    case ("picture", let caption?) where !caption.startsWithQuote:
      return .line(writer.line(.picture(caption: caption)))
    default: break
    }
    guard let number = Int(first) else { return .line(typed) }
    guard screen.indices.contains(number - 1) else {
      return .nothing("there is no number \(number) on the screen")
    }
    return wish(for: screen[number - 1], rest)
  }

  private func wish(for element: ScreenElement, _ text: String?) -> Wish {
    guard let name = element.name else {
      return .nothing(
        "no words mean just this \(element.kind); give it an accessibility identifier")
    }
    let action: WalkthroughAction
    switch (element.kind, text) {
    case ("field", let text?): action = .type(text, into: name)
    case ("picker", let text?): action = .pick(text, in: name)
    case ("slider", let text?):
      guard let value = Double(text) else { return .nothing("a slider takes a number") }
      action = .slide(name, to: value)
    case ("slider", nil), ("picker", nil):
      return .nothing("what shall it be? Write the number and the value, as in: 2 0.5")
    case (_, _?): return .nothing("a \(element.kind) takes no text; write its number alone")
    case ("toggle", nil): action = .toggle(name)
    default: action = element.isControl ? .tap(name) : .expect(.present(name))
    }
    return .line(writer.line(action))
  }

  // MARK: Lines

  /// The same with a line more.
  func adding(_ line: String) -> Recording {
    var longer = self
    longer.lines.append(line)
    return longer
  }

  /// Takes the last line back.
  mutating func undo() -> Bool { lines.popLast() != nil }

  /// The block as it stands on a page.
  var block: String { (["```walkthrough"] + lines + ["```"]).joined(separator: "\n") }

  /// What is to be played: where nothing is written yet, the launch that every walkthrough begins with.
  ///
  /// - Throws: what is wrong with the last line.
  func walkthrough() throws(Diagnostic) -> Walkthrough {
    guard !lines.isEmpty else {
      let launch = WalkthroughStep(line: 1, action: .launch(.app, device: nil))
      return Walkthrough(line: 1, steps: [launch])
    }
    let document = try Document(source: SourceText(path: "", text: block + "\n"))
    let reader = WalkthroughReader(document.blocks, file: "")
    if let problem = reader.diagnostics.first(where: { $0.severity == .error }) { throw problem }
    return reader.walkthroughs.first?.walkthrough ?? Walkthrough(line: 1, steps: [])
  }
}

extension String {
  fileprivate var startsWithQuote: Bool {
    unicodeScalars.first.map { QuotationMarks.closing[$0] != nil } ?? false
  }
}
