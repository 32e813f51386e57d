import WalkthroughSteps

/// Reads the name of an element: `“Save”`, `button “Save”`, `the “Save” button`, `the second field`, `last row`.
struct ElementReader {
  /// What each kind is called.
  static let kinds: [(kind: ElementKind, words: [String])] = [
    (.button, ["button"]), (.text, ["text", "label"]), (.field, ["field", "text field"]),
    (.toggle, ["toggle", "switch"]), (.slider, ["slider"]), (.stepper, ["stepper"]),
    (.picker, ["picker"]), (.menu, ["menu"]), (.row, ["row", "cell"]), (.image, ["image"]),
    (.link, ["link"]), (.tab, ["tab"]), (.alert, ["alert"]), (.sheet, ["sheet"]),
  ]

  /// What a kind is called first.
  static func word(for kind: ElementKind) -> String {
    kinds.first { $0.kind == kind }?.words.first ?? kind.rawValue
  }

  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// Several of a kind may be written as such: `3 buttons`, `no switches`.
  private static let kindOfWord: [String: ElementKind] = {
    var result: [String: ElementKind] = [:]
    for (kind, words) in kinds {
      for word in words {
        result[word] = kind
        result[word + (word.hasSuffix("ch") ? "es" : "s")] = kind
      }
    }
    return result
  }()

  /// Everything that may be in an element's name besides a text.
  static var words: [String] { kindOfWord.keys.sorted() + ordinals + ["last", "the"] }

  private static let articles: Set<String> = ["the", "a", "an"]

  private let tokens: [StepToken]
  private var position: Int

  /// - Returns: the name and the number of the first token behind it, or the token that does not belong to a
  ///   name.
  static func read(_ tokens: [StepToken], at start: Int) -> (name: ElementName?, end: Int) {
    var reader = ElementReader(tokens: tokens, position: start)
    let name = reader.name()
    return (name, reader.position)
  }

  private init(tokens: [StepToken], position: Int) {
    self.tokens = tokens
    self.position = position
  }

  private var keyword: String? {
    tokens.indices.contains(position) ? tokens[position].keyword : nil
  }

  private mutating func name() -> ElementName? {
    if let word = keyword, Self.articles.contains(word) { position += 1 }
    let place = place()
    var kind = kind()
    var text: String?
    if tokens.indices.contains(position), case .quoted(let quoted, _) = tokens[position].kind {
      text = quoted
      position += 1
      if kind == nil { kind = self.kind() }
    }
    return text == nil && kind == nil ? nil : ElementName(text, kind: kind, place: place)
  }

  private mutating func place() -> ElementPlace? {
    guard let word = keyword, let place = Self.place(word) else { return nil }
    position += 1
    return place
  }

  private static func place(_ word: String) -> ElementPlace? {
    if word == "last" { return .last }
    if let index = ordinals.firstIndex(of: word) { return .number(index + 1) }
    guard ["st", "nd", "rd", "th"].contains(word.suffix(2)), let number = Int(word.dropLast(2)),
      number > 0
    else { return nil }
    return .number(number)
  }

  private mutating func kind() -> ElementKind? {
    guard let word = keyword, let kind = Self.kindOfWord[word] else { return nil }
    position += 1
    if let second = keyword, let whole = Self.kindOfWord["\(word) \(second)"] {
      position += 1
      return whole
    }
    return kind
  }
}
