import Diagnostics

/// An option of ours in an info string, for what cannot be inferred.
public enum FenceOption: Hashable, Sendable {
  /// `expect-error` or `expect-error="text"`: the block must fail, with a message that contains the text.
  case expectError(String?)
  /// `no-check="reason"`: the block is not compiled.
  case noCheck(reason: String)
  /// `hidden`: compiled, not shown.
  case hidden
  /// `reset`: forget what the article showed before.
  case reset
  /// `in=Type`, `in=Type.method` or `in=top-level`: the place that the block joins.
  case place(String)
  /// `sample=name`: the sample that the block belongs to, where an article has several.
  case sample(String)
  /// `mode=5` or `mode=6`: the language mode.
  case mode(Int)
  /// `import=A+B`: modules that the block needs and does not show.
  case imports([String])

  /// The options' names with what each is for, as the help and the README list them.
  public static let documentation: [(name: String, example: String, meaning: String)] = [
    (
      "expect-error", "expect-error=\"no member\"",
      "must fail to compile, with a message that contains the text"
    ),
    ("no-check", "no-check=\"needs a device\"", "is not compiled; a reason is required"),
    ("hidden", "hidden", "is compiled but not shown on the page"),
    ("reset", "reset", "starts afresh: earlier code of the article is forgotten"),
    ("in", "in=NoteView.save()", "joins this type or this body, or neither: `in=top-level`"),
    ("sample", "sample=server", "belongs to another sample of the same article"),
    ("mode", "mode=6", "is compiled in this language mode, 5 or 6"),
    ("import", "import=MapKit+Combine", "needs these modules besides those that it shows"),
  ]

  /// Reads a word; nothing if it is not one of ours.
  ///
  /// - Throws: a problem for a word that is nearly one of ours, or that lacks what it needs.
  static func read(_ word: InfoWord) throws(FenceInfo.Problem) -> FenceOption? {
    func problem(_ id: String, _ message: String, _ help: String?) -> FenceInfo.Problem {
      FenceInfo.Problem(id: id, message: message, help: help, offset: word.offset)
    }
    func required(_ what: String) throws(FenceInfo.Problem) -> String {
      guard let value = word.value, !value.isEmpty else {
        throw problem(
          "option-without-value", "the option '\(word.key)' needs \(what)",
          documentation.first { $0.name == word.key }.map { "write \($0.example)" })
      }
      return value
    }
    switch word.key {
    case "expect-error": return .expectError(word.value)
    case "no-check": return .noCheck(reason: try required("a reason"))
    case "hidden": return .hidden
    case "reset": return .reset
    case "in": return .place(try required("a type or a method"))
    case "sample": return .sample(try required("a name"))
    case "import": return .imports(try required("a module").split(separator: "+").map(String.init))
    case "mode":
      guard let mode = Int(try required("a number")), mode == 5 || mode == 6 else {
        throw problem("unknown-mode", "the language mode must be 5 or 6", "write mode=6")
      }
      return .mode(mode)
    default:
      let plain = word.key.lowercased().replacing("_", with: "-")
      // Short names are near to much: there only another spelling of the very word counts.
      let names = documentation.map(\.name).filter { $0.count > 4 || $0 == plain }
      guard let name = Suggestion.nearest(to: plain, in: names) else { return nil }
      throw problem(
        "unknown-option", "the option '\(word.key)' is not known", "did you mean '\(name)'?")
    }
  }
}
