import Diagnostics
import Foundation
import Testing

@testable import Verification

@Suite(
  "The compiler in child processes",
  .enabled(if: Bench.executable != nil, "the stele executable is not built"))
struct CompilerPoolTests {
  @Test("A sound program has no messages")
  func sound() async throws {
    let pool = try Bench.pool()
    let answer = await pool.answer(Compilation(text: "struct Point { var x = 1 }"))
    #expect(answer == .messages([]))
    await pool.shutDown()
  }

  @Test("Messages have the compiler's words, identifier and place in bytes")
  func places() async throws {
    let pool = try Bench.pool()
    let text = "let 日本 = \"é\"\nlet n: Int = 日本\n"
    let answer = await pool.answer(Compilation(text: text))
    let expected = CompilerMessage(
      .error, id: "cannot_convert_initializer_value",
      text: "cannot convert value of type 'String' to specified type 'Int'", offset: 31, length: 6)
    #expect(answer == .messages([expected]))
    await pool.shutDown()
  }

  @Test(
    "Messages of every stage come through",
    arguments: [
      ("func f() -> Int {}", "missing_return_decl"),
      ("func f() { let x: Int; print(x) }", "variable_used_before_initialized"),
      (
        "func g(_ a: inout Int, _ b: inout Int) {}\nfunc f() { var x = 1; g(&x, &x) }",
        "exclusivity_access_required"
      ),
      ("func f() { let x = 1; x = 2 }", "assignment_lhs_is_immutable_variable"),
      ("let a = [1, 2", "expected_rsquare_array_expr"),
      ("import Missing", "sema_no_import"),
    ])
  func stages(text: String, id: String) async throws {
    let pool = try Bench.pool()
    let ids = await pool.answer(Compilation(text: text)).ids
    #expect(ids?.contains(id) == true, "\(ids ?? [])")
    await pool.shutDown()
  }

  @Test("Notes and fix-its come with their places")
  func notes() async throws {
    let pool = try Bench.pool()
    let answer = await pool.answer(Compilation(text: "let a: Int? = 1\nlet b: Int = a"))
    guard case .messages(let messages) = answer, let note = messages.first?.notes.last else {
      Issue.record("\(answer)")
      return
    }
    #expect(note.severity == .note)
    #expect(note.fixIts == [CompilerMessage.FixIt(offset: 30, length: 0, replacement: "!")])
    await pool.shutDown()
  }

  @Test("Language mode, statements at the top level and other arguments reach the compiler")
  func settings() async throws {
    let pool = try Bench.pool()
    let racy = "var count = 0\nfunc f() { print(count) }"
    #expect(await pool.answer(Compilation(text: racy, swiftMode: .swift5)) == .messages([]))
    let strict = await pool.answer(Compilation(text: racy, swiftMode: .swift6))
    #expect(strict.ids?.isEmpty == false)
    let script = Compilation(text: "print(1)", parseAsLibrary: false)
    #expect(await pool.answer(script) == .messages([]))
    #expect(await pool.answer(Compilation(text: "print(1)")).ids == ["illegal_top_level_expr"])
    let defined = Compilation(text: "#if X\nlet a: Int = \"\"\n#endif", arguments: ["-D", "X"])
    #expect(await pool.answer(defined).ids == ["cannot_convert_initializer_value"])
    await pool.shutDown()
  }

