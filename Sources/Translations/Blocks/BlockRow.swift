public import Catalog

/// A row of a side-by-side view: blocks of a section that belong together, by language.
public struct BlockRow: Hashable, Sendable {
  /// For each language that has something here, the indices in its document's blocks; more than one
  /// where a translator has split or joined paragraphs.
  public var members: [Language: Range<Int>]

  /// A row from its parts.
  public init(members: [Language: Range<Int>]) {
    self.members = members
  }
}

/// All rows of an article, worked out once.
public struct BlockRows: Sendable {
  /// Above the first heading.
  public let lead: [BlockRow]
  /// For each group of the article, the rows below its heading.
  public let groups: [[BlockRow]]

  /// Aligns the blocks within every group of an article.
  public init(of aligned: AlignedArticle) {
    let article = aligned.article
    let source = article.page(in: article.source) ?? article.pages.first
    let others = article.pages.filter { $0.language != source?.language }
      .sorted { $0.language < $1.language }
    var pairings: [Language: SectionPairing] = [:]
    if let source {
      for page in others {
        pairings[page.language] = SectionPairing(source: source, translation: page)
      }
    }
    func rows(_ group: Int?, members: [Language: Range<Int>]) -> [BlockRow] {
      guard let source, let own = members[source.language] else {
        return BlockRows.alone(members, article)
      }
      let visible = own.filter { !source.document.blocks[$0].isComment }
      let beside = others.filter { members[$0.language] != nil }
      return RowBuilder(
        source: source.language, blocks: visible,
        pairs: beside.map { page in
          let here = members[page.language] ?? 0..<0
          return (page.language, pairings[page.language]?.pairs(own, here, group: group) ?? [])
        }
      ).rows
    }
    lead = rows(
      nil,
      members: Dictionary(
        article.pages.map { page in
          (page.language, 0..<(page.sections.first?.heading ?? page.document.blocks.count))
        }, uniquingKeysWith: { first, _ in first }))
    groups = aligned.groups.enumerated().map { index, group in
      var members: [Language: Range<Int>] = [:]
      for (language, section) in group.members {
        guard let page = article.page(in: language), page.sections.indices.contains(section)
        else { continue }
        members[language] = page.sections[section].ownBlocks.clamped(
          to: page.document.blocks.indices)
      }
      return rows(index, members: members)
    }
  }

  /// A section that the source lacks: its blocks one below the other.
  private static func alone(_ members: [Language: Range<Int>], _ article: Article) -> [BlockRow] {
    members.sorted { $0.key < $1.key }.flatMap { language, blocks in
      blocks.filter { index in
        article.page(in: language).map { !$0.document.blocks[index].isComment } ?? false
      }.map { BlockRow(members: [language: $0..<$0 + 1]) }
    }
  }
}

/// Joins the pairs of the source's blocks with those of each translation into rows.
private struct RowBuilder {
  private(set) var rows: [BlockRow] = []

  init(source: Language, blocks: [Int], pairs: [(Language, [PageBlocks.Pair])]) {
    // Blocks of the source that any translation has joined are one row in all languages.
    var joined: Set<Int> = []
    for (_, list) in pairs {
      for pair in list where pair.source.count > 1 { joined.formUnion(pair.source.dropFirst()) }
    }
    var rowOf: [Int: Int] = [:]
    for block in blocks {
      if joined.contains(block), !rows.isEmpty {
        let last = rows.count - 1
        let start = rows[last].members[source]?.lowerBound ?? block
        rows[last].members[source] = start..<block + 1
      } else {
        rows.append(BlockRow(members: [source: block..<block + 1]))
      }
      rowOf[block] = rows.count - 1
    }
    var after: [Int: [BlockRow]] = [:]
    for (language, list) in pairs {
      var last = -1
      for pair in list {
        if let first = pair.source.first, let row = rowOf[first] {
          last = max(last, row)
          guard !pair.translation.isEmpty else { continue }
          let old = rows[row].members[language]
          let start = min(old?.lowerBound ?? Int.max, pair.translation.lowerBound)
          rows[row].members[language] = start..<pair.translation.upperBound
        } else if !pair.translation.isEmpty {
          after[last, default: []].append(BlockRow(members: [language: pair.translation]))
        }
      }
    }
    rows = (after[-1] ?? []) + rows.enumerated().flatMap { [$1] + (after[$0] ?? []) }
  }
}
