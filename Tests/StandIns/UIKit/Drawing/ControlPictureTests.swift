import Testing
@_spi(Stele) import UIKit

/// Controls: their parts, and what of them changes with their values.
@MainActor @Suite(.serialized) struct ControlPictureTests {
  @Test("A control is drawn as its values say", arguments: cases)
  func control(_ example: DrawnCase) {
    #expect(example.dump() == example.expected)
  }

  private static func make<V: UIView>(_ view: V, _ change: @MainActor (V) -> Void) -> V {
    change(view)
    return view
  }

  nonisolated private static let cases: [DrawnCase] = [
    DrawnCase(
      "a switch that is on", 51, 31, { make(UISwitch()) { $0.isOn = true } },
      [
        "fill rounded 0 0 51 31 r15.5 #34C759", "layer shadow #000000/18 6",
        "  fill ellipse 22 2 27 27 #FFFFFF",
      ]),
    DrawnCase(
      "a switch that is off", 51, 31, { UISwitch() },
      [
        "fill rounded 0 0 51 31 r15.5 #787880/16", "layer shadow #000000/18 6",
        "  fill ellipse 2 2 27 27 #FFFFFF",
      ]),
    DrawnCase(
      "a switch that is disabled", 51, 31,
      {
        make(UISwitch()) {
          $0.isEnabled = false
          $0.onTintColor = .red
          $0.isOn = true
        }
      },
      [
        "layer opacity 0.5", "  fill rounded 0 0 51 31 r15.5 #FF0000",
        "  layer shadow #000000/18 6", "    fill ellipse 22 2 27 27 #FFFFFF",
      ]),
    DrawnCase(
      "a slider in the middle of its values", 104, 34,
      {
        make(UISlider()) {
          $0.maximumValue = 10
          $0.value = 5
        }
      },
      [
        "fill rounded 2 15 100 4 r2 #787880/20", "fill rounded 2 15 50 4 r2 #007AFF",
        "layer shadow #000000/18 6", "  fill ellipse 38 3 28 28 #FFFFFF",
      ]),
    DrawnCase(
      "segments, the second chosen", 200, 32,
      { make(UISegmentedControl(items: ["A", "B"])) { $0.selectedSegmentIndex = 1 } },
      [
        "fill rounded 0 0 200 32 r9 #767680/12", "text “A” 45.5 20.6 13/500 #000000",
        "layer shadow #000000/18 6", "  fill rounded 102 2 96 28 r7 #FFFFFF",
        "text “B” 145.7 20.6 13/600 #000000",
      ]),
    DrawnCase(
      "progress", 100, 4, { make(UIProgressView()) { $0.progress = 0.25 } },
      ["fill rounded 0 0 100 4 r2 #787880/20", "fill rounded 0 0 25 4 r2 #007AFF"]),
    DrawnCase(
      "dots for three pages", 68, 26,
      {
        make(UIPageControl()) {
          $0.numberOfPages = 3
          $0.currentPage = 2
        }
      },
      [
        "fill ellipse 14.5 9.5 7 7 #3C3C43/30", "fill ellipse 30.5 9.5 7 7 #3C3C43/30",
        "fill ellipse 46.5 9.5 7 7 #000000",
      ]),
    DrawnCase(
      "a field with a border and a placeholder", 120, 34,
      {
        make(UITextField()) {
          $0.borderStyle = .roundedRect
          $0.placeholder = "Name"
        }
      },
      [
        "fill rounded 0 0 120 34 r5 #FFFFFF", "stroke rounded 0.3 0.3 119.5 33.5 r5 #D1D1D6 0.5",
        "layer cut rect 7 0 106 34", "  text “Name” 7 23 17/400 #3C3C43/30",
      ]),
    DrawnCase(
      "a field whose text is secret", 120, 34,
      {
        make(UITextField()) {
          $0.isSecureTextEntry = true
          $0.text = "abc"
          $0.textAlignment = .right
        }
      },
      ["layer cut rect 0 0 120 34", "  text “•••” 91.3 23 17/400 #000000"]),
    DrawnCase(
      "a text view with its text from the top", 120, 60,
      { make(UITextView()) { $0.text = "One\nTwo" } },
      [
        "layer cut rect 0 0 120 60", "  text “One” 5 24.2 17/400 #000000",
        "  text “Two” 5 44.5 17/400 #000000",
      ]),
    DrawnCase(
      "a material", 40, 40, { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) },
      ["fill rounded 0 0 40 40 r0 #F7F7F7/80"]),
  ]

  @Test("A stepper at its lowest value has a faint minus")
  func stepper() {
    let stepper = UIStepper()
    let bare = DrawnCase("stepper", 94, 32, { stepper }, []).dump()
    #expect(
      bare == [
        "fill rounded 0 0 94 32 r8 #767680/12", "fill rect 46.5 7 1 18 #3C3C43/18",
        "stroke path(2) 16.8 16 13.3 0 #3C3C43/30 1.6",
        "stroke path(4) 63.8 9.3 13.3 13.3 #000000 1.6",
      ])
    stepper.value = 5
    let middle = DrawnCase("stepper", 94, 32, { stepper }, []).dump()
    #expect(middle.contains("stroke path(2) 16.8 16 13.3 0 #000000 1.6"))
  }

  @Test("An indicator has eight spokes, and turns with the time")
  func indicator() {
    _MediaClock.main._takeControl()
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    let first = view.picture(scheme: .light).dump
    _MediaClock.main._advance(by: 0.1)
    #expect(first.count == 8 && first.allSatisfy { $0.hasPrefix("stroke path(2)") })
    #expect(view.picture(scheme: .light).dump != first)
  }

  @Test("The colours of the system follow the appearance")
  func dark() {
    let control = UISwitch()
    control.isOn = true
    let dark = control.picture(scheme: .dark)
    #expect(dark.isDark && dark.dump.first == "fill rounded 0 0 51 31 r15.5 #30D158")
    #expect(control.picture(scheme: .light).dump.first == "fill rounded 0 0 51 31 r15.5 #34C759")
  }
}
