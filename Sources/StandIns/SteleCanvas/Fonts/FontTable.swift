import Foundation

/// How wide the characters of a free font are, and how pairs of them kern, in thousandths of its size.
///
/// The tables are written by Quality/fonts.py, which has HarfBuzz shape the fonts. So text is as wide
/// as they set it, but a machine needs neither the fonts nor HarfBuzz, and every machine measures the
/// same.
struct FontTable: Sendable {
  /// Characters one after another with the same widths, one for each master.
  private struct Run {
    let first: UInt32
    var end: UInt32
    let widths: [Double]
  }

  /// The weights that the font is drawn in; those between lie between.
  private let weights: [Int]
  /// In the order of the characters.
  private let runs: [Run]
  /// The row and the column of a character in the pairs.
  private let lefts: [UInt32: Int]
  private let rights: [UInt32: Int]
  private let pairs: [Int: [Double]]
  private static let columns = 1_000

  /// Reads tables: `41 723/727/768 651*2` is what the characters from U+0041 have, the third the same
  /// as the second; the classes of kerning are one a line, those on the right before an empty line.
  init(weights: [Int], advances: String, kerning: String) {
    self.weights = weights
    var runs: [Run] = []
    var next: UInt32 = 0
    for line in Self.lines(advances) {
      for (index, word) in line.split(separator: " ").enumerated() {
        if index == 0 {
          next = UInt32(word, radix: 16) ?? 0
          continue
        }
        let parts = word.split(separator: "*")
        let end = next + (parts.count > 1 ? UInt32(parts[1]) ?? 1 : 1)
        runs.append(Run(first: next, end: end, widths: Self.numbers(parts[0])))
        next = end
      }
    }
    self.runs = runs

    var lefts: [UInt32: Int] = [:]
    var rights: [UInt32: Int] = [:]
    var pairs: [Int: [Double]] = [:]
    var isRight = true
    for (row, line) in Self.lines(kerning).enumerated() {
      let words = line.split(separator: " ")
      guard let members = words.first else {
        isRight = false
        continue
      }
      for member in members.unicodeScalars {
        if isRight { rights[member.value] = row } else { lefts[member.value] = row }
      }
      for word in words.dropFirst() {
        let parts = word.split(separator: ":")
        guard parts.count == 2, let column = Int(parts[0]) else { continue }
        pairs[row * Self.columns + column] = Self.numbers(parts[1])
      }
    }
    (self.lefts, self.rights, self.pairs) = (lefts, rights, pairs)
  }

  /// The lines of a table; one that begins with a space goes on with what is before it.
  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(" "), let last = lines.popLast() {
        lines.append(last + line)
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split(separator: "/").compactMap { Double($0) }
  }

  /// The advance of a character, if the font has it.
  func advance(of code: UInt32, weight: Int) -> Double? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= code { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= code else { return nil }
    return value(runs[low].widths, weight)
  }

  /// How much further than its advance the pen moves between two characters.
  func kerning(_ left: UInt32, _ right: UInt32, weight: Int) -> Double {
    guard let row = lefts[left], let column = rights[right],
      let values = pairs[row * Self.columns + column]
    else { return 0 }
    return value(values, weight)
  }

  /// A weight's value between those of the masters next to it.
  private func value(_ values: [Double], _ weight: Int) -> Double {
    guard let last = values.last, values.count == weights.count else { return values.first ?? 0 }
    guard let upper = weights.firstIndex(where: { $0 >= weight }) else { return last }
    guard upper > 0 else { return values[0] }
    let (from, to) = (weights[upper - 1], weights[upper])
    let share = Double(weight - from) / Double(to - from)
    return values[upper - 1] + (values[upper] - values[upper - 1]) * share
  }
}
