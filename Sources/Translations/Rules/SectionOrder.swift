import Catalog

extension Rule {
  static let sectionOrder = Rule(
    id: "section-order", severity: .warning,
    summary: "sections stand in another order than in the source",
    explanation: """
      Reported for as few sections as possible: the ones that would have to be moved to get the \
      source's order.
      """,
    wrong: "en: ## Setup, ## First run, ## Tests\nde: ## Einrichten, ## Tests, ## Der erste Start",
    right: "de: ## Einrichten, ## Der erste Start, ## Tests",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        let pairs = comparison.aligned.groups.compactMap { group -> (there: Int, here: Int)? in
          guard let there = group.members[source.language], let here = group.members[page.language]
          else { return nil }
          return (there, here)
        }
        let sorted = pairs.sorted { $0.there < $1.there }
        let inOrder = longestRise(sorted.map(\.here))
        return sorted.enumerated().compactMap { index, pair in
          guard !inOrder.contains(index),
            let range = comparison.place(of: pair.here, in: page)?.range
          else { return nil }
          return Report(
            side: page.side, range: range,
            message: "“\(page.sections[pair.here].title)” stands in another place than in the "
              + "source (\(source.language))",
            section: comparison.group(of: pair.here, in: page.language)?.id,
            source: comparison.place(of: pair.there, in: source))
        }
      }
    })

  /// The indices of a longest strictly rising run of values, not necessarily adjacent.
  private static func longestRise(_ values: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, value) in values.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    return Set(sequence(first: ends.last ?? -1) { $0 >= 0 ? previous[$0] : nil })
  }
}
