public import WalkthroughSteps

/// Writes steps as the lines that an author would write.
public struct StepWriter: Sendable {
  /// The marks around texts.
  private let open: String
  private let close: String

  /// A writer that puts texts between these marks: those of the page's language.
  public init(quotes open: String = "“", _ close: String = "”") {
    self.open = open
    self.close = close
  }

  /// The line of a step; reading it gives the step again, as long as no text holds the closing mark.
  public func line(_ action: WalkthroughAction) -> String {
    switch action {
    case .given(let name, let code): "given \(name) = \(code)"
    case .launch(let target, let device):
      words("launch", launch(target), device.map { "on \(text($0))" })
    case .run(let code): "run \(code)"
    case .tap(let name): "tap \(element(name))"
    case .doubleTap(let name): "double-tap \(element(name))"
    case .press(let name): "press \(element(name))"
    case .release(let outside): outside ? "release outside" : "release"
    case .longPress(let name, let seconds):
      words("long-press", element(name), seconds.map { "for \(number($0)) seconds" })
    case .type(let content, let name):
      words("type", text(content), name.map { "into \(element($0))" })
    case .clear(let name): "clear \(element(name))"
    case .submit: "submit"
    case .swipe(let direction, let name):
      words("swipe", direction.rawValue, name.map { "on \(element($0))" })
    case .drag(let name, let direction, let distance):
      "drag \(element(name)) \(direction.rawValue) by \(number(distance))"
    case .scroll(let name): "scroll to \(element(name))"
    case .slide(let name, let value): "slide \(element(name)) to \(number(value))"
    case .toggle(let name): "toggle \(element(name))"
    case .pick(let content, let name):
      words("pick", text(content), name.map { "in \(element($0))" })
    case .back: "back"
    case .rotate(let orientation): "rotate to \(orientation.rawValue)"
    case .wait(let seconds): "wait \(number(seconds)) seconds"
    case .set(let setting): "set \(self.setting(setting))"
    case .expect(let expectation): "expect \(self.expectation(expectation))"
    case .picture(let caption): "picture \(text(caption))"
    }
  }

  private func launch(_ target: LaunchTarget) -> String? {
    switch target {
    case .app: nil
    case .expression(let code): code
    case .preview(let name): words("preview", name.map(text))
    case .scene(let identifier, let storyboard):
      words("scene", identifier.map(text), "of \(text(storyboard))")
    }
  }

  private func setting(_ setting: Setting) -> String {
    switch setting {
    case .appearance(let appearance): "appearance to \(appearance.rawValue)"
    case .textSize(let size): "text size to \(size.rawValue)"
    case .language(let code): "language to \(text(code))"
    }
  }

  private func expectation(_ expectation: Expectation) -> String {
    switch expectation {
    case .present(let name): element(name)
    case .absent(let name): "no \(element(name))"
    case .count(let count, let name): "\(count) \(element(name))"
    case .value(let name, let value): "\(element(name)) to be \(text(value))"
    case .empty(let name): "\(element(name)) to be empty"
    case .state(let name, let state): "\(element(name)) to be \(state.rawValue)"
    case .size(let name, let width, let height):
      "\(element(name)) to be \(number(width)) by \(number(height))"
    case .centred(let name, .both): "\(element(name)) to be centred"
    case .centred(let name, .horizontal): "\(element(name)) to be centred horizontally"
    case .centred(let name, .vertical): "\(element(name)) to be centred vertically"
    case .scale(let name, let scale): "\(element(name)) at scale \(number(scale))"
    case .screen(let title): "screen \(text(title))"
    case .screens(let titles): "screens \(titles.map(text).joined(separator: ", "))"
    case .printed(let line): "printed \(text(line))"
    case .stopped(let message): words("the program to stop", message.map { "with \(text($0))" })
    case .released(let title): "\(text(title)) to be released"
    }
  }

  // MARK: Pieces

  /// An element's name as a line has it.
  public func element(_ name: ElementName) -> String {
    words(
      name.place.map(place), name.kind.map { ElementReader.word(for: $0) }, name.text.map(text))
  }

  private func place(_ place: ElementPlace) -> String {
    switch place {
    case .last: "last"
    case .number(let number):
      ElementReader.ordinals.indices.contains(number - 1)
        ? ElementReader.ordinals[number - 1] : "\(number)th"
    }
  }

  private func text(_ content: String) -> String { open + content + close }

  /// A number to a thousandth, as finer ones are of no use to an author.
  private func number(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  private func words(_ words: String?...) -> String {
    words.compactMap(\.self).joined(separator: " ")
  }
}
