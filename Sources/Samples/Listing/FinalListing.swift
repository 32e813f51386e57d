import SwiftSource

/// Recognises the blocks in which an article shows its code as a whole once more at its end.
public struct FinalListing: Sendable {
  /// The snippets of the listing, in order.
  public let snippets: [Snippet]

  /// The final listing among a page's snippets, each with the titles of the sections that it stands in
  /// and the state before it.
  ///
  /// Without a heading that announces it, what stands at the end of the page is taken for a listing where
  /// it shows in one piece what several blocks built up.
  public init(among blocks: [(snippet: Snippet, titles: [String], before: SampleState)]) {
    let whole = blocks.filter { FinalListing.isWhole($0.snippet, after: $0.before) }
    let announced = whole.filter { $0.titles.contains(where: FinalListing.announces) }
    if let last = announced.last {
      // An article with several samples may list each of them; the last one is the article's.
      let title = last.titles.first(where: FinalListing.announces)
      snippets = announced.filter { $0.titles.first(where: FinalListing.announces) == title }
        .map(\.snippet)
      return
    }
    let end = blocks.reversed().prefix { block in
      FinalListing.isWhole(block.snippet, after: block.before)
        && FinalListing.gathers(block.snippet, from: block.before)
    }
    snippets = end.reversed().map(\.snippet)
  }

  /// A file without gaps that shows a type of the sample again.
  private static func isWhole(_ snippet: Snippet, after state: SampleState) -> Bool {
    let types = snippet.typeNames
    return snippet.syntax.problems.isEmpty && snippet.syntax.allGaps.isEmpty && !types.isEmpty
      && (snippet.isFile || types.count > 1 || snippet.syntax.items.count == 1)
      && state.nodes.contains { types.contains($0.typeName ?? "") }
  }

  /// True where some type of the snippet was put together from several blocks.
  private static func gathers(_ snippet: Snippet, from state: SampleState) -> Bool {
    let types = snippet.typeNames
    return state.nodes.contains { types.contains($0.typeName ?? "") && $0.snippets.count > 1 }
  }

  // MARK: Headings

  private static let wholes = [
    "complete", "full", "final", "finished", "whole", "entire", "all", "完成", "全体", "最終", "全",
    "vollständig", "gesamt", "komplett", "fertig", "ganze", "alle",
  ]
  private static let codes = [
    "code", "source", "listing", "example", "files", "program", "together", "solution", "product",
    "コード", "ソース", "プログラム", "ファイル", "quelltext", "beispiel", "dateien", "programm",
  ]
  private static let names = ["source", "source code", "ソースコード", "quelltext", "quellcode"]

  /// Whether a heading announces the code as a whole, as "The complete code" does.
  static func announces(_ title: String) -> Bool {
    let title = title.lowercased()
    let words = title.split { !$0.isLetter }
    func has(_ list: [String]) -> Bool {
      list.contains { word in
        word.first?.isASCII ?? true && !word.contains("ä")
          ? words.contains { $0 == word || $0.hasPrefix(word) && word.count > 4 }
          : title.contains(word)
      }
    }
    return names.contains { title == $0 || title.hasSuffix(" \($0)") || title.hasSuffix("の\($0)") }
      || (has(wholes) && has(codes))
  }
}

extension Snippet {
  /// The names of the types that the snippet declares at its top level.
  fileprivate var typeNames: Set<String> {
    Set(
      syntax.items.compactMap { item in
        if case .type = item.role { item.names.first } else { nil }
      })
  }
}
