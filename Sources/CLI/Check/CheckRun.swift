import Catalog
import Diagnostics
import Foundation
import Reports
import Verification

/// A check of some articles that may change them: what they are like now, and what was found.
struct CheckRun {
  let paths: [String]
  let shard: ShardChoice?
  let jobs: Int?
  let sdk: String?
  let session: Session
  private(set) var project: Project
  private(set) var result: CheckResult

  /// Reads and checks the articles.
  init(
    paths: [String], shard: ShardChoice? = nil, jobs: Int?, sdk: String? = nil, session: Session
  ) async throws {
    (self.paths, self.shard, self.jobs, self.sdk, self.session) = (paths, shard, jobs, sdk, session)
    (project, result) = try await CheckRun.check(paths, [:], shard, jobs, sdk, session)
  }

  private static func check(
    _ paths: [String], _ changed: [String: [UInt8]], _ shard: ShardChoice?, _ jobs: Int?,
    _ sdk: String?, _ session: Session
  ) async throws -> (Project, CheckResult) {
    var project = try await Project.read(paths, files: .local.replacing(changed))
    var problems = project.diagnostics
    let part = shard.map { $0.shard(of: project.catalog) }
    if let shard {
      problems = shard.problems(problems, in: project.catalog)
      project.catalog.articles = shard.articles(of: project.catalog)
    }
    let (report, diagnostics) = try await session.check(
      project.catalog.articles, jobs: jobs, sdk: sdk)
    var result = CheckResult(report: report, diagnostics: problems + diagnostics)
    result.shard = part
    return (project, result)
  }

  /// What the check would say if files had other bytes; nothing is written.
  func result(with changed: [String: [UInt8]]) async throws -> CheckResult {
    try await CheckRun.check(paths, changed, shard, jobs, sdk, session).1
  }

  /// Writes files and checks the articles as they are then.
  mutating func write(_ changed: [String: [UInt8]]) async throws {
    guard !changed.isEmpty else { return }
    try Task.checkCancellation()
    for (file, bytes) in changed.sorted(by: { $0.key < $1.key }) {
      try FileBytes.replace(file, with: bytes)
    }
    (project, result) = try await CheckRun.check(paths, [:], shard, jobs, sdk, session)
  }
}

extension FileSystem {
  /// The same files, but some with other bytes.
  func replacing(_ changed: [String: [UInt8]]) -> FileSystem {
    guard !changed.isEmpty else { return self }
    var files = self
    files.read = { [read] path, limit in
      try changed[path].map { Array($0.prefix(limit)) } ?? read(path, limit)
    }
    return files
  }
}

extension ChosenArticles {
  /// Paths to work on where articles are to stay alike in all languages: a page's translations are added.
  static func pathsWithTranslations(_ paths: [String]) async throws -> [String] {
    var result: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      result.append(path)
      guard exists, !isFolder.boolValue else { continue }
      let (_, articles) = try await article(ofPage: path, folder: nil)
      let pages = articles.flatMap(\.pages).map(\.file)
      result += pages.filter { Self.path(of: $0) != Self.path(of: path) && !result.contains($0) }
    }
    return result
  }
}
