/// Numbers that are written out, and months, in the languages that we know.
enum NumberWords {
  /// The numbers that a text may mean by words; more than it does mean is no harm, since they are only
  /// taken as excuses.
  static func values(in text: FlatText) -> Set<String> {
    var result: Set<String> = []
    let lower = text.string.lowercased()
    for word in lower.split(whereSeparator: { !$0.isLetter }) {
      if let values = words[String(word)] { result.formUnion(values) }
    }
    for scalar in lower.unicodeScalars {
      if let value = signs[scalar] { result.insert(value) }
    }
    return result
  }

  private static let words: [String: [String]] = {
    var result: [String: [String]] = [:]
    for list in [cardinals, ordinals, german, more] {
      for (number, names) in list {
        for name in names { result[name, default: []].append(number) }
      }
    }
    for (index, names) in months.enumerated() {
      for name in names { result[name, default: []].append(String(index + 1)) }
    }
    return result
  }()

  private static let cardinals: [(String, [String])] = [
    ("0", ["zero", "none", "no"]), ("1", ["one", "a", "an", "single", "once"]),
    ("2", ["two", "both", "twice", "pair", "double", "couple", "half"]),
    ("3", ["three", "triple"]), ("4", ["four", "quarter"]), ("5", ["five"]), ("6", ["six"]),
    ("7", ["seven"]), ("8", ["eight"]), ("9", ["nine"]), ("10", ["ten"]), ("11", ["eleven"]),
    ("12", ["twelve", "dozen"]), ("13", ["thirteen"]), ("14", ["fourteen"]), ("15", ["fifteen"]),
    ("16", ["sixteen", "hexadecimal"]), ("20", ["twenty"]), ("30", ["thirty"]),
    ("50", ["fifty"]), ("100", ["hundred"]), ("1000", ["thousand"]),
  ]
  private static let ordinals: [(String, [String])] = [
    ("1", ["first", "initial"]), ("2", ["second"]), ("3", ["third"]), ("4", ["fourth"]),
    ("5", ["fifth"]), ("6", ["sixth"]), ("7", ["seventh"]), ("8", ["eighth", "octal"]),
    ("9", ["ninth"]), ("10", ["tenth", "decimal"]), ("2", ["binary"]),
  ]
  private static let german: [(String, [String])] = [
    ("0", ["null", "kein", "keine"]), ("1", ["ein", "eine", "einen", "einem", "einer", "eins"]),
    ("2", ["zwei", "beide", "beiden", "zweite", "zweiten", "zweimal"]),
    ("3", ["drei", "dritte", "dritten"]), ("4", ["vier", "vierte", "vierten"]),
    ("5", ["fünf"]), ("6", ["sechs"]), ("7", ["sieben"]), ("8", ["acht"]), ("9", ["neun"]),
    ("10", ["zehn"]), ("11", ["elf"]), ("12", ["zwölf"]), ("20", ["zwanzig"]),
    ("100", ["hundert"]), ("1000", ["tausend"]), ("1", ["erste", "ersten", "erstes", "einmal"]),
  ]
  private static let more: [(String, [String])] = [
    ("1", ["un", "une", "uno", "una"]), ("2", ["deux", "dos"]), ("3", ["trois", "tres"]),
  ]
  private static let months: [[String]] = [
    ["january", "jan", "januar"], ["february", "feb", "februar"], ["march", "mar", "märz"],
    ["april", "apr"], ["may", "mai"], ["june", "jun", "juni"], ["july", "jul", "juli"],
    ["august", "aug"], ["september", "sep", "sept"], ["october", "oct", "oktober", "okt"],
    ["november", "nov"], ["december", "dec", "dezember", "dez"],
  ]
  private static let signs: [Unicode.Scalar: String] = [
    "零": "0", "一": "1", "二": "2", "三": "3", "四": "4", "五": "5", "六": "6", "七": "7",
    "八": "8", "九": "9", "十": "10", "百": "100", "千": "1000", "両": "2", "½": "0.5",
  ]
}
