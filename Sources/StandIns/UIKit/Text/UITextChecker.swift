import QuartzCore

/// Finds misspelt words. Follows documentation/uikit/uitextchecker.
///
/// The dictionaries are Apple's: only words that the app has taught are known, and no word is called
/// misspelt without a dictionary to say so.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  open var ignoredWords: [String]?
  private static var learned: Set<String> = []

  public override init() { super.init() }

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let range = Range(range, in: string) else { return nil }
    return UITextChecker.learned.filter { $0.hasPrefix(string[range]) }.sorted()
  }

  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class var availableLanguages: [String] { [] }
}
