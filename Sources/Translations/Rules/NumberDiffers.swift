import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let numberDiffers = Rule(
    id: "number-differs", severity: .warning,
    summary: "a number, version, date or unit differs from the source",
    explanation: """
      Compared in running text, block by block, and in the comments of code that is otherwise equal. \
      Local forms are the same number: `1.5` and `1,5`, full-width digits, `10,000` and 1万, months by \
      name, numbers in words. Digits of names (`UTF-8`, `x86`) are passed over, and small numbers that \
      only one language writes are as well.
      """,
    wrong: "en: since iOS 15.4\nde: seit iOS 15.5",
    right: "de: seit iOS 15.4",
    check: { comparison in
      comparison.forEachPair { pair, source, page in
        inText(pair, source, page, comparison)
      } + inComments(comparison)
    })

  // MARK: Running text

  private static func inText(
    _ pair: PageBlocks.Pair, _ source: Page, _ page: Page, _ comparison: Comparison
  ) -> [Report] {
    guard !pair.source.isEmpty, !pair.translation.isEmpty else { return [] }
    var theirs = NumbersOfText(
      comparison.leaves(pair.source, of: source),
      heading: comparison.loneHeading(above: pair.source, of: source, beside: page))
    var mine = NumbersOfText(
      comparison.leaves(pair.translation, of: page),
      heading: comparison.loneHeading(above: pair.translation, of: page, beside: source))
    guard !theirs.all.isEmpty || !mine.all.isEmpty else { return [] }
    let missing = theirs.all.filter { leaf, number in
      !mine.has(number, written: leaf.text.string(number.range))
    }
    let extra = mine.all.filter { leaf, number in
      !number.isSmall && !theirs.has(number, written: leaf.text.string(number.range))
    }
    var reports: [Report] = []
    func report(_ range: SourceRange, _ other: SourceRange?, _ message: String) {
      let place = other ?? comparison.range(of: pair.source, of: source)
      reports.append(
        Report(
          side: page.side, range: range, message: message, section: comparison.groupID(of: pair),
          source: Finding.Place(file: source.file, range: place)))
    }
    for (index, (leaf, number)) in missing.enumerated() {
      let range = leaf.text.range(of: number.range)
      let text = leaf.text.string(number.range)
      if index < extra.count {
        let (here, other) = extra[index]
        report(
          here.text.range(of: other.range) ?? here.range, range,
          "‘\(here.text.string(other.range))’ here, ‘\(text)’ in the source (\(source.language))")
      } else {
        report(
          comparison.range(of: pair.translation, of: page), range,
          "‘\(text)’ of the source (\(source.language)) is not in this text")
      }
    }
    for (leaf, number) in extra.dropFirst(missing.count) {
      report(
        leaf.text.range(of: number.range) ?? leaf.range, nil,
        "‘\(leaf.text.string(number.range))’ is not in the source (\(source.language))")
    }
    for (leaf, number) in mine.all {
      guard let unit = number.unit,
        let other = theirs.all.first(where: { !$0.number.values.isDisjoint(with: number.values) }),
        let unitThere = other.number.unit, unit != unitThere,
        !theirs.all.contains(where: { $0.number.unit == unit })
      else { continue }
      report(
        leaf.text.range(of: number.range) ?? leaf.range,
        other.leaf.text.range(of: other.number.range),
        "the unit is ‘\(unit)’ here, ‘\(unitThere)’ in the source (\(source.language))")
    }
    return reports
  }

  // MARK: Comments

  private static func inComments(_ comparison: Comparison) -> [Report] {
    guard let source = comparison.source else { return [] }
    return comparison.translations.flatMap { page -> [Report] in
      guard let code = comparison.code[page.language] else { return [] }
      return code.counterpart.enumerated().flatMap { index, partner -> [Report] in
        guard let partner else { return [] }
        let (there, here) = (code.source[index], code.translation[partner])
        guard there.fingerprint == here.fingerprint, there.block.code != here.block.code else {
          return []
        }
        let (theirs, mine) = (there.comments, here.comments)
        guard theirs.count == mine.count else { return [] }
        return zip(mine, theirs).compactMap { mine, theirs in
          guard mine.token == theirs.token, mine.bytes != theirs.bytes else { return nil }
          let numbers = NumberReader.numbers(in: mine.bytes)
          let others = NumberReader.numbers(in: theirs.bytes)
          let values = numbers.map(\.values).sorted { ($0.min() ?? "") < ($1.min() ?? "") }
          let otherValues = others.map(\.values).sorted { ($0.min() ?? "") < ($1.min() ?? "") }
          guard numbers.count == others.count, values != otherValues,
            let first = numbers.first(where: { number in
              let here = numbers.count { $0.values == number.values }
              return here != others.count { $0.values == number.values }
            }) ?? numbers.first
          else { return nil }
          return Report(
            side: page.side, range: here.range(of: mine, first.range),
            message: "the numbers in this comment differ from those in the source "
              + "(\(source.language))",
            section: comparison.groupID(at: here.range.start.line, of: page),
            source: Finding.Place(file: source.file, range: there.range(of: theirs)))
        }
      }
    }
  }
}

