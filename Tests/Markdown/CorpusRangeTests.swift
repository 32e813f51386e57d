import Diagnostics
import Foundation
import Testing

@testable import Markdown

/// The Markdown files beside the repository, where there are any.
private let corpus: [String] = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  return ["seeds", "corpora/tspl", "corpora/tutorials"].flatMap { name in
    let folder = root.appendingPathComponent("../shared/\(name)").standardizedFileURL.path
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    return paths.filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
  }
}()

@Suite("Real pages", .enabled(if: !corpus.isEmpty, "there is no ../shared here"))
struct CorpusRangeTests {
  @Test("every range of a real page shows what it stands for")
  func ranges() throws {
    for path in corpus {
      let problems = try RangeCheck.problems(in: String(contentsOfFile: path, encoding: .utf8))
      #expect(problems.isEmpty, "\(path)")
    }
  }
}

@Suite("Parsing on several threads")
struct ConcurrencyTests {
  @Test("extensions stay on while other threads finish their pages")
  func extensionsStayOn() async throws {
    let text = String(repeating: "~~a~~ www.e.com me@e.com\n\n", count: 20)
    let results = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<300 {
        group.addTask {
          let document = try? Document(source: SourceText(path: "a.md", text: text))
          return document.map { HTMLRenderer().html($0.blocks) }
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(results.count == 1)
    let html = try #require(results.first ?? nil)
    #expect(html.components(separatedBy: "<del>").count == 21)
    #expect(html.components(separatedBy: "<a href=").count == 41)
  }
}
