import Diagnostics
import Foundation
import Markdown
import Testing
import WalkthroughSteps

@testable import Walkthroughs

@Suite("Walkthroughs of a page") struct WalkthroughTests {
  private func read(_ text: String) throws -> WalkthroughReader {
    let document = try Document(source: SourceText(path: "page.md", text: text))
    return WalkthroughReader(document.blocks, file: "page.md")
  }

  private func actions(_ lines: String) throws -> [WalkthroughAction] {
    let reader = try read("```walkthrough\n\(lines)\n```\n")
    #expect(reader.diagnostics == [])
    return try #require(reader.walkthroughs.first).walkthrough.steps.map(\.action)
  }

  @Test("are found in lists and quotes, with title and options, and comments are no steps")
  func pages() throws {
    let reader = try read(
      """
      # A

      ```swift
      tap “A”
      ```

          walkthrough

      1. Run it:

         ```Walkthrough “The „first“ note”
         # Nobody reads this.

         back
         ```

      > ~~~walkthrough hidden sample=server
      > launch
      > ~~~
      """)
    #expect(reader.diagnostics == [])
    #expect(reader.walkthroughs.map(\.title) == ["The „first“ note", nil])
    #expect(reader.walkthroughs.map(\.isHidden) == [false, true])
    #expect(reader.walkthroughs.map(\.sample) == [nil, "server"])
    #expect(reader.walkthroughs.map(\.walkthrough.line) == [11, 17])
    #expect(reader.walkthroughs.map { $0.walkthrough.steps.map(\.line) } == [[11, 14], [18]])
    #expect(reader.walkthroughs[0].range(ofLine: 14).start.column == 4)
  }

  @Test("launch the app where nothing else is launched")
  func launches() throws {
    #expect(try actions("back") == [.launch(.app, device: nil), .back])
    #expect(try actions("launch\nback") == [.launch(.app, device: nil), .back])
    let dark = WalkthroughAction.set(.appearance(.dark))
    #expect(
      try actions("set appearance to dark\nback") == [dark, .launch(.app, device: nil), .back])
    let given = WalkthroughAction.given(name: "a", code: "1")
    let view = WalkthroughAction.launch(.expression("V(a: a)"), device: nil)
    #expect(try actions("given a = 1\nlaunch V(a: a)") == [given, view])
  }

  @Test("let things settle but where the next line waits")
  func settling() throws {
    let page = "```walkthrough\npress “A”\nwait 1 second\npicture “B”\nrelease\n```\n"
    let steps = try #require(try read(page).walkthroughs.first).walkthrough.steps
    #expect(steps.map(\.settles) == [true, false, true, true, true])
  }

  @Test("survive being written as JSON and read again")
  func coding() throws {
    let lines = StepForm.all.filter { !$0.syntax.hasPrefix("given") }.map(\.example)
    let page = "```walkthrough\n\(lines.joined(separator: "\n"))\n```\n"
    let walkthrough = try #require(try read(page).walkthroughs.first).walkthrough
    #expect(walkthrough.steps.count >= lines.count)
    let data = try JSONEncoder().encode(walkthrough)
    #expect(try JSONDecoder().decode(Walkthrough.self, from: data) == walkthrough)
  }

  @Test("differ from those in another language in anything but texts")
  func differences() throws {
    let cases: [(String, String, WalkthroughDifference.Kind?, Int, Int)] = [
      ("tap “Save”\nexpect “A”", "Tap „Sichern“\nexpect 「A」", nil, 0, 0),
      ("launch\ntap “A”", "tap “A”", nil, 0, 0),
      ("tap button “A”", "tap the “A” button", nil, 0, 0),
      ("run a(\"x\")", "run a( \"y\" )", nil, 0, 0),
      ("tap “A”\nback", "tap “A”\nsubmit", .step, 3, 3),
      ("tap “A”\nback", "tap “A”", .missing, 2, 3),
      ("back", "tap “A”\nback", .extra, 2, 2),
      ("wait 1 second\nback", "wait 2 seconds\nback", .step, 2, 2),
      ("tap button “A”", "tap “A”", .step, 2, 2),
      ("expect screens “A”, “B”", "expect screens “A”", .step, 2, 2),
      ("run a(1)", "run a(2)", .step, 2, 2),
    ]
    for (source, translation, kind, line, other) in cases {
      let pages = try [source, translation].map {
        try #require(try read("```walkthrough\n\($0)\n```\n").walkthroughs.first)
      }
      let difference = pages[1].difference(from: pages[0])
      #expect(difference?.kind == kind, "\(source) / \(translation)")
      if let difference {
        #expect(difference.range.start.line == line, "\(translation)")
        #expect(difference.other.start.line == other, "\(source)")
      }
    }
  }

  @Test("are read whatever they are, each scalar once")
  func hostile() throws {
    var random = SplitMix(seed: 7)
    let pieces =
      StepForm.all.map(\.example) + StepForm.keywords + ElementReader.words
      + [
        "“", "”", "\"", "„", "「", "\\", "#", "=", ",", "1", "-1.5", ".", "1e999", "\u{0}", "é", " ",
        "\t",
      ]
    for _ in 0..<3_000 {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      let line = words.joined(separator: Bool.random(using: &random) ? " " : "")
      if case .failure(let problem) = Result(catching: { try StepReader.read(line) }) {
        let range = try #require(problem as? StepReader.Problem).range
        #expect(range.lowerBound >= 0 && range.upperBound <= line.unicodeScalars.count)
      }
    }
  }

  @Test(
    "take time in proportion to their length",
    arguments: [
      "tap “", "expect screens “a”, ", "run a(\"", "launch a on “b” ", "\\\"", "the first ", "1",
    ])
  func length(piece: String) throws {
    func steps(_ count: Int) -> ContinuousClock.Duration {
      let line = String(repeating: piece, count: count)
      return ContinuousClock().measure { _ = try? StepReader.read(line) }
    }
    _ = steps(1_000)
    let (short, long) = (steps(4_000), steps(64_000))
    #expect(long < short * 16 * 6 + .milliseconds(50), "\(short) \(long)")
  }
}

/// Random numbers that are the same in each run (SplitMix64, Steele, Lea and Flood 2014).
private struct SplitMix: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var value = seed
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
