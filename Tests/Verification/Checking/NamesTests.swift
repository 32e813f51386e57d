import Testing
import Verification

/// What the names in checked code mean.
@Suite("Names in code")
struct NamesTests {
  /// A name of a block as a test says it: the name, and what it means.
  private func meanings(of code: [String], in page: String) async throws -> [[String: String]] {
    let names = try #require(try await TestCompiler.names(in: page))
    return code.enumerated().map { index, text in
      var result: [String: String] = [:]
      for place in names.blocks[index] ?? [] {
        let bytes = Array(text.utf8)[place.offset..<place.offset + place.length]
        let meaning = names.meanings[place.meaning]
        result[String(decoding: bytes, as: UTF8.self)] =
          [meaning.declaration, meaning.initializer, meaning.type].compactMap { $0 }
          .joined(separator: " | ")
      }
      return result
    }
  }

  private func page(_ code: [String]) -> String {
    code.map { "Text.\n\n```swift\n\($0)```\n" }.joined(separator: "\n")
  }

  @Test("every name is told, with its types where the declaration leaves them open")
  func declarations() async throws {
    let code = [
      """
      struct Note: Equatable {
        var title: String // größer
      }

      """,
      """
      let notes = ["Ä", "b"].map { Note(title: $0) }
      let titles = notes.map(\\.title)

      """,
    ]
    let names = try await meanings(of: code, in: page(code))
    #expect(names[0]["Note"] == "struct Note: Equatable")
    #expect(names[0]["title"] == "var title: String")
    #expect(names[0]["String"]?.hasPrefix("struct String") == true)
    #expect(names[1]["notes"] == "let notes: [Note]")
    #expect(names[1]["Note"] == "struct Note: Equatable | init(title: String)")
    #expect(names[1]["$0"] == "$0: String")
    #expect(names[1]["titles"] == "let titles: [String]")
    #expect(names[1]["map"]?.hasSuffix("| ((Note) -> String) -> [String]") == true)
  }

  @Test("a member without its type, and statements of a body, are told at their places")
  func fragments() async throws {
    let code = [
      "struct Counter {\n  var count = 0\n}\n", "mutating func increase() {\n  count += 1\n}\n",
    ]
    let names = try await meanings(of: code, in: page(code))
    #expect(names[1]["increase"] == "mutating func increase()")
    #expect(names[1]["count"] == "var count: Int")
    let all = try #require(try await TestCompiler.names(in: page(code)))
    #expect(all.blocks[1]?.map { all.meanings[$0.meaning].block } == [1, 0])
  }

  @Test("lines that fail on purpose have no names, and those around them do")
  func deliberateErrors() async throws {
    let code = [
      "let count = 1\nlet text: String = count // error: cannot convert\nlet same = count\n"
    ]
    let names = try await meanings(of: code, in: page(code))
    #expect(names[0]["same"] == "let same: Int")
    #expect(names[0]["text"] == nil)
  }

  @Test("a block that fails has none, and what we presume is not shown as the article's")
  func unknown() async throws {
    let code = ["let count: Int = \"a\"\n", "let shown = makeSomething(of: 3)\n"]
    let names = try #require(try await TestCompiler.names(in: page(code)))
    #expect(names.blocks[0] == nil)
    #expect(!names.meanings.contains { $0.declaration.contains("makeSomething") })
  }

  @Test("a report that was not asked for names has none")
  func onDemand() async throws {
    let report = try await TestCompiler.report(on: page(["let count = 1\n"]))
    #expect(report.blocks.first.flatMap { report.names($0.file) } == nil)
  }

  @Test("translations share what is asked, and their texts may differ in length")
  func translations() async throws {
    let pages = [
      "en": page(["let a = \"one\"\nlet b = a // copy\n"]),
      "de": page(["let a = \"zwölf\" // kürzer\nlet b = a // Kopie\n"]),
    ]
    let report = try await TestCompiler.reports(on: pages, withNames: true).report
    let files = Set(report.blocks.map(\.file)).sorted()
    let offsets = files.map { report.names($0)?.blocks[0]?.map(\.offset) ?? [] }
    #expect(offsets == [[4, 32, 36], [4, 18, 22]])
  }
}
