/// Finds what a misspelt word was probably meant to be.
public enum Suggestion {
  /// The candidate nearest to `word`, or nothing if none is near enough: at most a third of the longer
  /// word's letters may differ (an edit distance with adjacent transpositions, Damerau 1964).
  ///
  /// - Parameter limit: how many letters may differ instead.
  public static func nearest(
    to word: String, in candidates: some Sequence<String>, limit fixed: Int? = nil
  ) -> String? {
    let letters = Array(word.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let limit = fixed ?? max(1, max(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var older = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
        row.append(cost)
      }
      (older, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
