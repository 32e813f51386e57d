import Catalog
import Translations

extension Project {
  /// An article with its section groups, and with what its pages were made from.
  func aligned(_ article: Article) -> AlignedArticle {
    with(AlignedArticle(aligning: article))
  }

  /// The groups of an article with what its pages were made from.
  func with(_ aligned: AlignedArticle) -> AlignedArticle {
    var aligned = aligned
    aligned.locks = [:]
    for page in aligned.article.pages {
      if let lock = locks[page.file] { aligned.locks[page.language] = lock }
    }
    return aligned
  }
}
