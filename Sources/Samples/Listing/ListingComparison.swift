import SwiftSource

/// A place where an article's final listing is not what the steps before it add up to.
public struct ListingDifference: Hashable, Sendable {
  /// A stretch of a snippet's code.
  public struct Place: Hashable, Sendable {
    /// The snippet's number on its page.
    public var snippet: Int
    /// The UTF-8 offsets.
    public var range: Range<Int>
  }

  /// What differs, in one sentence.
  public var message: String
  /// Where the listing says it, or the type in the listing that lacks it.
  public var listing: Place
  /// Where a step says it, or the step's type that lacks it.
  public var step: Place?
}

/// Holds final listings against what the steps add up to. Comments, layout and the order of members do
/// not count; where the steps leave something out, the listing may show it.
public struct ListingComparison {
  /// Everything that differs, in the order of the listings.
  public private(set) var differences: [ListingDifference] = []

  private let steps: BuiltUpCode
  private let listings: DeclarationIndex
  private let files: Set<String>
  private let state: SampleState
  /// The types of which the listings and the steps show other versions altogether.
  private var unrelated: Set<String> = []

  /// Compares listings that show an article's code together with the state before the first of them.
  public init(_ listings: [Snippet], with state: SampleState, builder: ProgramBuilder) {
    steps = BuiltUpCode(state, builder: builder)
    var index = DeclarationIndex()
    for listing in listings { index.add(listing.syntax, source: listing.index) }
    self.listings = index
    self.files = Set(listings.compactMap(\.info.filename))
    self.state = state
    unrelated = Set(index.types.keys.filter { !isRelated($0) })
    compareTypes()
    compareParts()
    differences.sort {
      ($0.listing.snippet, $0.listing.range.lowerBound, $0.message)
        < ($1.listing.snippet, $1.listing.range.lowerBound, $1.message)
    }
  }

  // MARK: Types

  /// Whether a type is in the main what the steps have built. Where more than half of it is not, the
  /// article shows another version, and each difference would be news to nobody.
  private func isRelated(_ type: String) -> Bool {
    let mine = listings.parts.filter { $0.owner == type }
    let theirs = steps.index.parts.filter { $0.owner == type }
    let names = Set(theirs.map(\.name))
    let shared = mine.count { names.contains($0.name) }
    return mine.isEmpty || theirs.isEmpty
      || (shared * 2 >= mine.count && shared * 2 >= theirs.count)
  }

  private mutating func compareTypes() {
    for (name, mine) in listings.types where !unrelated.contains(name) {
      guard let theirs = steps.index.types[name] else {
        // A type inside one that the steps have built; others are new.
        if let owner = name.owner, isClosed(owner), !unrelated.contains(owner) {
          add("the listing has '\(name)', which no step shows", mine.place, nil)
        }
        continue
      }
      guard theirs.header != nil else { continue }
      for protocolName in mine.inherits.symmetricDifference(theirs.inherits).sorted() {
        let isMine = mine.inherits.contains(protocolName)
        add(
          "'\(name)' is a '\(protocolName)' in \(isMine ? "the listing" : "the steps") only",
          mine.place, stepPlace(theirs.range))
      }
      if let header = mine.header, let other = theirs.header, header != other {
        let words = header.symmetricDifference(other).sorted().map { "‘\($0)’" }
        add(
          "'\(name)' is declared otherwise than in the steps: \(words.joined(separator: ", "))",
          mine.place, stepPlace(theirs.range))
      }
    }
    for (name, theirs) in steps.index.types where listings.types[name] == nil {
      guard let owner = name.owner, let home = listings.types[owner], !unrelated.contains(owner)
      else { continue }
      add("the listing lacks '\(name)', which a step shows", home.place, stepPlace(theirs.range))
    }
  }

  private func isClosed(_ type: String) -> Bool {
    steps.index.types[type]?.header != nil && !steps.openTypes.contains(type)
  }

  // MARK: Members, functions, variables

  private mutating func compareParts() {
    var left = steps.index.parts.filter { part in
      listings.part(part.owner, part.key) == nil && isListed(part)
        && !unrelated.contains(part.owner)
    }
    for part in listings.parts where !unrelated.contains(part.owner) {
      if let other = steps.index.part(part.owner, part.key) {
        compare(part, with: other)
        continue
      }
      let alike = left.indices.filter { left[$0].owner == part.owner && left[$0].name == part.name }
      if alike.count == 1, let index = alike.first {
        compare(part, with: left.remove(at: index))
      } else if isClosed(part.owner) {
        add(
          "the listing has '\(part.title)', which no step shows", part.place,
          steps.index.types[part.owner].flatMap { stepPlace($0.range) })
      }
    }
    for part in left {
      let home = listings.types[part.owner]?.place ?? firstPlace(inFileOf: part)
      if let home, let range = part.range {
        add("the listing lacks '\(part.title)', which a step shows", home, stepPlace(range))
      }
    }
  }

