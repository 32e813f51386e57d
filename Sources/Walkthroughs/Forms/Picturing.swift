import WalkthroughSteps

extension StepForm {
  /// What readers get to see.
  static let picturing = [
    StepForm(
      "picture TEXT", "draws the screen into the page, with this caption",
      example: "picture “The note is saved”"
    ) { line throws(Captures.Mismatch) in
      .picture(caption: try line.text(0))
    }
  ]
}
