import Diagnostics
import Foundation
import Testing

@testable import Verification

@Suite("Stand-in modules")
struct CompilerStandInTests {
  private static let sources = [
    "modules.json": """
    {"version": "1", "modules": [
      {"name": "Upper", "dependencies": ["Lower"]}, {"name": "Lower", "dependencies": []}
    ]}
    """,
    "Lower/Shapes/Circle.swift": "public struct Circle { public init(radius: Double) {} }",
    "Upper/Draw.swift": "@_exported import Lower\npublic func draw(_ circle: Circle) {}",
  ]

  private static let macros = [
    "Macros/Double.swift": """
    import SwiftSyntax
    import SwiftSyntaxMacros
    public struct TwiceMacro: ExpressionMacro {
      public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
      ) throws -> ExprSyntax {
        let argument = node.arguments.first?.expression.trimmedDescription ?? "0"
        return "2 * (\\(raw: argument))"
      }
    }
    """,
    "Upper/Twice.swift": """
    #if STELE_MACROS
      @freestanding(expression) public macro twice(_ number: Int) -> Int =
        #externalMacro(module: "SteleMacros", type: "TwiceMacro")
    #endif
    """,
  ]

  /// Names of what was built, in any order.
  private final class Built: Sendable {
    let names = Guarded<[String]>([])
  }

  private func prepare(_ folder: String, _ built: Built = Built()) async throws -> ModuleSearch {
    let modules = StandInModules(
      sources: "\(folder)/sources", toolchain: try Toolchain.find(),
      cache: CacheFolder(path: "\(folder)/cache")
    ) { progress in
      if case .built(let name) = progress { built.names.access { $0.append(name) } }
    }
    return try await modules.prepare()
  }

  @Test("They are built in the order of their imports, once, and again only where they changed")
  func incremental() async throws {
    try await Bench.withFolder { folder in
      try Bench.write(Self.sources, in: "\(folder)/sources")
      let first = Built()
      let search = try await prepare(folder, first)
      #expect(first.names.access { $0 } == ["Lower", "Upper"])
      let second = Built()
      #expect(try await prepare(folder, second) == search)
      #expect(second.names.access { $0 }.isEmpty)
      try Bench.write(["Upper/More.swift": "public let more = 1"], in: "\(folder)/sources")
      let third = Built()
      #expect(try await prepare(folder, third).fingerprint != search.fingerprint)
      #expect(third.names.access { $0 } == ["Upper"])
    }
  }

  @Test("What a module of our own declares is no name of Apple's")
  func ownModules() async throws {
    try await Bench.withFolder { folder in
      var sources = Self.sources
      sources["modules.json"] = """
        {"version": "1", "modules": [
          {"name": "Upper"}, {"name": "Lower", "isOwn": true},
          {"name": "Player", "isForRunning": true}
        ]}
        """
      sources["Player/Play.swift"] = "public func play() {}"
      try Bench.write(sources, in: folder)
      let names = StandInNames(sources: folder)
      #expect(names.contains("draw") && !names.contains("Circle") && !names.contains("play"))
      #expect(names.module(declaring: "draw") == "Upper")
      #expect(names.module(declaring: "Circle") == nil)
    }
  }

  @Test("Two that want them at once do the work once")
  func together() async throws {
    try await Bench.withFolder { folder in
      try Bench.write(Self.sources, in: "\(folder)/sources")
      let built = Built()
      async let one = prepare(folder, built)
      async let two = prepare(folder, built)
      #expect(try await one == two)
      #expect(built.names.access { $0.sorted() } == ["Lower", "Upper"])
    }
  }

  @Test(
    "A program is checked against them, macros included",
    .enabled(if: Bench.executable != nil, "the stele executable is not built"))
  func checked() async throws {
    try await Bench.withFolder { folder in
      try Bench.write(Self.sources, in: "\(folder)/sources")
      try Bench.write(Self.macros, in: "\(folder)/sources")
      let pool = try Bench.pool(modules: try await prepare(folder))
      let sound = "import Upper\nfunc f() { draw(Circle(radius: 1)) }\nlet n: Int = #twice(4)"
      #expect(await pool.answer(Compilation(text: sound)) == .messages([]))
      let wrong = "import Upper\nfunc f() { draw(Circle(radios: 1)) }"
      #expect(await pool.answer(Compilation(text: wrong)).ids == ["wrong_argument_labels"])
      await pool.shutDown()
    }
  }

  @Test("A build that is given up ends its compiler and leaves nothing")
  func cancelled() async throws {
    try await Bench.withFolder { folder in
      try Bench.write(Self.sources, in: "\(folder)/sources")
      try Bench.write(
        ["Lower/Endless.swift": "public \(Bench.endless)"],
        in: "\(folder)/sources")
      let work = Task { try await prepare(folder) }
      let cache = "\(folder)/cache/stand-ins"
      func names() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
      }
      while !names().contains(where: { $0.hasSuffix(".draft") }) {
        try await Task.sleep(for: .milliseconds(10))
      }
      work.cancel()
      await #expect(throws: Diagnostic.self) { try await work.value }
      #expect(names().allSatisfy { $0.hasSuffix(".lock") })
    }
  }

  @Test("One that does not compile is named, with what the compiler says")
  func broken() async throws {
    try await Bench.withFolder { folder in
      try Bench.write(Self.sources, in: "\(folder)/sources")
      try Bench.write(["Lower/Bad.swift": "let a: Int = \"\""], in: "\(folder)/sources")
      let problem = await #expect(throws: Diagnostic.self) { try await prepare(folder) }
      #expect(problem?.message == "the stand-in module Lower does not compile")
      #expect(problem?.help?.contains("Bad.swift:1:14: error: cannot convert") == true)
    }
  }

  @Test(
    "A list that makes no sense is told apart",
    arguments: [
      ("", "malformed"),
      ("{\"version\": \"1\", \"modules\": [{\"name\": \"../x\"}]}", "is not a module's name"),
      (
        "{\"version\": \"1\", \"modules\": [{\"name\": \"A\", \"dependencies\": [\"B\"]}]}",
        "A depends on 'B', which is not listed"
      ),
      (
        "{\"version\": \"1\", \"modules\": [{\"name\": \"A\", \"dependencies\": [\"A\"]}]}",
        "depend on each other: A"
      ),
      (
        "{\"version\": \"1\", \"modules\": [{\"name\": \"A\"}]}",
        "the stand-in module A has no sources"
      ),
    ])
  func lists(list: String, says: String) async throws {
    try await Bench.withFolder { folder in
      try Bench.write(["modules.json": list], in: "\(folder)/sources")
      let problem = await #expect(throws: Diagnostic.self) { try await prepare(folder) }
      #expect(problem?.message.contains(says) == true, "\(problem?.message ?? "")")
    }
  }

  @Test("A folder without a list is told apart")
  func missing() async throws {
    let problem = await #expect(throws: Diagnostic.self) { try await prepare("/nonexistent") }
    #expect(problem?.id == "no-stand-ins")
  }
}