  /// Whether the listings are to show a part of the steps: they show its type, or its file.
  private func isListed(_ part: DeclarationIndex.Part) -> Bool {
    part.owner.isEmpty
      ? file(of: part).map(files.contains) ?? false
      : listings.types[part.owner] != nil
  }

  private func file(of part: DeclarationIndex.Part) -> String? {
    state.nodes.first { $0.identity.contains(part.key) }?.file
  }

  private func firstPlace(inFileOf part: DeclarationIndex.Part) -> ListingDifference.Place? {
    listings.types.values.map(\.place).min {
      ($0.snippet, $0.range.lowerBound) < ($1.snippet, $1.range.lowerBound)
    }
  }

  /// Of a body with a gap only the variables can be held against the listing's.
  private mutating func compare(
    _ mine: DeclarationIndex.Part, with theirs: DeclarationIndex.Part
  ) {
    guard steps.isOpen(theirs) else {
      if mine.isRelated(to: theirs) { compare(mine.tokens, in: mine.source, with: theirs.tokens) }
      return
    }
    for (name, tokens) in theirs.locals {
      if let own = mine.locals[name] { compare(own, in: mine.source, with: tokens) }
    }
  }

  private mutating func compare(
    _ mine: ArraySlice<CodeToken>, in source: Int, with theirs: ArraySlice<CodeToken>
  ) {
    let same = zip(mine, theirs).prefix { $0.text == $1.text }.count
    var here = mine.dropFirst(same)
    var there = theirs.dropFirst(same)
    let sameEnd = zip(here.reversed(), there.reversed()).prefix { $0.text == $1.text }.count
    here = here.dropLast(sameEnd)
    there = there.dropLast(sameEnd)
    guard !here.isEmpty || !there.isEmpty,
      let place = here.range ?? mine.dropFirst(same).first?.range ?? mine.range,
      let other = there.range ?? theirs.dropFirst(same).first?.range ?? theirs.range
    else { return }
    let message =
      switch (here.isEmpty, there.isEmpty) {
      case (false, true): "the listing has ‘\(here.shortText)’ here, which no step shows"
      case (true, _): "the listing lacks ‘\(there.shortText)’ here, which a step shows"
      default: "the listing has ‘\(here.shortText)’ where a step has ‘\(there.shortText)’"
      }
    add(message, ListingDifference.Place(snippet: source, range: place), stepPlace(other))
  }

  // MARK: Places

  private mutating func add(
    _ message: String, _ listing: ListingDifference.Place, _ step: ListingDifference.Place?
  ) {
    differences.append(ListingDifference(message: message, listing: listing, step: step))
  }

  /// The place in a snippet of a stretch of the text that the steps add up to.
  private func stepPlace(_ range: Range<Int>) -> ListingDifference.Place? {
    guard let origin = steps.text.origin(at: range.lowerBound) else { return nil }
    let last = range.isEmpty ? nil : steps.text.origin(at: range.upperBound - 1)
    let end = last.flatMap { $0.snippet == origin.snippet ? $0.offset + 1 : nil } ?? origin.offset
    return ListingDifference.Place(
      snippet: origin.snippet, range: origin.offset..<max(origin.offset, end))
  }
}

extension DeclarationIndex.Part {
  fileprivate var range: Range<Int>? { tokens.range }

  /// Whether the greater part of the longer one is also in the other.
  fileprivate func isRelated(to other: DeclarationIndex.Part) -> Bool {
    let gone = other.tokens.map(\.text).difference(from: tokens.map(\.text)).removals.count
    return (tokens.count - gone) * 2 > max(tokens.count, other.tokens.count)
  }

  fileprivate var place: ListingDifference.Place {
    ListingDifference.Place(snippet: source, range: range ?? 0..<0)
  }
}

extension DeclarationIndex.TypeFacts {
  fileprivate var place: ListingDifference.Place {
    ListingDifference.Place(snippet: source, range: range)
  }
}

extension ArraySlice<CodeToken> {
  /// From the first token to the last.
  fileprivate var range: Range<Int>? {
    guard let first, let last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The tokens as one line, the middle of a long one left out.
  fileprivate var shortText: String {
    var text = ""
    var end: Int?
    for token in self {
      if let end, end < token.range.lowerBound { text += " " }
      text += token.text
      end = token.range.upperBound
    }
    return text.count > 60 ? text.prefix(40) + " … " + text.suffix(16) : text
  }
}

extension String {
  /// `A.B` → `A`.
  fileprivate var owner: String? {
    lastIndex(of: ".").map { String(self[..<$0]) }
  }
}
