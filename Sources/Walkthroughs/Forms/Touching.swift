import WalkthroughSteps

extension StepForm {
  /// Fingers on the screen.
  static let touching = [
    StepForm("tap ELEMENT", "taps an element", example: "tap “Save”") {
      line throws(Captures.Mismatch) in .tap(try line.element(0))
    },
    StepForm("double-tap ELEMENT", "taps it twice", example: "double-tap the first image") {
      line throws(Captures.Mismatch) in .doubleTap(try line.element(0))
    },
    StepForm(
      "press ELEMENT", "puts a finger on it, which stays there", example: "press button “Record”"
    ) { line throws(Captures.Mismatch) in
      .press(try line.element(0))
    },
    StepForm(
      "release [(outside)]", "lifts the finger, or slides it off the element before",
      example: "release outside"
    ) { line throws(Captures.Mismatch) in
      .release(outside: line.has(0))
    },
    StepForm(
      "long-press ELEMENT [for NUMBER (seconds|second)]", "holds a finger on it, for half a second",
      example: "long-press row “Milk” for 2 seconds"
    ) { line throws(Captures.Mismatch) in
      .longPress(try line.element(0), seconds: line.has(1) ? try line.number(1) : nil)
    },
    StepForm(
      "swipe (up|down|left|right) [on ELEMENT]", "swipes over the screen or an element",
      example: "swipe left on row “Milk”"
    ) { line throws(Captures.Mismatch) in
      .swipe(try line.choice(0), on: try line.optionalElement(1))
    },
    StepForm(
      "drag ELEMENT (up|down|left|right) by NUMBER [points]", "drags it so far",
      example: "drag “Card” right by 120 points"
    ) { line throws(Captures.Mismatch) in
      .drag(try line.element(0), try line.choice(1), distance: try line.number(2))
    },
    StepForm(
      "scroll to ELEMENT", "scrolls until it is to be seen", example: "scroll to row “Wine”"
    ) { line throws(Captures.Mismatch) in
      .scroll(to: try line.element(0))
    },
  ]
}
