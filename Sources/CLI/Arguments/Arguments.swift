/// The words of a command line, taken apart by what a command takes.
struct Arguments: Sendable {
  /// The words that are no options, in order.
  private(set) var operands: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { flags.contains(option.name) || values[option.name] != nil }

  /// The value of an option; the last one counts.
  func value(of option: Option) -> String? { values[option.name] }

  /// The value of an option that takes a number from 1.
  func number(of option: Option) throws(UsageError) -> Int? {
    guard let text = values[option.name] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw .notANumber(option: option.spelling, value: text)
    }
    return number
  }

  /// The same options for another operand.
  func naming(_ operand: String) -> Arguments {
    var arguments = self
    arguments.operands = [operand]
    return arguments
  }

  /// Takes the words after the command's name apart.
  init(_ words: some Sequence<String>, for command: Command) throws(UsageError) {
    let options = command.options + [.help]
    var rest = words.makeIterator()
    var onlyOperands = false
    while let word = rest.next() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        try take(operand: word, for: command)
      } else if word == "--" {
        onlyOperands = true
      } else if word.hasPrefix("--") {
        try take(long: word, of: options, command, from: &rest)
      } else {
        try take(letters: word.dropFirst(), of: options, command, from: &rest)
      }
    }
  }

  private mutating func take(operand word: String, for command: Command) throws(UsageError) {
    guard let operand = command.operand, operand.isRepeated || operands.isEmpty else {
      throw .unexpectedOperand(word, command: command.name)
    }
    operands.append(word)
  }

  private mutating func take(
    long word: String, of options: [Option], _ command: Command,
    from rest: inout some IteratorProtocol<String>
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(
        "--\(name)", command: command.name, near: UsageError.nearest(to: name, in: options))
    }
    try take(option, attached: parts.dropFirst().first.map(String.init), from: &rest)
  }

  private mutating func take(
    letters: Substring, of options: [Option], _ command: Command,
    from rest: inout some IteratorProtocol<String>
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", command: command.name, near: nil)
      }
      guard option.value != nil else {
        flags.insert(option.name)
        continue
      }
      if letters.first == "=" { letters = letters.dropFirst() }
      try take(option, attached: letters.isEmpty ? nil : String(letters), from: &rest)
      return
    }
  }

  private mutating func take(
    _ option: Option, attached: String?, from rest: inout some IteratorProtocol<String>
  ) throws(UsageError) {
    guard let name = option.value else {
      guard attached == nil else { throw .needlessValue(option: option.spelling) }
      flags.insert(option.name)
      return
    }
    guard let value = attached ?? rest.next(), !value.isEmpty else {
      throw .missingValue(option: option.spelling, value: name)
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .unknownChoice(value, option: option)
    }
    values[option.name] = value
  }
}