  @Test("A program that crashes the compiler is the only one blamed, and nothing of it is kept")
  func crash() async throws {
    try await Bench.withFolder { folder in
      let pool = try Bench.pool(cache: CacheFolder(path: folder))
      let texts = (0..<6).map { $0 == 3 ? Bench.deadly : "let a\($0): Int = \"\"" }
      let answers = await withTaskGroup(of: (Int, CompilerAnswer).self) { group in
        for (index, text) in texts.enumerated() {
          group.addTask { (index, await pool.answer(Compilation(text: text))) }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for index in texts.indices where index != 3 {
        #expect(answers[index]?.ids == ["cannot_convert_initializer_value"])
      }
      guard case .crashed(let reason) = answers[3] else {
        Issue.record("\(String(describing: answers[3]))")
        return
      }
      #expect(reason.contains("signal"))
      await pool.shutDown()
      let kept = FileManager.default.enumerator(atPath: "\(folder)/answers-1")?.compactMap {
        ($0 as? String).flatMap { $0.contains("/") ? $0 : nil }
      }
      #expect(kept?.count == 5)
    }
  }

  @Test("Questions about one thing end where they have taken the compiler long together")
  func patience() async throws {
    let pool = try Bench.pool {
      $0.limit = .seconds(1)
      $0.children = 1
    }
    let (tried, other) = (Patience(), Patience())
    for name in ["a", "b"] {
      let program = Compilation(text: Bench.endless.replacing("let x", with: "let \(name)"))
      #expect(await pool.answer(program, patience: tried) == .timedOut)
    }
    let simple = Compilation(text: "let c = 1")
    #expect(await pool.answer(simple, patience: tried) == .timedOut)
    #expect(await pool.answer(simple, patience: other) == .messages([]))
    await pool.shutDown()
  }

  @Test("A program that takes too long is given up, and the next one is answered")
  func timeOut() async throws {
    let pool = try Bench.pool {
      $0.limit = .seconds(5)
      $0.children = 1
    }
    #expect(await pool.answer(Compilation(text: Bench.endless)) == .timedOut)
    let next = await pool.answer(Compilation(text: "let a: Int = \"\""))
    #expect(next.ids == ["cannot_convert_initializer_value"])
    await pool.shutDown()
  }

  @Test("A child is replaced after its share of questions")
  func replacement() async throws {
    let pool = try Bench.pool {
      $0.questionsPerChild = 2
      $0.children = 1
    }
    for number in 0..<5 {
      #expect(await pool.answer(Compilation(text: "let a = \(number)")) == .messages([]))
    }
    await pool.shutDown()
  }

  @Test("A known program is answered without any child; a damaged entry is compiled again")
  func cache() async throws {
    try await Bench.withFolder { folder in
      let cache = CacheFolder(path: folder)
      let program = Compilation(text: "let a: Int = \"\"")
      let pool = try Bench.pool(cache: cache)
      let answer = await pool.answer(program)
      await pool.shutDown()
      let childless = try Bench.pool(cache: cache) { $0.command = ["/nonexistent"] }
      #expect(await childless.answer(program) == answer)

      let entries = FileManager.default.enumerator(atPath: "\(folder)/answers-1")
      while let name = entries?.nextObject() as? String {
        let path = "\(folder)/answers-1/\(name)"
        guard var bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty else {
          continue
        }
        bytes[bytes.count - 20] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
      }
      guard case .unavailable = await childless.answer(program) else {
        Issue.record("a damaged entry was believed")
        return
      }
      let again = try Bench.pool(cache: cache)
      #expect(await again.answer(program) == answer)
      await again.shutDown()
    }
  }

  @Test("A cache that cannot be written to only costs time")
  func unwritableCache() async throws {
    let pool = try Bench.pool(cache: CacheFolder(path: "/dev/null/cache"))
    let answer = await pool.answer(Compilation(text: "import Foundation\nlet a: Int = Date()"))
    #expect(answer.ids == ["cannot_convert_initializer_value"])
    await pool.shutDown()
  }

  @Test("Damaged C modules in the cache are made anew")
  func damagedModules() async throws {
    try await Bench.withFolder { folder in
      let cache = CacheFolder(path: folder)
      let first = try Bench.pool(cache: cache)
      #expect(await first.answer(Compilation(text: "import Foundation")) == .messages([]))
      await first.shutDown()
      let names = FileManager.default.enumerator(atPath: cache.moduleCache)
      var damaged = 0
      while let name = names?.nextObject() as? String {
        guard name.hasSuffix(".pcm") else { continue }
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: "\(cache.moduleCache)/\(name)"))
        damaged += 1
      }
      #expect(damaged > 0)
      let second = try Bench.pool(cache: cache)
      let programs = (0..<4).map { Compilation(text: "import Foundation\nlet a\($0) = Date()") }
      await withTaskGroup(of: CompilerAnswer.self) { group in
        for program in programs { group.addTask { await second.answer(program) } }
        for await answer in group { #expect(answer == .messages([])) }
      }
      await second.shutDown()
    }
  }

  @Test("Without a program to start, the reason is told")
  func unavailable() async throws {
    for command in [
      ["/nonexistent"], ["/bin/sh", "-c", "echo out of order >&2; exit 3"], ["/bin/cat"],
    ] {
      let pool = try Bench.pool { $0.command = command }
      guard case .unavailable(let reason) = await pool.answer(Compilation(text: "")) else {
        Issue.record("\(command)")
        continue
      }
      #expect(reason.hasPrefix("the compiler cannot be started: "))
      if command.count == 3 { #expect(reason.contains("out of order")) }
    }
  }

  @Test("Shutting down ends the work under way")
  func shutDown() async throws {
    let pool = try Bench.pool()
    async let answer = pool.answer(Compilation(text: Bench.endless))
    try await Task.sleep(for: .milliseconds(700))
    await pool.shutDown()
    guard case .unavailable = await answer else {
      Issue.record("\(await answer)")
      return
    }
    guard case .unavailable = await pool.answer(Compilation(text: "")) else {
      Issue.record("a pool that was shut down answers")
      return
    }
  }
}
