import Catalog
import Markdown

/// What is known of a section without understanding its language; the alignment compares these.
struct SectionEvidence {
  var level: Int
  /// The number of sections that hold this one.
  var depth: Int
  var parent: Int?
  var explicitID: String?
  var id: String
  /// The title, and its parts outside and inside parentheses, folded for comparison.
  var titleKeys: Set<UInt64> = []
  /// The section's code blocks.
  var code: [CodeFingerprint] = []
  /// Words that survive translation, each with how often it occurs: names in code, in running text
  /// and in the title, numbers, targets of links, sources of images.
  var terms: [UInt64: Int] = [:]
  /// The same for the section with everything nested in it.
  var allTerms: [UInt64: Int] = [:]
  /// The running text's length in UTF-8 bytes, code not counted.
  var length = 0
  var shape = Shape()

  /// How many blocks of each kind a section has.
  struct Shape: Hashable {
    var code = 0
    var items = 0
    var rows = 0
    var images = 0
    var quotes = 0
  }

  private init(_ section: Section, depth: Int) {
    level = section.level
    self.depth = depth
    parent = section.parent
    id = section.id
    explicitID = section.hasExplicitID ? section.id : nil
    titleKeys = TitleKeys.keys(of: section.title)
  }

  /// The evidence of all sections of a page, in the page's order.
  static func all(of page: Page) -> [SectionEvidence] {
    var result: [SectionEvidence] = []
    result.reserveCapacity(page.sections.count)
    let blocks = page.document.blocks
    for section in page.sections {
      let depth = section.parent.flatMap { $0 < result.count ? result[$0].depth + 1 : nil } ?? 0
      var collector = EvidenceCollector(SectionEvidence(section, depth: depth))
      if blocks.indices.contains(section.heading),
        case .heading(let heading) = blocks[section.heading].kind
      {
        collector.addTitle(heading.content)
      }
      collector.add(blocks[section.ownBlocks.clamped(to: blocks.indices)])
      result.append(collector.evidence)
    }
    for index in result.indices.reversed() {
      result[index].allTerms.merge(result[index].terms, uniquingKeysWith: +)
      guard let parent = result[index].parent, parent < index else { continue }
      result[parent].allTerms.merge(result[index].allTerms, uniquingKeysWith: +)
    }
    return result
  }
}
