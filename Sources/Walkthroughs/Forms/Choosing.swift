import WalkthroughSteps

extension StepForm {
  /// Controls that hold a value, and the way back.
  static let choosing = [
    StepForm("toggle ELEMENT", "turns a switch on or off", example: "toggle “Dark mode”") {
      line throws(Captures.Mismatch) in .toggle(try line.element(0))
    },
    StepForm(
      "slide ELEMENT to NUMBER", "moves a slider to a value of its range",
      example: "slide “Volume” to 0.5"
    ) { line throws(Captures.Mismatch) in
      .slide(try line.element(0), to: try line.number(1))
    },
    StepForm(
      "pick TEXT [in ELEMENT]", "chooses in a picker or menu", example: "pick “Red” in “Colour”"
    ) { line throws(Captures.Mismatch) in
      .pick(try line.text(0), in: try line.optionalElement(1))
    },
    StepForm("back", "goes back with the button of the navigation bar", example: "back") {
      line throws(Captures.Mismatch) in .back
    },
  ]
}
