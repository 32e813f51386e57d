import WalkthroughSteps

extension StepForm {
  /// Time, the device and its settings.
  static let surroundings = [
    StepForm(
      "rotate to (portrait|landscape)", "turns the device", example: "rotate to landscape"
    ) { line throws(Captures.Mismatch) in
      .rotate(try line.choice(0))
    },
    StepForm(
      "wait NUMBER (seconds|second|milliseconds)",
      "lets time pass; the line before does not wait for animations then",
      example: "wait 0.2 seconds"
    ) { line throws(Captures.Mismatch) in
      let unit: TimeUnit = try line.choice(1)
      return .wait(seconds: try line.number(0) * unit.seconds)
    },
    StepForm(
      "set appearance to (light|dark)", "changes the device's appearance",
      example: "set appearance to dark"
    ) { line throws(Captures.Mismatch) in
      .set(.appearance(try line.choice(0)))
    },
    StepForm(
      "set text size to (\(Setting.TextSize.allCases.map(\.rawValue).joined(separator: "|")))",
      "changes the size of text", example: "set text size to extra-large"
    ) { line throws(Captures.Mismatch) in
      .set(.textSize(try line.choice(0)))
    },
    StepForm(
      "set language to TEXT", "starts the app anew in another language",
      example: "set language to “ja”"
    ) { line throws(Captures.Mismatch) in
      .set(.language(try line.text(0)))
    },
  ]
}

private enum TimeUnit: String {
  case seconds, second, milliseconds

  var seconds: Double { self == .milliseconds ? 0.001 : 1 }
}
