public import Diagnostics

extension FreshnessLock {
  private static let version = "stele-lock 1"

  /// The lock as its file holds it.
  public func text(page: String, source: String) -> String {
    let name = page.split(separator: "/").last.map(String.init) ?? page
    let heading = "# The sections of the source (\(source)) that \(name) was translated from."
    return ([heading, Self.version] + entries.map(\.line)).joined(separator: "\n") + "\n"
  }

  /// Reads a lock's file. Lines that cannot be read are left out and reported.
  public static func read(_ source: SourceText) -> (lock: FreshnessLock, problems: [Diagnostic]) {
    var entries: [Entry] = []
    var problems: [Diagnostic] = []
    var hasVersion = false
    func report(_ line: Int, _ message: String, _ help: String) {
      let start = SourcePosition(line: line, column: 1)
      let end = SourcePosition(
        line: line, column: 1 + (source.line(line)?.unicodeScalars.count ?? 0))
      problems.append(
        Diagnostic(
          .warning, "translation-lock", message, file: source.path, range: SourceRange(start, end),
          help: help))
    }
    for number in 1...max(source.lineCount, 1) {
      guard let line = source.line(number), !line.isEmpty, !line.hasPrefix("#") else { continue }
      if line == version {
        hasVersion = true
      } else if !hasVersion {
        report(number, "this is no lock that this version reads", "it starts with '\(version)'")
        return (FreshnessLock(), problems)
      } else if isConflictMark(line) {
        report(number, "a conflict mark is left here", "delete the line; two states may stay")
      } else if let entry = Entry(line: line) {
        entries.append(entry)
      } else {
        report(number, "this line cannot be read", "run 'stele translations accept' again")
      }
    }
    return (FreshnessLock(entries), problems)
  }

  private static func isConflictMark(_ line: Substring) -> Bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
  }
}

extension FreshnessLock.Entry {
  /// The entry as a line of the file.
  var line: String {
    let blocks = source.blocks.map { $0.kind.rawValue + Self.digits(UInt64($0.hash), 6) }
    let head = [Self.escaped(section), Self.escaped(translation), Self.digits(source.value, 16)]
    return (head + blocks).joined(separator: " ")
  }

  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count >= 3, words[2].count == 16, let value = UInt64(words[2], radix: 16),
      let section = Self.unescaped(words[0]), let translation = Self.unescaped(words[1])
    else { return nil }
    var blocks: [SectionFingerprint.Block] = []
    for word in words.dropFirst(3) {
      guard word.count == 7, let kind = BlockKind(rawValue: String(word.prefix(1))),
        let hash = UInt32(word.dropFirst(), radix: 16)
      else { return nil }
      blocks.append(SectionFingerprint.Block(kind: kind, hash: hash))
    }
    self.init(
      section: section, translation: translation,
      source: SectionFingerprint(value: value, blocks: blocks))
  }

  private static func digits(_ value: UInt64, _ count: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Ids are written as they are but for spaces, percent signs and the mark of a comment.
  private static func escaped(_ id: String) -> String {
    guard !id.isEmpty else { return "%" }
    return id.unicodeScalars.map { scalar in
      scalar.properties.isWhitespace || scalar.value < 0x20
        || "%#<>=|".unicodeScalars.contains(scalar)
        ? "%\(digits(UInt64(scalar.value), 6))" : String(scalar)
    }.joined()
  }

  private static func unescaped(_ word: Substring) -> String? {
    if word == "%" { return "" }
    var result = String.UnicodeScalarView()
    var rest = word.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        result.append(scalar)
        continue
      }
      guard let value = UInt32(String(String.UnicodeScalarView(rest.prefix(6))), radix: 16),
        let escaped = Unicode.Scalar(value)
      else { return nil }
      rest = rest.dropFirst(6)
      result.append(escaped)
    }
    return String(result)
  }
}
