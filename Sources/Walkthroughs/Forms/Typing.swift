import WalkthroughSteps

extension StepForm {
  /// The keyboard.
  static let typing = [
    StepForm(
      "type TEXT [into ELEMENT]", "types into a field, or where the cursor is",
      example: "type “Ada” into “Name”"
    ) { line throws(Captures.Mismatch) in
      .type(try line.text(0), into: try line.optionalElement(1))
    },
    StepForm("clear ELEMENT", "takes all text out of it", example: "clear the second field") {
      line throws(Captures.Mismatch) in .clear(try line.element(0))
    },
    StepForm("submit", "taps the keyboard's return key", example: "submit") {
      line throws(Captures.Mismatch) in .submit
    },
  ]
}
