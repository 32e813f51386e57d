import Catalog

/// Tells whether a text is in its page's language, by its letters and by a few very common words.
struct LanguageSense: Sendable {
  /// The letters of a text, counted.
  struct Letters {
    var latin = 0
    var kana = 0
    var han = 0
    var hangul = 0
    var cyrillic = 0
    var other = 0

    init(_ bytes: [UInt8]) {
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: latin += 1
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: kana += 1
        case 0x3400...0x9FFF, 0xF900...0xFAFF: han += 1
        case 0xAC00...0xD7AF, 0x1100...0x11FF: hangul += 1
        case 0x400...0x52F: cyrillic += 1
        default: if scalar.value > 0x24F, scalar.properties.isAlphabetic { other += 1 }
        }
      }
    }

    var all: Int { latin + kana + han + hangul + cyrillic + other }
  }

  private let source: Script
  private let page: Script
  private let sourceWords: Set<String>
  private let pageWords: Set<String>

  private enum Script { case latin, japanese, chinese, korean, cyrillic, other }

  init(page: Language, source: Language) {
    self.page = LanguageSense.script(of: page)
    self.source = LanguageSense.script(of: source)
    let (mine, theirs) = (LanguageSense.words(of: page), LanguageSense.words(of: source))
    pageWords = mine.subtracting(theirs)
    sourceWords = theirs.subtracting(mine)
  }

  /// True for a text of several words that is written in the source's language, as far as can be told.
  /// With code spans taken out, names and terms in Latin letters are no evidence by themselves.
  func isInSourceLanguage(_ text: FlatText) -> Bool {
    isInSourceLanguage(text.bytes, leastWords: 4)
  }

  /// The same for the bytes of any text.
  func isInSourceLanguage(_ bytes: [UInt8], leastWords: Int) -> Bool {
    let letters = Letters(bytes)
    guard letters.all > 0 else { return false }
    guard source == page || source == .latin else {
      // A Japanese or Korean letter has no business in a German text.
      let foreign = letters.all - letters.latin
      return page == .latin && foreign * 2 > letters.all && foreign >= 6
    }
    guard source == .latin, letters.latin * 10 >= letters.all * 9 else { return false }
    let words = LanguageSense.words(in: bytes)
    guard words.count >= leastWords else { return false }
    let theirs = words.count { sourceWords.contains($0) }
    let mine = words.count { pageWords.contains($0) }
    if page == .latin {
      let least = leastWords < 4 ? 1 : 2
      return theirs >= least && theirs * 5 >= words.count && mine == 0
    }
    // Without a list for the source any four words without a letter of the page's script will do.
    return theirs >= 1 || sourceWords.isEmpty
  }

  /// Words of Latin letters, in lower case.
  static func words(in bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).lowercased()
      .split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
  }

  private static func script(of language: Language) -> Script {
    switch primary(language) {
    case "ja": .japanese
    case "zh", "yue": .chinese
    case "ko": .korean
    case "ru", "uk", "bg", "sr", "be", "mk": .cyrillic
    case "el", "ar", "he", "fa", "hi", "th", "ka", "hy", "bn", "ta", "ur": .other
    default: .latin
    }
  }

  private static func primary(_ language: Language) -> String {
    String(language.code.prefix { $0 != "-" }).lowercased()
  }

  private static func words(of language: Language) -> Set<String> {
    Set((stopWords[primary(language)] ?? "").split(separator: " ").map(String.init))
  }

  /// The commonest short words, of which nearly every sentence has one.
  private static let stopWords = [
    "en": """
    the of and to is that it for with as are this on you be by from or an at not can if which when \
    your have has will but they we its then into how what there all does do
    """,
    "de": """
    der die das und ist nicht ein eine einen einem einer zu den dem des mit auf für sich von im es \
    auch wird sind als werden oder wie wenn man dass so aus bei nach sie ihr wir aber noch nur durch
    """,
    "fr": """
    le la les de des du et est un une dans que qui pour pas avec sur ce sont par il elle ne plus \
    vous nous au aux cette ces mais ou comme
    """,
    "es": """
    el la los las de del y es un una en que para no con por se su como más este esta pero o al lo \
    son hay cuando
    """,
    "it": """
    il lo la gli le di del della e è un una in che per non con si come più questo questa ma o al \
    sono dal nel quando
    """,
    "pt": """
    o a os as de do da dos das e é um uma em que para não com por se como mais este esta mas ou ao \
    são quando na no
    """,
    "nl": """
    de het een en van is dat niet op te zijn voor met die in als aan er door om ook wordt maar of \
    bij naar je
    """,
  ]
}
