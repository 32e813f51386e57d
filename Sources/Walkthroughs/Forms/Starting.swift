import WalkthroughSteps

extension StepForm {
  /// What is there before anybody touches the screen.
  static let starting = [
    StepForm(
      "given NAME = CODE", "names the value of an expression, for code in later lines",
      example: "given store = NoteStore()"
    ) { line throws(Captures.Mismatch) in
      .given(name: try line.name(0), code: try line.code(1))
    },
    StepForm(
      "launch [on TEXT]",
      "starts the app, on a device if one is named; the first line may be left out",
      example: "launch on “iPhone 16”"
    ) { line throws(Captures.Mismatch) in
      .launch(.app, device: try line.optionalText(0))
    },
    StepForm(
      "launch preview [TEXT] [on TEXT]",
      "shows a preview, by its display name if there are several",
      example: "launch preview “Long text” on “iPad mini (A17 Pro)”"
    ) { line throws(Captures.Mismatch) in
      .launch(.preview(name: try line.optionalText(0)), device: try line.optionalText(1))
    },
    StepForm(
      "launch scene [TEXT] of TEXT [on TEXT]",
      "shows a scene of a storyboard, by its identifier, or the initial one",
      example: "launch scene “Settings” of “Main” on “iPhone 16”"
    ) { line throws(Captures.Mismatch) in
      .launch(
        .scene(identifier: try line.optionalText(0), storyboard: try line.text(1)),
        device: try line.optionalText(2))
    },
    StepForm(
      "launch CODE [on TEXT]", "shows a view or a view controller",
      example: "launch NoteView(text: \"Milk\") on “iPhone 16”"
    ) { line throws(Captures.Mismatch) in
      .launch(.expression(try line.code(0)), device: try line.optionalText(1))
    },
    StepForm(
      "run CODE", "runs a statement of Swift: what happens in the app without a touch",
      example: "run store.add(\"Milk\")"
    ) { line throws(Captures.Mismatch) in
      .run(code: try line.code(0))
    },
  ]
}
