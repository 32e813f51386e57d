/// Makes anchors and addresses from titles and names: letters, marks and digits of any script in lower
/// case, hyphens and underscores; white space becomes a hyphen, everything else is dropped.
public enum Slug {
  /// The slug of a text; empty where nothing of it can stand in one.
  public static func make(from text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == "-" || isKept(scalar) {
        result.append(scalar)
      } else if scalar.properties.isWhitespace {
        result.append("-")
      }
    }
    return String(result)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation:
      // A variation selector is left over from an emoji.
      !(0xFE00...0xFE0F).contains(scalar.value)
    default: false
    }
  }
}

/// Gives out ids that are unique on a page: a repeated one gets `-1`, `-2` and so on.
struct UniqueIDs {
  private var taken: Set<String> = []
  private var next: [String: Int] = [:]

  /// True if the id was free; it is taken from now on.
  mutating func reserve(_ id: String) -> Bool {
    taken.insert(id).inserted
  }

  /// The id itself where it is free, else with the first free number.
  mutating func id(for base: String) -> String {
    if reserve(base) { return base }
    var number = next[base, default: 1]
    while !reserve("\(base)-\(number)") { number += 1 }
    next[base] = number + 1
    return "\(base)-\(number)"
  }
}
