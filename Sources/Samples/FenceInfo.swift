public import Diagnostics
public import Markdown

/// What an info string says: the language, the file's name or a caption, and options.
///
/// Authors write the name in many ways (`swift:File.swift`, `swift title="File.swift"`,
/// `swift file=File.swift`, `swift File.swift`); attributes of other tools are kept and ignored.
public struct FenceInfo: Hashable, Sendable {
  /// The language, in lower case: the first word up to a space, a colon, a comma or a brace.
  public var language: String
  /// The name of the file that the block belongs to.
  public var filename: String?
  /// A caption that is no file name, as in `swift:before`.
  public var caption: String?
  /// Our own options.
  public var options: [FenceOption]
  /// Words that are neither ours nor close to one of ours.
  public var ignored: [String]
  /// True for a block that shows a difference (`diff swift`, `diff_swift`, `swift diff`).
  public var isDiff: Bool

  /// What is wrong with an info string, at an offset of UTF-8 bytes into it.
  public struct Problem: Error, Hashable, Sendable {
    /// A stable name of the kind of problem.
    public var id: String
    /// How bad it is.
    public var severity = Diagnostic.Severity.error
    /// What is wrong.
    public var message: String
    /// The likely way out.
    public var help: String?
    /// The offset of the word.
    public var offset: Int
  }

  /// Reads an info string. Problems are returned beside what could be read.
  public static func read(_ info: String) -> (info: FenceInfo, problems: [Problem]) {
    var result = FenceInfo(
      language: "", filename: nil, caption: nil, options: [], ignored: [], isDiff: false)
    var problems: [Problem] = []
    let words = InfoWord.split(info)
    for word in words {
      do throws(Problem) {
        try result.take(word)
      } catch {
        problems.append(error)
      }
    }
    if let cut = cutName(words) { problems.append(cut) }
    return (result, problems)
  }

  /// A name ends at a blank, so that of `swift:My View.swift` only a part is taken.
  private static func cutName(_ words: [InfoWord]) -> Problem? {
    guard words.count > 1, let start = words[0].suffix, !looksLikeFile(start),
      words[1].value == nil, looksLikeFile(words[1].key)
    else { return nil }
    let (file, whole) = (words[1].key, "\(start) \(words[1].key)")
    return Problem(
      id: "cut-file-name", severity: .note,
      message: "the file is '\(file)' here, as a name ends at a blank",
      help: "write file=\"\(whole)\" if all of it is the name",
      offset: words[0].offset)
  }

  /// True if the block holds Swift.
  public var isSwift: Bool { language == "swift" }

  private mutating func take(_ word: InfoWord) throws(Problem) {
    if word.isFirst {
      takeLanguage(word)
      if let name = word.suffix { try takeName(name, at: word.offset, mayBeCaption: true) }
      return
    }
    if language == "diff", !isDiff, word.key.lowercased() == "swift", word.value == nil {
      (language, isDiff) = ("swift", true)
      return
    }
    if language == "diff", !isDiff, word.key.lowercased().hasPrefix("swift:"), word.value == nil {
      (language, isDiff) = ("swift", true)
      let name = String(word.key.dropFirst("swift:".count))
      if !name.isEmpty { try takeName(name, at: word.offset, mayBeCaption: true) }
      return
    }
    let key = word.key.lowercased()
    if key == "diff", word.value == nil {
      isDiff = true
    } else if ["title", "file", "filename", "name"].contains(key), let value = word.value {
      if key == "file" || FenceInfo.looksLikeFile(value) {
        try takeName(value, at: word.offset, mayBeCaption: key != "file")
      } else {
        caption = value
      }
    } else if word.value == nil, FenceInfo.looksLikeFile(word.key) {
      try takeName(word.key, at: word.offset, mayBeCaption: false)
    } else if let option = try FenceOption.read(word) {
      options.append(option)
    } else {
      ignored.append(word.key)
    }
  }

  private mutating func takeLanguage(_ word: InfoWord) {
    language = word.key.lowercased()
    if language == "diff_swift" || language == "diff-swift" { (language, isDiff) = ("swift", true) }
  }

  private mutating func takeName(_ name: String, at offset: Int, mayBeCaption: Bool) throws(Problem)
  {
    guard FenceInfo.looksLikeFile(name) || !mayBeCaption else {
      caption = name
      return
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let leaves =
      name.hasPrefix("/") || name.hasPrefix("~") || name.contains("\\") || name.contains("\0")
      || parts.contains("..") || parts.contains(".") || parts.contains("")
    if leaves {
      throw Problem(
        id: "file-outside-sample",
        message: "the file name '\(name)' leaves the sample's folder",
        help: "name the file relative to the sample, as in 'Views/NoteView.swift'", offset: offset)
    }
    filename = name
  }

  private static func looksLikeFile(_ word: String) -> Bool {
    guard let dot = word.lastIndex(of: "."), dot != word.startIndex || word.hasPrefix("..") else {
      return word.hasPrefix("/") || word.hasPrefix("../")
    }
    let ending = word[word.index(after: dot)...]
    return (1...12).contains(ending.count) && ending.allSatisfy { $0.isLetter || $0.isNumber }
      && !word.contains(" ")
  }
}

extension CodeBlock {
  /// True for a block of Swift that is compiled but not shown.
  public var isHidden: Bool {
    // Few blocks are, and to read every info string for that would take its time.
    guard info.contains("hidden") else { return false }
    let info = FenceInfo.read(info).info
    return info.isSwift && info.options.contains(.hidden)
  }
}
