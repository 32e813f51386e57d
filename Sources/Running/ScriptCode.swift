import WalkthroughSteps

/// The code that a walkthrough has of its own, as a part of the sample's start.
enum ScriptCode {
  /// The lines for a walkthrough. Each piece of code is at the place where the compiler says that it is: a
  /// line of the page.
  static func lines(_ script: RunnableSample.Script) -> [String] {
    var lines = ["    launches.script(\(SampleProgram.quoted(script.name))) { script in"]
    for step in script.walkthrough.steps {
      switch step.action {
      case .given(let name, let code):
        lines += placed(["let \(name) = \(code)"], step.line, script.file)
      case .launch(.expression(let code), _):
        lines.append("      script.launch(\(step.line)) {")
        lines += placed([code], step.line, script.file)
        lines.append("      }")
      case .run(let code):
        lines.append("      script.run(\(step.line)) {")
        lines += placed([code], step.line, script.file)
        lines.append("      }")
      default: continue
      }
    }
    return lines + ["    }"]
  }

  private static func placed(_ code: [String], _ line: Int, _ file: String) -> [String] {
    ["#sourceLocation(file: \(SampleProgram.quoted(file)), line: \(line))"] + code
      + ["#sourceLocation()"]
  }
}
