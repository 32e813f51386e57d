import Catalog
import Markdown

/// A comment that stands on a page for a text that nobody has translated yet.
///
/// `translations new` writes it, people and imports replace it.
struct Placeholder: Hashable, Sendable {
  /// What is to be translated, on one line.
  let text: String

  fileprivate static let start = "<!-- translate:"
  static let end = "-->"

  /// The placeholder for a unit of the source. What would end the comment is written otherwise.
  init(for unit: TextUnit) {
    text = unit.text.split(separator: "\n").map { $0.trimmingSpaces }.joined(separator: " ")
      .replacing("-->", with: "--&gt;").replacing("--!>", with: "--!&gt;")
  }

  /// The placeholder that a piece of HTML is, where it is one and nothing else.
  init?(_ html: String) {
    let html = html.drop(while: \.isWhitespace)
    guard html.hasPrefix(Self.start) else { return nil }
    let rest = html.dropFirst(Self.start.count)
    guard let close = rest.firstRange(of: Self.end),
      rest[close.upperBound...].allSatisfy(\.isWhitespace)
    else { return nil }
    text = rest[..<close.lowerBound].trimmingSpaces
  }

  /// How it stands on the page.
  var comment: String { "\(Self.start) \(text) \(Self.end)" }
}

extension Page {
  /// The units of a page in whose place a placeholder stands.
  var placeholders: [TextUnit] {
    guard mentions(Placeholder.start) else { return [] }
    return UnitReader.units(of: self).filter(\.isPlaceholder)
  }

  /// The sections that still have placeholders.
  var unfinishedSections: Set<Int> {
    Set(
      placeholders.compactMap { unit in
        switch unit.home {
        case .section(let index): index
        case .top: 0
        case .frontMatter, .footnote: nil
        }
      })
  }
}

extension Comparison {
  /// For each translation, the blocks of the source in whose place it has a placeholder.
  var waitingBlocks: [Language: Set<Int>] {
    guard let source else { return [:] }
    var result: [Language: Set<Int>] = [:]
    for page in translations {
      let waiting = Set(page.placeholders.map(Placeholder.init(for:)))
      guard !waiting.isEmpty else { continue }
      let units = UnitReader.units(of: source)
      result[page.language] = Set(
        units.filter { waiting.contains(Placeholder(for: $0)) }.compactMap(\.block))
    }
    return result
  }
}
