import Catalog
import Diagnostics
import Foundation
import Translations

extension Project {
  /// Reads the locks that lie beside translated pages.
  mutating func readLocks() {
    for article in catalog.articles {
      for page in article.pages where page.language != article.source {
        let path = FreshnessLock.path(forPage: page.file)
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        do {
          let (lock, problems) = FreshnessLock.read(
            try SourceText(path: path, bytes: [UInt8](data)))
          locks[page.file] = lock
          diagnostics += problems
        } catch {
          diagnostics.append(error)
        }
      }
    }
  }

  /// An article with its section groups, and with what its pages were made from.
  func aligned(_ article: Article) -> AlignedArticle {
    var aligned = AlignedArticle(aligning: article)
    for page in article.pages {
      if let lock = locks[page.file] { aligned.locks[page.language] = lock }
    }
    return aligned
  }
}
