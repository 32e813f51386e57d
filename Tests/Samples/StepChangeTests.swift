import Diagnostics
import Samples
import Testing

@Suite("What a step changes")
struct StepChangeTests {
  private func snippets(_ codes: [String]) -> [Snippet] {
    codes.enumerated().map { index, code in
      Snippet(
        index: index, line: index * 100 + 1, info: FenceInfo.read("swift").info, code: code,
        lineStarts: [], mentioned: [], followsCode: false)
    }
  }

  private func change(from old: String, to new: String) -> StepChange? {
    let all = snippets([old, new])
    return StepChange.of(all[1], after: all[..<1])
  }

  @Test("New lines are marked, whatever the indentation")
  func added() {
    let change = change(
      from: "struct S {\n  let a = 1\n}\n", to: "struct S {\n    let a = 1\n    let b = 2\n}\n")
    #expect(change == StepChange(previousLine: 1, added: [2], removed: []))
  }

  @Test("Lines that are gone are kept with the place where they stood")
  func removed() {
    let change = change(
      from: "struct S {\n  let a = 1\n  let old = 2\n  let c = 3\n}\n",
      to: "struct S {\n  let a = 1\n  let c = 3\n}\n")
    #expect(
      change
        == StepChange(
          previousLine: 1, added: [], removed: [.init(before: 2, lines: ["  let old = 2"])]))
  }

  @Test("What a gap stands for is not gone, and a gap is not new")
  func gaps() {
    let change = change(
      from: "struct S {\n  let a = 1\n  let b = 2\n  let d = 4\n}\n",
      to: "struct S {\n  // ...\n  let d = 4\n  let c = 3\n}\n")
    #expect(change == StepChange(previousLine: 1, added: [3], removed: []))
  }

  @Test("An excerpt without imports and neighbours does not remove them")
  func excerpt() {
    let change = change(
      from: "import Foundation\n\nstruct S {\n  let a = 1\n}\n\nstruct T {}\n",
      to: "struct S {\n  let a = 1\n  let b = 2\n}\n")
    #expect(change == StepChange(previousLine: 1, added: [2], removed: []))
  }

  @Test("Blocks that share no declaration are not compared")
  func unrelated() {
    #expect(change(from: "struct S {}\n", to: "struct T {}\n") == nil)
    #expect(change(from: "print(1)\n", to: "print(1)\nprint(2)\n") == nil)
  }
}
