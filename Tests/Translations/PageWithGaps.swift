import Catalog
import Foundation

/// A page from which three in ten of the innermost sections are dropped at random.
struct PageWithGaps {
  /// The text, with dropped sections blanked so that the other lines keep their numbers.
  private(set) var text: String
  /// The lines of the headings that are gone.
  private(set) var gone: Set<Int> = []

  init(_ page: Page, _ random: inout SeededGenerator) {
    var lines = page.document.source.text.components(separatedBy: "\n")
    let parents = Set(page.sections.compactMap(\.parent))
    for (index, section) in page.sections.enumerated() where index > 0 {
      guard !parents.contains(index), Int.random(in: 0..<10, using: &random) < 3 else { continue }
      let start = section.range.start.line
      let isLast = index + 1 == page.sections.count
      let end = isLast ? lines.count + 1 : page.sections[index + 1].range.start.line
      gone.insert(start)
      for line in start..<end { lines[line - 1] = "" }
    }
    text = lines.joined(separator: "\n")
  }

  /// Takes the ids out of headings (`{#id}`), so that only the contents are left to go by.
  mutating func dropIDs() {
    let lines = text.components(separatedBy: "\n").map { line in
      guard line.hasPrefix("#"), let id = line.range(of: " {#") else { return line }
      return String(line[..<id.lowerBound])
    }
    text = lines.joined(separator: "\n")
  }
}
