import Catalog
import Translations

/// Numbers the blocks of an article's pages so that blocks that belong together have one number in all
/// languages. The pages carry the numbers as comments, from which a script makes a side-by-side view of
/// any two languages: a page a pair would multiply the site.
struct RowMarks: Sendable {
  private var numbers: [Language: [Int: Int]] = [:]

  /// The numbers of an article; none where it has one language only.
  init(_ aligned: AlignedArticle) {
    guard aligned.article.pages.count > 1 else { return }
    let rows = BlockRows(of: aligned)
    var number = 0
    func add(_ language: Language, _ block: Int) {
      numbers[language, default: [:]][block] = number
    }
    func add(_ rows: [BlockRow]) {
      for row in rows {
        number += 1
        for (language, blocks) in row.members { add(language, blocks.lowerBound) }
      }
    }
    add(rows.lead)
    for (group, below) in zip(aligned.groups, rows.groups) {
      number += 1
      for (language, index) in group.members {
        guard let page = aligned.article.page(in: language), page.sections.indices.contains(index)
        else { continue }
        add(language, page.sections[index].heading)
      }
      add(below)
    }
  }

  /// The number of the row that starts with a block of the page in a language.
  func row(ofBlock index: Int, in language: Language) -> Int? {
    numbers[language]?[index]
  }
}
