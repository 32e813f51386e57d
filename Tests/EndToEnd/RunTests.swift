import Foundation
import Testing

#if os(Linux)
  /// What `stele run` makes of samples. They are built and played in one run, which all tests look at.
  @Suite("stele run", .serialized)
  struct RunTests {
    private struct Document: Decodable {
      struct Walkthrough: Decodable {
        struct Step: Decodable {
          var line: Int
          var text: String
          var verdict: String
          var message: String?
        }
        var file: String
        var steps: [Step]
      }
      struct Problem: Decodable {
        var message: String
        var file: String?
        var help: String?
      }
      var walkthroughs: [Walkthrough]
      var diagnostics: [Problem]
    }

    /// Bubblewrap is not allowed to work everywhere; what it does is tested where it is.
    static let confinement: [String] = {
      let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")
      guard isThere, let folder = try? TemporaryFolder(), let tool = try? Tool(),
        let trial = try? tool.shell("bwrap --unshare-all --ro-bind / / true", in: folder)
      else { return ["--unconfined"] }
      return trial.status == 0 ? [] : ["--unconfined"]
    }()

    private static func play(
      _ pages: [String: String], _ options: String...
    ) throws -> (outcome: Tool.Outcome, document: Document) {
      let folder = try TemporaryFolder(pages)
      // The stand-ins are built once for a machine, which takes a while.
      let words = ["run", ".", "--format", "json"] + confinement + options
      let outcome = try Tool().start(words, in: folder).finish(limit: 1800)
      let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
      return (outcome, document)
    }

    private static let faults = Result {
      var pages: [String: String] = [:]
      for fault in PlantedFault.all {
        pages["\(fault.name)/en.md"] = fault.page
        pages["\(fault.name)/\(fault.name).storyboard"] = fault.storyboard
      }
      return try play(pages)
    }

    @Test("A fault that compiles is found by the walkthrough", arguments: PlantedFault.all)
    func fault(fault: PlantedFault) throws {
      let (outcome, document) = try Self.faults.get()
      #expect(outcome.status == 1)
      let played = try #require(
        document.walkthroughs.first { $0.file.hasSuffix("\(fault.name)/en.md") },
        "\(document.diagnostics)\n\(outcome.error)")
      let failed = try #require(played.steps.first { $0.verdict == "failed" }, "\(played.steps)")
      #expect(failed.text == fault.step)
      #expect(failed.message?.contains(fault.message) ?? false, "\(failed.message ?? "no message")")
      #expect(
        played.steps.last?.verdict
          == (played.steps.last?.line == failed.line ? "failed" : "not-run"))
    }

    @Test("A sample that does as its page says passes, step by step, and is not played again")
    func passing() throws {
      let page = """
        # Notes

        ```swift
        import SwiftUI
        struct ContentView: View {
          @State private var notes: [String] = []
          @State private var text = ""
          @State private var showsHelp = false
          var body: some View {
            NavigationStack {
              VStack {
                TextField("Note", text: $text).onSubmit { add() }
                Button("Add", action: add).disabled(text.isEmpty)
                ForEach(notes, id: \\.self) { NavigationLink($0, value: $0) }
                Button("Help") { showsHelp = true }
              }
              .navigationTitle("Notes")
              .navigationDestination(for: String.self) { note in
                Text("Note: \\(note)").navigationTitle(note)
              }
              .sheet(isPresented: $showsHelp) { Text("Write something") }
            }
          }
          private func add() {
            print("adding \\(text)")
            notes.append(text)
            text = ""
          }
        }
        ```

        ```walkthrough
        expect button “Add” to be disabled
        type “Milk” into “Note”
        expect “Note” to be “Milk”
        tap “Add”
        expect printed “adding Milk”
        expect “Note” to be empty
        type “Bread” into “Note”
        submit
        tap “Bread”
        expect screens “Notes”, “Bread”
        expect “Note: Bread”
        back
        expect screen “Notes”
        tap “Help”
        expect “Write something”
        swipe down
        expect no “Write something”
        ```

        """
      let folder = try TemporaryFolder(["notes.en.md": page])
      let words = ["run", "notes.en.md"] + Self.confinement
      for _ in 0..<2 {
        let outcome = try Tool().start(words, in: folder).finish(limit: 1800)
        #expect(outcome.status == 0, "\(outcome.error)")
        #expect(outcome.output.contains("✓ tap “Bread”"))
        #expect(
          outcome.output.contains("1 walkthrough on 1 page: 18 passed, 0 failed"),
          "\(outcome.output)")
      }
    }

    @Test("What a sample waits for comes at once, in its order and at its time")
    func surroundings() throws {
      let (outcome, document) = try Self.play(["time.en.md": TimePage.text])
      #expect(outcome.status == 0, "\(document.walkthroughs) \(document.diagnostics)")
    }

    @Test("Chance is the same in every run")
    func chance() throws {
      let steps = "```walkthrough\ntap “Chance”\nexpect printed “what it is not”\n```\n"
      let page = """
        # Chance

        ```swift
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            Button("Chance") {
              print(Int.random(in: 0..<1000), (1...5).shuffled(), arc4random_uniform(1000), UUID())
            }
          }
        }
        ```

        \(steps)
        \(steps)
        """
      let folder = try TemporaryFolder(["chance.en.md": page])
      let outcome = try Tool().start(["run", "chance.en.md"] + Self.confinement, in: folder)
        .finish(limit: 1800)
      let printed = outcome.error.split(separator: "\n").filter { $0.contains("there is: ") }
      #expect(printed.count == 2 && Set(printed).count == 1, "\(outcome.error)")
    }

    @Test("A sample is read in the language of its page, or in that which a walkthrough sets")
    func languages() throws {
      let (outcome, document) = try Self.play(LanguagePages.all)
      #expect(outcome.status == 0, "\(document.walkthroughs) \(document.diagnostics)")
      #expect(document.walkthroughs.count == 4)
    }

    @Test("A sample has no network, and writes nowhere but to a folder of its own")
    func confined() throws {
      try #require(Self.confinement.isEmpty || ProcessInfo.processInfo.environment["CI"] == nil)
      guard Self.confinement.isEmpty else { return }
      let mark = FileManager.default.homeDirectoryForCurrentUser
        .appendingPathComponent("stele-escaped-\(UUID().uuidString)").path
      let page = """
        # Escape

        ```swift
        import Foundation
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            Button("Try") {
              print("wrote: \\(FileManager.default.createFile(atPath: "\(mark)", contents: nil))")
              print("sees: \\(FileManager.default.fileExists(atPath: "/etc/passwd"))")
              let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
              var address = sockaddr_in()
              address.sin_family = sa_family_t(AF_INET)
              address.sin_port = UInt16(53).bigEndian
              address.sin_addr.s_addr = inet_addr("1.1.1.1")
              let code = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                  connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
              }
              print("connects: \\(code == 0)")
            }
          }
        }
        ```

        ```walkthrough
        tap “Try”
        expect printed “wrote: false”
        expect printed “sees: false”
        expect printed “connects: false”
        ```

        """
      let (outcome, document) = try Self.play(["escape.en.md": page])
      #expect(outcome.status == 0, "\(document.walkthroughs) \(document.diagnostics)")
      #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test("A walkthrough plays the sample that it names")
    func namedSample() throws {
      let page = """
        # Two samples

        ```swift
        import SwiftUI
        struct ContentView: View { var body: some View { Text("client") } }
        ```

        ```swift sample=server
        import SwiftUI
        struct ContentView: View { var body: some View { Text("server") } }
        ```

        ```walkthrough sample=server
        expect “server”
        ```

        ```walkthrough
        expect “client”
        ```

        ```walkthrough sample=sever
        expect “server”
        ```

        """
      let (outcome, document) = try Self.play(["two.en.md": page])
      #expect(outcome.status == 1)
      #expect(
        document.walkthroughs.map { $0.steps.map(\.verdict) }
          == [["passed", "passed"], ["passed", "passed"]], "\(document)")
      #expect(document.diagnostics.map(\.message).contains { $0.contains("no sample ‘sever’") })
    }

    @Test("Code of a walkthrough that does not compile is an error at its line")
    func code() throws {
      let page = """
        # Code

        ```swift
        import SwiftUI
        struct NoteView: View { let text: String; var body: some View { Text(text) } }
        ```

        ```walkthrough
        launch NoteView(txt: "Milk")
        ```

        """
      let folder = try TemporaryFolder(["code.en.md": page])
      let outcome = try Tool().start(["run", "code.en.md"] + Self.confinement, in: folder)
        .finish(limit: 1800)
      #expect(outcome.status == 1)
      #expect(
        outcome.error.contains("code.en.md:9:1: error: incorrect argument label"),
        "\(outcome.error)")
    }
  }
#endif
