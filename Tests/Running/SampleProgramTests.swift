import Samples
import Testing
import WalkthroughSteps

@testable import Running

@Suite("The program that a sample becomes")
struct SampleProgramTests {
  private func program(
    _ files: [String: String], resources: [String: String] = [:],
    scripts: [Walkthrough] = []
  ) -> SampleProgram {
    SampleProgram(
      RunnableSample(
        module: "Notes",
        files: SampleFiles(
          files.sorted { $0.key < $1.key }.map { SampleFiles.File(name: $0.key, text: $0.value) }),
        mode: 5,
        resources: resources.map {
          RunnableSample.Resource(name: $0.key, bytes: Array($0.value.utf8))
        },
        scripts: scripts.map { RunnableSample.Script(file: "notes.en.md", walkthrough: $0) },
        language: "en"))
  }

  private func start(_ program: SampleProgram) -> String { program.files.last?.text ?? "" }

  @Test(
    "It starts with what the sample declares, or with what Xcode would have written around it",
    arguments: [
      ("@main struct Notes: App {}", .app("Notes")),
      ("struct Notes: App {}", .app("Notes")),
      (
        "@UIApplicationMain class Delegate: UIResponder, UIApplicationDelegate {}",
        .delegate("Delegate")
      ),
      ("class Scenes: UIResponder, UIWindowSceneDelegate {}", .sceneDelegate("Scenes")),
      ("struct ContentView: View {}", .view("ContentView()")),
      ("struct Other: View {}", nil),
    ] as [(String, SampleProgram.Start?)])
  func start(text: String, start: SampleProgram.Start?) {
    #expect(program(["A.swift": text]).start == start)
  }

  @Test(
    "A storyboard with an initial scene starts a sample without an app; Main goes before others")
  func storyboards() {
    let initial = "<document initialViewController=\"a\"></document>"
    let resources = [
      "LaunchScreen.storyboard": initial, "Detail.storyboard": initial, "Main.storyboard": initial,
      "Parts.storyboard": "<document></document>",
    ]
    #expect(program(["A.swift": ""], resources: resources).start == .storyboard("Main"))
  }

  @Test("The attribute of the start becomes blank, and no line moves")
  func attribute() {
    let text = "import SwiftUI\n@main\nstruct Notes: App {}\n"
    let lowered = program(["A.swift": text]).files[0].text
    #expect(lowered.hasPrefix("import SwiftUI\n\nstruct Notes: App {}\n"))
  }

  @Test("Files that differ in comments and blanks become the same, with every line where it was")
  func layout() {
    let texts = [
      "// Kaffee\nlet cups = 3 /* Tassen */\nlet text = \"\"\"\n    a  // b\n      c\n    \"\"\"\n",
      "//コーヒー\n  let cups =  3\t// 杯\nlet text = \"\"\"\n    a  // b\n      c\n    \"\"\"\n",
    ]
    let plain = texts.map { program(["A.swift": $0]).files[0].text }
    #expect(plain[0] == plain[1])
    #expect(
      plain[0].hasPrefix(
        "\nlet cups = 3\nlet text = \"\"\"\n    a  // b\n      c\n    \"\"\"\n"))
  }

  @Test("Outlets and actions are listed in the file of their class")
  func registration() {
    let text = """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var keys: [UIButton]!
        @IBAction private func save(_ sender: UIButton) {}
        @IBAction func close() {}
      }
      class Plain: UIView {}
      """
    let lowered = program(["A.swift": text]).files[0].text
    for part in [
      "\"label\": { $0.label = $1 as? UILabel }",
      "\"save:\": { object, value in if let sender = value as? UIButton { object.save(sender) } }",
      "\"close\": { object, _ in object.close() }",
      "object.keys = (object.keys as [UIButton]? ?? []) + [view]",
    ] {
      #expect(lowered.contains(part))
    }
    #expect(!lowered.contains("Plain.self"))
  }

  @Test("A class that a storyboard names is listed, even without outlets")
  func named() {
    let resources = ["Main.storyboard": "<viewController customClass=\"Plain\"/>"]
    let lowered = program(["A.swift": "class Plain: UIViewController {}"], resources: resources)
    #expect(lowered.files[0].text.contains("Plain.self, name: \"Plain\""))
  }

  @Test("The code of a walkthrough stands at the number of its step, whatever its page is")
  func scripts() {
    let walkthrough = Walkthrough(
      line: 7,
      steps: [
        WalkthroughStep(line: 8, action: .given(name: "store", code: "Store()")),
        WalkthroughStep(
          line: 9, action: .launch(.expression("NoteView(store: store)"), device: nil)),
        WalkthroughStep(line: 10, action: .run(code: "store.add(\"Milk\")")),
      ])
    let text = start(program(["A.swift": "struct NoteView: View {}"], scripts: [walkthrough]))
    for (line, code) in [
      (1, "let store = Store()"), (2, "NoteView(store: store)"), (3, "store.add(\"Milk\")"),
    ] {
      #expect(
        text.contains(
          "#sourceLocation(file: \"walkthrough-0\", line: \(line))\n\(code)\n#sourceLocation()"))
    }
  }
}

@Suite("What a sample says at its end")
struct LastWordsTests {
  @Test(
    "The message of a trap is taken out of what is around it",
    arguments: [
      ("UIKit/UIStoryboard.swift:60: Fatal error: no scene 'a'\n", "no scene 'a'"),
      ("Notes/NoteView.swift:12: Fatal error: gone\n", "gone (NoteView.swift:12)"),
      (
        "hello\nNotes/A.swift:3: Fatal error: Unexpectedly found nil while implicitly unwrapping an "
          + "Optional value\n",
        "Unexpectedly found nil while implicitly unwrapping an Optional value (A.swift:3)"
      ),
      ("one\ntwo\nthree\nfour", "two three four"),
      ("", ""),
    ])
  func words(text: String, words: String) {
    #expect(LastWords.read(text) == words)
  }

  @Test("A line of the compiler has its place and its text")
  func compilerLine() throws {
    let line = try #require(CompilerLine("a b/c.md:12:5: error: cannot find 'x' in scope"))
    #expect(line.file == "a b/c.md" && line.line == 12 && line.text == "cannot find 'x' in scope")
    #expect(CompilerLine("  | `- error: cannot") == nil)
  }
}
