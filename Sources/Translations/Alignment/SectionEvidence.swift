import Catalog
import Markdown

/// What survives the translation of a stretch of text.
struct SectionContent {
  /// The code blocks.
  var code: [CodeFingerprint] = []
  /// Names in code, in running text and in the title, numbers, targets of links, sources of images.
  var terms: [UInt64: Term] = [:]
  /// The running text's length in UTF-8 bytes, code not counted.
  var length = 0
  var shape = Shape()

  /// A word that may stand in the translation as it is.
  struct Term {
    var count = 0
    /// True where it stands in code, so that it is bound to stand in the translation.
    var isName = false
    /// True for digits.
    var isNumber = false

    mutating func merge(_ other: Term) {
      count += other.count
      isNumber = isNumber || other.isNumber
      isName = isName || other.isName
    }
  }

  /// How many blocks of each kind there are.
  struct Shape {
    var items = 0
    var rows = 0
    var images = 0
    var quotes = 0
  }

  mutating func merge(_ other: SectionContent) {
    code += other.code
    for (term, use) in other.terms { terms[term, default: Term()].merge(use) }
    length += other.length
    shape.items += other.shape.items
    shape.rows += other.shape.rows
    shape.images += other.shape.images
    shape.quotes += other.shape.quotes
  }
}

/// What is known of a section without understanding its language; the alignment compares these.
struct SectionEvidence {
  let level: Int
  /// The number of sections that hold this one.
  let depth: Int
  private(set) var parent: Int?
  /// The section's anchor, or the id that a comment pins it to.
  let id: String
  let hasExplicitID: Bool
  /// The title, and its parts outside and inside parentheses, folded for comparison.
  let titleKeys: Set<UInt64>
  /// True for the one section that holds all others.
  private(set) var isRoot = false
  private(set) var isLeaf = true
  /// What stands in the section and in none of those nested in it.
  private(set) var own: SectionContent
  /// The same with everything nested.
  private(set) var whole: SectionContent

  private init(_ section: Section, pin: String?, depth: Int, content: SectionContent) {
    level = section.level
    self.depth = depth
    parent = section.parent
    id = pin ?? section.id
    hasExplicitID = pin != nil || section.hasExplicitID
    titleKeys = TitleKeys.keys(of: section.title)
    (own, whole) = (content, content)
  }

  /// The same in a stretch of the page; what holds it from outside is not known there.
  func moved(into stretch: Range<Int>) -> SectionEvidence {
    var result = self
    result.parent = parent.flatMap { stretch.contains($0) ? $0 - stretch.lowerBound : nil }
    return result
  }

  /// The evidence of all sections of a page, in the page's order.
  static func all(of page: Page) -> [SectionEvidence] {
    var result: [SectionEvidence] = []
    result.reserveCapacity(page.sections.count)
    let blocks = page.document.blocks
    for section in page.sections {
      let depth = section.parent.flatMap { $0 < result.count ? result[$0].depth + 1 : nil } ?? 0
      var collector = EvidenceCollector()
      if blocks.indices.contains(section.heading),
        case .heading(let heading) = blocks[section.heading].kind
      {
        collector.addTitle(heading.content)
      }
      collector.add(blocks[section.ownBlocks.clamped(to: blocks.indices)])
      result.append(
        SectionEvidence(
          section, pin: page.pin(ofSectionAt: section.heading), depth: depth,
          content: collector.content))
    }
    for index in result.indices.reversed() {
      guard let parent = result[index].parent, parent < index else { continue }
      result[parent].whole.merge(result[index].whole)
      result[parent].isLeaf = false
    }
    let top = result.indices.filter { result[$0].depth == 0 }
    if top.count == 1, let root = top.first { result[root].isRoot = true }
    return result
  }
}
