import WalkthroughSteps

/// What an author has filled into a pattern, in the order of its slots and choices; nothing where an optional
/// part was left out.
struct Captures: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case text(String)
    case texts([String])
    case element(ElementName)
    case number(Double)
    case word(String)
    case code(String)
  }

  /// A form asks for what its pattern does not have. Tests keep that from happening.
  struct Mismatch: Error {}

  var values: [Value?] = []

  private func value<T>(_ index: Int, _ read: (Value) -> T?) throws(Mismatch) -> T {
    guard values.indices.contains(index), let value = values[index], let read = read(value) else {
      throw Mismatch()
    }
    return read
  }

  /// True where the part with this slot was written.
  func has(_ index: Int) -> Bool { values.indices.contains(index) && values[index] != nil }

  func text(_ index: Int) throws(Mismatch) -> String {
    try value(index) { if case .text(let text) = $0 { text } else { nil } }
  }

  func texts(_ index: Int) throws(Mismatch) -> [String] {
    try value(index) { if case .texts(let texts) = $0 { texts } else { nil } }
  }

  func element(_ index: Int) throws(Mismatch) -> ElementName {
    try value(index) { if case .element(let name) = $0 { name } else { nil } }
  }

  func number(_ index: Int) throws(Mismatch) -> Double {
    try value(index) { if case .number(let number) = $0 { number } else { nil } }
  }

  func code(_ index: Int) throws(Mismatch) -> String {
    try value(index) { if case .code(let code) = $0 { code } else { nil } }
  }

  /// A word that the author has made up.
  func name(_ index: Int) throws(Mismatch) -> String {
    try value(index) { if case .word(let word) = $0 { word } else { nil } }
  }

  func optionalText(_ index: Int) throws(Mismatch) -> String? {
    has(index) ? try text(index) : nil
  }

  func optionalElement(_ index: Int) throws(Mismatch) -> ElementName? {
    has(index) ? try element(index) : nil
  }

  /// One of the words of a choice, as the value that is written so.
  func choice<T: RawRepresentable>(_ index: Int, as: T.Type = T.self) throws(Mismatch) -> T
  where T.RawValue == String {
    try value(index) { if case .word(let word) = $0 { T(rawValue: word) } else { nil } }
  }

  /// What a value says but for texts, by which lines of two languages are compared.
  var shape: String {
    values.map { $0?.shape ?? "-" }.joined(separator: " ")
  }
}

extension Captures.Value {
  fileprivate var shape: String {
    switch self {
    case .text: "“”"
    case .texts(let texts): "“”\(texts.count)"
    case .element(let name):
      "\(name.text == nil ? "" : "“”")\(name.kind?.rawValue ?? "")\(name.place?.shape ?? "")"
    case .number(let number): "\(number)"
    case .word(let word): word
    case .code(let code): CodeShape.withoutTexts(code)
    }
  }
}

extension ElementPlace {
  fileprivate var shape: String {
    switch self {
    case .number(let number): "#\(number)"
    case .last: "#last"
    }
  }
}

/// What a line of Swift says apart from its strings and its blanks.
enum CodeShape {
  static func withoutTexts(_ code: String) -> String {
    let scalars = Array(code.unicodeScalars)
    return StepScanner.tokens(of: scalars).map { token in
      if case .quoted = token.kind { return "\"\"" }
      return String(String.UnicodeScalarView(scalars[token.range]))
    }.joined(separator: " ")
  }
}
