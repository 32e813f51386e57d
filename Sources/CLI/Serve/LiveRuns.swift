import Catalog
import Site

/// What runs of the samples have left, while pages and runs change: what has not changed is not read again.
struct LiveRuns {
  private let folder: RunFolder
  private var known: [String: (article: Article, runs: WalkthroughRuns)] = [:]

  /// What lies in a folder, which need not be there yet.
  init(in folder: RunFolder) { self.folder = folder }

  /// Has everything read again next time.
  mutating func forget() { known = [:] }

  /// What runs have left for the articles as they are now.
  ///
  /// - Parameter changed: the files and folders that have changed since this was asked last; nothing where
  ///   that is not known.
  mutating func read(for articles: [Article], changed: Set<String>?) -> WalkthroughRuns {
    let ran = changed.map { $0.filter { $0 == folder.path || $0.hasPrefix(folder.path + "/") } }
    let earlier = known
    known = [:]
    for article in articles {
      let place = folder.folder(of: article.slug)
      let isSame = ran?.allSatisfy {
        $0 != place && !$0.hasPrefix(place + "/") && !place.hasPrefix($0 + "/")
      }
      if let same = earlier[article.slug], isSame == true, same.article.isSame(as: article) {
        known[article.slug] = (article, same.runs)
      } else {
        known[article.slug] = (article, folder.read(for: [article]).runs)
      }
    }
    return WalkthroughRuns(joining: known.values.map(\.runs))
  }
}
