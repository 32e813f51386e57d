import Foundation
import WalkthroughSteps

/// Says what a step of a walkthrough does, in the words of a page's language.
struct StepWords {
  private let strings: UIStrings

  init(_ strings: UIStrings) {
    self.strings = strings
  }

  /// A step as a sentence of markup.
  func words(of action: WalkthroughAction) -> HTMLBuffer {
    switch action {
    case .given(let name, let code):
      fill("given", ["name": self.code(name), "code": self.code(code)])
    case .launch(let target, let device): launch(target, device)
    case .run(let code): fill("run", ["code": self.code(code)])
    case .tap(let name): fill("tap", of: name)
    case .doubleTap(let name): fill("double-tap", of: name)
    case .press(let name): fill("press", of: name)
    case .release(let outside): fill(outside ? "release-outside" : "release")
    case .longPress(let name, let seconds):
      fill("long-press", ["element": element(name), "seconds": number(seconds ?? 0.5)])
    case .type(let text, let name):
      name.map { fill("type-into", ["text": quoted(text), "element": element($0)]) }
        ?? fill("type", ["text": quoted(text)])
    case .clear(let name): fill("clear", of: name)
    case .submit: fill("submit")
    case .swipe(let direction, let name): swipe(direction, name)
    case .drag(let name, let direction, let distance):
      fill(
        "drag-\(direction.rawValue)", ["element": element(name), "distance": number(distance)])
    case .scroll(let name): fill("scroll", of: name)
    case .slide(let name, let value):
      fill("slide", ["element": element(name), "value": number(value)])
    case .toggle(let name): fill("toggle", of: name)
    case .pick(let text, let name):
      name.map { fill("pick-in", ["text": quoted(text), "element": element($0)]) }
        ?? fill("pick", ["text": quoted(text)])
    case .back: fill("back")
    case .rotate(let orientation): fill("rotate-\(orientation.rawValue)")
    case .wait(let seconds): fill("wait", ["seconds": number(seconds)])
    case .set(let setting): self.setting(setting)
    case .expect(let expectation): self.expectation(expectation)
    case .picture(let caption): text(caption)
    }
  }

  private func launch(_ target: LaunchTarget, _ device: String?) -> HTMLBuffer {
    let step =
      switch target {
      case .app: fill("launch-app")
      case .expression(let code): fill("launch-view", ["code": self.code(code)])
      case .preview(let name?): fill("launch-preview", ["name": quoted(name)])
      case .preview(nil): fill("launch-only-preview")
      case .scene(let name?, let storyboard):
        fill("launch-scene", ["name": quoted(name), "storyboard": quoted(storyboard)])
      case .scene(nil, let storyboard):
        fill("launch-initial-scene", ["storyboard": quoted(storyboard)])
      }
    return device.map { fill("on-device", ["step": step, "device": text($0)]) } ?? step
  }

  private func swipe(_ direction: Direction, _ name: ElementName?) -> HTMLBuffer {
    let step = fill("swipe-\(direction.rawValue)")
    return name.map { fill("swipe-on", ["step": step, "element": element($0)]) } ?? step
  }

  private func setting(_ setting: Setting) -> HTMLBuffer {
    switch setting {
    case .appearance(let appearance): fill("appearance-\(appearance.rawValue)")
    case .textSize(let size): fill("text-size", ["size": text(size.rawValue)])
    case .language(let code): fill("language", ["language": text(code)])
    }
  }

  private func expectation(_ expectation: Expectation) -> HTMLBuffer {
    switch expectation {
    case .present(let name): fill("present", of: name)
    case .absent(let name): fill("absent", of: name)
    case .count(let count, let name):
      fill("count", ["count": text("\(count)"), "element": element(name)])
    case .value(let name, let value):
      fill("value", ["element": element(name), "text": quoted(value)])
    case .empty(let name): fill("empty", of: name)
    case .state(let name, let state): fill(state.rawValue, of: name)
    case .size(let name, let width, let height):
      fill(
        "size", ["element": element(name), "width": number(width), "height": number(height)])
    case .centred(let name, let axis): fill("centred-\(axis.rawValue)", of: name)
    case .scale(let name, let scale):
      fill("scale", ["element": element(name), "percent": number(scale * 100)])
    case .screen(let title): fill("screen-on-top", ["title": quoted(title)])
    case .screens(let titles):
      fill("screens", ["titles": HTMLBuffer(joining: titles.map(quoted), by: " › ")])
    case .printed(let line): fill("printed", ["text": quoted(line)])
    case .stopped(let message):
      message.map { fill("stopped-with", ["text": quoted($0)]) } ?? fill("stopped")
    case .released(let title): fill("released", ["title": quoted(title)])
    }
  }

  // MARK: Pieces

  /// An element by its kind, its text and its place.
  private func element(_ name: ElementName) -> HTMLBuffer {
    let kind = name.kind.map { strings.filled("kind-\($0.rawValue)", [:]) }
    let plain =
      switch (kind, name.text.map(quoted)) {
      case (let kind?, let text?): strings.filled("element", ["kind": kind, "text": text])
      case (let kind?, nil): kind
      case (nil, let text): text ?? HTMLBuffer()
      }
    return switch name.place {
    case .number(let number):
      strings.filled("element-number", ["element": plain, "number": text("\(number)")])
    case .last: strings.filled("element-last", ["element": plain])
    case nil: plain
    }
  }

  private func quoted(_ content: String) -> HTMLBuffer {
    var output = HTMLBuffer(markup: "<span class=\"quoted\">")
    output.append(markup: strings.filled("quoted", ["text": text(content)]))
    output.append(markup: "</span>")
    return output
  }

  private func code(_ code: String) -> HTMLBuffer {
    var output = HTMLBuffer(markup: "<code translate=\"no\">")
    output.append(text: code)
    output.append(markup: "</code>")
    return output
  }

  private func text(_ text: String) -> HTMLBuffer {
    var output = HTMLBuffer()
    output.append(text: text)
    return output
  }

  /// A number as the language writes it, without zeros at its end.
  private func number(_ number: Double) -> HTMLBuffer {
    let hundredths = (number * 100).rounded() / 100
    let plain =
      hundredths == hundredths.rounded() ? String(format: "%.0f", hundredths) : "\(hundredths)"
    return text(plain.replacing(".", with: strings["decimal-point"]))
  }

  private func fill(_ key: String, _ values: [String: HTMLBuffer] = [:]) -> HTMLBuffer {
    strings.filled("step-\(key)", values)
  }

  private func fill(_ key: String, of name: ElementName) -> HTMLBuffer {
    fill(key, ["element": element(name)])
  }
}
