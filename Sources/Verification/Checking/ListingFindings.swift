import Catalog
import Diagnostics
import Samples

extension PageCheck {
  /// Where the page's final listing is not what its steps add up to, with both places.
  func listingFindings() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for (_, blocks) in Dictionary(grouping: placedBlocks, by: { $0.snippet.sample }) {
      let listing = FinalListing(among: blocks)
      guard let first = listing.snippets.first,
        let before = blocks.first(where: { $0.snippet.index == first.index })?.before
      else { continue }
      let comparison = ListingComparison(listing.snippets, with: before, builder: builder)
      result += comparison.differences.map(diagnostic)
    }
    return result
  }

  /// The blocks that joined a sample, with the titles of their sections from the inside out.
  private var placedBlocks: [(snippet: Snippet, titles: [String], before: SampleState)] {
    snippets.compactMap { snippet in
      guard let trial = trials[snippet.whole.index] else { return nil }
      let start = SourcePosition(line: snippet.whole.line, column: 1)
      var titles: [String] = []
      var index = page.section(at: start)
      while let current = index, page.sections.indices.contains(current) {
        titles.append(page.sections[current].title)
        index = page.sections[current].parent
      }
      return (snippet.whole, titles, trial.stateBefore)
    }
  }

  private func diagnostic(of difference: ListingDifference) -> Diagnostic {
    let notes = difference.step.flatMap(range).map {
      [Diagnostic.Note("compared with this step", file: page.file, range: $0)]
    }
    return Diagnostic(
      .warning, "listing-differs", difference.message, file: page.file,
      range: range(of: difference.listing), notes: notes ?? [])
  }

  private func range(of place: ListingDifference.Place) -> SourceRange? {
    guard let snippet = snippets.first(where: { $0.whole.index == place.snippet })?.whole else {
      return nil
    }
    return SourceRange(
      snippet.position(utf8Offset: place.range.lowerBound),
      snippet.position(utf8Offset: place.range.upperBound))
  }
}