/// The numbers of a block, in digits and in words.
private struct NumbersOfText {
  private(set) var all: [(leaf: Leaf, number: NumberMention)] = []
  private var values: Set<String> = []
  private let leaves: ArraySlice<Leaf>
  /// A heading that says what the other page says in the text.
  private let heading: ArraySlice<Leaf>
  /// Looked for only where a number is missing.
  private lazy var excuses = (leaves + heading).reduce(into: Set<String>()) {
    $0.formUnion($1.excuses)
  }

  init(_ leaves: ArraySlice<Leaf>, heading: ArraySlice<Leaf>) {
    (self.leaves, self.heading) = (leaves, heading)
    for leaf in leaves {
      for number in NumberReader.numbers(in: leaf.text) {
        all.append((leaf, number))
        values.formUnion(number.values)
      }
    }
  }

  /// Whether a number stands here in any way: in digits, words or code, or as a part of a name.
  mutating func has(_ number: NumberMention, written text: String) -> Bool {
    if !values.isDisjoint(with: number.values) { return true }
    if !excuses.isDisjoint(with: number.values) { return true }
    // `5, 6` without the space.
    let parts = text.split { $0 == "," || $0 == "、" }.map(String.init)
    return parts.count > 1 && parts.allSatisfy { values.contains($0) || excuses.contains($0) }
  }
}

extension Comparison {
  /// The heading right above some blocks, where the other page has none for it: the first words of a text
  /// have become a heading, or the other way round.
  fileprivate func loneHeading(
    above blocks: Range<Int>, of page: Page, beside other: Page
  ) -> ArraySlice<Leaf> {
    let above = blocks.lowerBound - 1
    guard page.sections.contains(where: { $0.heading == above }),
      isInLoneSection(above, of: page, beside: other)
    else { return [] }
    return leaves(above..<above + 1, of: page)
  }
}

extension Leaf {
  /// Numbers that the text may mean without saying them in digits of their own.
  fileprivate var excuses: Set<String> {
    var result = NumberWords.values(in: text)
    func add(_ bytes: some Sequence<UInt8>) {
      var digits = ""
      for byte in bytes {
        if byte.isDigit || (byte == UInt8(ascii: ".") && !digits.isEmpty) {
          digits.unicodeScalars.append(Unicode.Scalar(byte))
        } else if !digits.isEmpty {
          result.insert(digits)
          digits = ""
        }
      }
      if !digits.isEmpty { result.insert(digits) }
    }
    add(text.bytes)
    content.walk { inline in
      switch inline.kind {
      case .code(let code): add(code.utf8)
      case .link(let target, _, _): add(target.utf8)
      default: break
      }
    }
    return result
  }
}

extension NumberMention {
  /// Languages differ in what they count: “the first”, “another”, 1 つ.
  fileprivate var isSmall: Bool { values.contains { Int($0).map { $0 <= 3 } ?? false } }
}
