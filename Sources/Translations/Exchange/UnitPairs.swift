import Catalog
import Markdown

/// The units of a translation beside those of its source.
///
/// Units are compared within a section group only. Where both sides have the same kinds in the same
/// order, they are the same; else the best pairing that keeps the order is found by kind, code, names
/// and length.
struct UnitPairs {
  let source: [TextUnit]
  let translation: [TextUnit]
  /// Whether the translation still has placeholders.
  private let isUnfinished: Bool
  /// For each unit of the source, its counterpart's index.
  private(set) var counterpart: [Int?]

  init(_ aligned: AlignedArticle, _ page: Page, in language: Language) {
    source = UnitReader.units(of: page)
    let other = aligned.article.page(in: language)
    translation = other.map(UnitReader.units(of:)) ?? []
    isUnfinished = translation.contains(where: \.isPlaceholder)
    counterpart = Array(repeating: nil, count: source.count)
    guard !translation.isEmpty else { return }
    var partner: [Int: Int] = [:]
    for group in aligned.groups {
      if let mine = group.members[page.language], let theirs = group.members[language] {
        partner[mine] = theirs
      }
    }
    let theirs = Dictionary(grouping: translation.indices) { translation[$0].home }
    for (home, units) in Dictionary(grouping: source.indices, by: { source[$0].home }) {
      let there: TextUnit.Home?
      if case .section(let index) = home {
        there = partner[index].map { .section($0) }
      } else {
        there = home
      }
      if let there { pair(units, theirs[there] ?? []) }
    }
  }

  /// The translation of one of the source's units. There is none where a placeholder stands, nor, as long
  /// as any does, where the page says what the source says.
  func translated(_ index: Int) -> TextUnit? {
    guard let unit = counterpart[index].map({ translation[$0] }), !unit.isPlaceholder else {
      return nil
    }
    return isUnfinished && unit.text == source[index].text ? nil : unit
  }

  /// The translation's units without a counterpart.
  var extra: [Int] {
    let taken = Set(counterpart.compactMap(\.self))
    return translation.indices.filter { !taken.contains($0) }
  }

  /// More comparisons than this in one section are not made; the units are then paired as they come.
  private static let mostComparisons = 250_000

  private mutating func pair(_ first: [Int], _ second: [Int]) {
    let sameKinds = first.map { source[$0].kind } == second.map { translation[$0].kind }
    let isTooMuch = second.count > 0 && first.count > Self.mostComparisons / second.count
    if sameKinds || isTooMuch {
      for (i, j) in zip(first, second) where source[i].kind == translation[j].kind {
        counterpart[i] = j
      }
      return
    }
    let mine = first.map { Traits(source[$0]) }
    let theirs = second.map { Traits(translation[$0]) }
    let scores = mine.map { one in theirs.map { one.likeness(to: $0) } }
    let width = second.count + 1
    var best = [Double](repeating: 0, count: (first.count + 1) * width)
    for row in first.indices.reversed() {
      for column in second.indices.reversed() {
        let cell = row * width + column
        best[cell] = max(
          scores[row][column] + best[cell + width + 1], best[cell + width], best[cell + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
      let cell = row * width + column
      if scores[row][column] > 0, best[cell] == scores[row][column] + best[cell + width + 1] {
        counterpart[first[row]] = second[column]
        (row, column) = (row + 1, column + 1)
      } else if best[cell] == best[cell + width] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}

/// What a unit is recognised by in another language.
private struct Traits {
  private let kind: TextUnit.Kind
  private let length: Double
  private let names: Set<String>
  private let code: CodeFingerprint?
  private let placeholder: Placeholder
  private let isPlaceholder: Bool

  init(_ unit: TextUnit) {
    kind = unit.kind
    placeholder = Placeholder(for: unit)
    isPlaceholder = unit.isPlaceholder
    length = Double(unit.text.utf8.count + 10)
    var names: Set<String> = []
    unit.inlines.walk { inline in
      switch inline.kind {
      case .code(let text): names.insert(text)
      case .link(let target, _, _), .image(let target, _, _): names.insert(target)
      default: break
      }
    }
    self.names = names
    code =
      kind == .code
      ? CodeFingerprint(CodeScanner.tokens(of: unit.text, dialect: CodeDialect(info: unit.info)))
      : nil
  }

  /// Above zero for units that may be the same.
  func likeness(to other: Traits) -> Double {
    guard kind == other.kind else { return 0 }
    if isPlaceholder || other.isPlaceholder { return placeholder == other.placeholder ? 4 : 0 }
    let ratio = min(length, other.length) / max(length, other.length)
    if let code { return code == other.code ? 4 : 0.2 + ratio }
    let all = names.union(other.names).count
    let shared = all == 0 ? 0.5 : Double(names.intersection(other.names).count) / Double(all)
    return 0.2 + ratio + 2 * shared
  }
}
