import WalkthroughSteps

/// The code that a walkthrough has of its own, as a part of the sample's start. It does not say on which page
/// it stands, so that pages with the same code share a program.
enum ScriptCode {
  /// The lines for the walkthrough of a number. Each piece of code is at the place where the compiler says that
  /// it is: the step of that number, counted from one.
  static func lines(_ script: RunnableSample.Script, number: Int) -> [String] {
    var lines = ["    launches.script(\(SampleProgram.quoted(name(number)))) { script in"]
    for (index, step) in script.walkthrough.steps.enumerated() {
      switch step.action {
      case .given(let name, let code):
        lines += placed(["let \(name) = \(code)"], index, number)
      case .launch(.expression(let code), _):
        lines.append("      script.launch(\(index)) {")
        lines += placed([code], index, number)
        lines.append("      }")
      case .run(let code):
        lines.append("      script.run(\(index)) {")
        lines += placed([code], index, number)
        lines.append("      }")
      default: continue
      }
    }
    return lines + ["    }"]
  }

  /// What the program calls the walkthrough of a number.
  static func name(_ number: Int) -> String { "walkthrough-\(number)" }

  private static func placed(_ code: [String], _ index: Int, _ number: Int) -> [String] {
    ["#sourceLocation(file: \(SampleProgram.quoted(name(number))), line: \(index + 1))"] + code
      + ["#sourceLocation()"]
  }

  /// The script and the step that a place of the compiler means.
  static func step(
    of place: CompilerLine, in scripts: [RunnableSample.Script]
  ) -> (script: RunnableSample.Script, line: Int)? {
    guard let number = scripts.indices.first(where: { name($0) == place.file }) else { return nil }
    let steps = scripts[number].walkthrough.steps
    guard steps.indices.contains(place.line - 1) else { return nil }
    return (scripts[number], steps[place.line - 1].line)
  }
}
