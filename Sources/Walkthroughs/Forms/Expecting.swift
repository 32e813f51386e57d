import WalkthroughSteps

extension StepForm {
  private static func expecting(
    _ pattern: String, _ meaning: String, example: String,
    _ read: @escaping @Sendable (Captures) throws(Captures.Mismatch) -> Expectation
  ) -> StepForm {
    StepForm("expect \(pattern)", meaning, example: "expect \(example)") {
      line throws(Captures.Mismatch) in .expect(try read(line))
    }
  }

  /// What the article promises.
  static let expecting = [
    expecting("ELEMENT", "it is on the screen", example: "“Hello, Ada”") {
      line throws(Captures.Mismatch) in .present(try line.element(0))
    },
    expecting("no ELEMENT", "nothing like it is on the screen", example: "no button “Undo”") {
      line throws(Captures.Mismatch) in .absent(try line.element(0))
    },
    expecting("COUNT ELEMENT", "so many of them are on the screen", example: "3 rows") {
      line throws(Captures.Mismatch) in .count(Int(try line.number(0)), try line.element(1))
    },
    expecting(
      "ELEMENT to be TEXT", "it shows this text or has this value",
      example: "“nameLabel” to be “Ada”"
    ) {
      line throws(Captures.Mismatch) in .value(try line.element(0), try line.text(1))
    },
    expecting("ELEMENT to be empty", "a field holds nothing", example: "“Name” to be empty") {
      line throws(Captures.Mismatch) in .empty(try line.element(0))
    },
    expecting(
      "ELEMENT to be (enabled|disabled|on|off|selected|focused)", "it is in this state",
      example: "button “Save” to be disabled"
    ) { line throws(Captures.Mismatch) in
      .state(try line.element(0), try line.choice(1))
    },
    expecting(
      "ELEMENT to be NUMBER by NUMBER [points]", "it has this width and height",
      example: "“Logo” to be 64 by 64 points"
    ) { line throws(Captures.Mismatch) in
      .size(try line.element(0), width: try line.number(1), height: try line.number(2))
    },
    expecting(
      "ELEMENT to be centred [(horizontally|vertically)]", "it is in the middle of the screen",
      example: "“Logo” to be centred horizontally"
    ) { line throws(Captures.Mismatch) in
      let axis: AxisWord? = line.has(1) ? try line.choice(1) : nil
      return .centred(try line.element(0), axis?.axis ?? .both)
    },
    expecting(
      "ELEMENT at scale NUMBER", "it is drawn larger or smaller than it was laid out",
      example: "“Record” at scale 0.9"
    ) { line throws(Captures.Mismatch) in
      .scale(try line.element(0), try line.number(1))
    },
    expecting("screen TEXT", "the screen on top has this title", example: "screen “Order”") {
      line throws(Captures.Mismatch) in .screen(try line.text(0))
    },
    expecting(
      "screens TEXTS", "the navigation stack has these titles, the one on top last",
      example: "screens “Menu”, “Order”"
    ) { line throws(Captures.Mismatch) in
      .screens(try line.texts(0))
    },
    expecting("printed TEXT", "the program has printed this line", example: "printed “saved”") {
      line throws(Captures.Mismatch) in .printed(try line.text(0))
    },
    expecting(
      "the program to stop [with TEXT]", "the line before ends it, with this in the message",
      example: "the program to stop with “no such scene”"
    ) { line throws(Captures.Mismatch) in
      .stopped(message: try line.optionalText(0))
    },
    expecting(
      "TEXT to be released", "the controllers of screens with this title are gone from memory",
      example: "“Order” to be released"
    ) { line throws(Captures.Mismatch) in
      .released(try line.text(0))
    },
  ]
}

private enum AxisWord: String {
  case horizontally, vertically

  var axis: Axis { self == .horizontally ? .horizontal : .vertical }
}
