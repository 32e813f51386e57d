/// Finds what a misspelt word was probably meant to be.
public enum Suggestion {
  /// The candidate nearest to `word`, or nothing if none is near enough: at most a third of the longer
  /// word's letters may differ (an edit distance with adjacent transpositions, Damerau 1964). Of several
  /// that are as near it is the first in sorted order, whatever order they come in.
  ///
  /// - Parameter limit: how many letters may differ instead.
  public static func nearest(
    to word: String, in candidates: some Sequence<String>, limit fixed: Int? = nil
  ) -> String? {
    let letters = letters(of: word)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Suggestion.letters(of: candidate)
      let limit = fixed ?? max(1, max(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= min(limit, best?.distance ?? limit) else {
        continue
      }
      let distance = distance(letters, other)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Scalars, not characters: hundreds of words are compared with thousands.
  private static func letters(of word: String) -> [UInt32] {
    word.lowercased().unicodeScalars.map(\.value)
  }

  private static func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var older = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var row = older
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
        row[j + 1] = cost
      }
      (older, previous, row) = (previous, row, older)
    }
    return previous[b.count]
  }
}
