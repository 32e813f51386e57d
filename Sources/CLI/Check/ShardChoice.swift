import Catalog
import Diagnostics
import Reports

/// The value of `--shard`: a part of the articles.
struct ShardChoice {
  let number: Int
  let count: Int

  /// Reads `2/3`.
  init(_ text: String) throws(Diagnostic) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else {
      throw Diagnostic(
        .error, "usage", "'\(text)' is no part of the articles",
        help: "write --shard=1/4, for example"
      )
    }
    (self.number, self.count) = (number, count)
  }

  /// The articles of this part. Large ones are dealt out first, so that the parts take about as long;
  /// every shard comes to the same deal. An article's languages stay together, since they share
  /// compilations.
  func articles(of catalog: Catalog) -> [Article] {
    var loads = [Int](repeating: 0, count: count)
    var mine: Set<String> = []
    let sizes = catalog.articles.map { article in
      (slug: article.slug, size: article.pages.reduce(0) { $0 + $1.codeSize })
    }
    for (slug, size) in sizes.sorted(by: { (-$0.size, $0.slug) < (-$1.size, $1.slug) }) {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += size + 1
      if lightest == number - 1 { mine.insert(slug) }
    }
    return catalog.articles.filter { mine.contains($0.slug) }
  }

  /// The part as the report names it.
  func shard(of catalog: Catalog) -> Shard {
    Shard(
      number: number, count: count, pages: catalog.articles.flatMap(\.pages).map(\.file))
  }

  /// Of problems with the articles' files those that this shard reports: its pages' own, and in the first
  /// shard those that belong to no page.
  func problems(_ all: [Diagnostic], in catalog: Catalog) -> [Diagnostic] {
    let pages = Set(catalog.articles.flatMap(\.pages).map(\.file))
    let mine = Set(articles(of: catalog).flatMap(\.pages).map(\.file))
    return all.filter { problem in
      guard let file = problem.file, pages.contains(file) else { return number == 1 }
      return mine.contains(file)
    }
  }
}

extension Page {
  fileprivate var codeSize: Int { codeBlocks.reduce(0) { $0 + $1.block.code.utf8.count } }
}

extension Session {
  /// Puts the results of shards together.
  func merge(_ arguments: Arguments) throws -> ExitStatus {
    var parts: [(file: String, result: CheckResult)] = []
    for file in arguments.operands {
      parts.append((file, try CheckResult(json: try FileBytes.read(file), file: file)))
    }
    let result = try CheckResult.merging(parts)
    report(result, as: ReportFormat<CheckResult>.all, arguments)
    return max(ExitStatus(result.diagnostics), result.hasProblems ? .problems : .success)
  }
}
