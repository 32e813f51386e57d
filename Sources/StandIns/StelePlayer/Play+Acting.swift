import Foundation
@_spi(Stele) import SwiftUI
import UIKit
import WalkthroughSteps

extension Play {
  /// Does what a step says.
  mutating func act(_ action: WalkthroughAction, at index: Int) throws {
    switch action {
    case .given: try prepare()
    case .launch(let target, let device): try launch(target, on: device, at: index)
    case .run: try prepare().run(at: index)
    case .tap(let name): try tap(name, count: 1)
    case .doubleTap(let name): try tap(name, count: 2)
    case .press(let name):
      release = try Touching.press(item(name, where: \.isControl))
    case .release(let outside):
      release?(!outside)
      release = nil
    case .longPress(let name, let seconds):
      try Touching.press(item(name), for: seconds ?? 0.5, on: stage)
    case .type(let text, let name):
      let name = try name ?? keyboardField()
      field = name
      try Typing.type(text, into: item(name) { $0.kind == .field })
    case .clear(let name):
      field = name
      try Typing.clear(item(name) { $0.kind == .field })
    case .submit: try Typing.submit(item(keyboardField()) { $0.kind == .field })
    case .swipe(let direction, let name):
      try Moving(stage: stage).swipe(direction, on: name.map { try item($0) })
    case .drag(let name, let direction, let distance):
      try Moving(stage: stage).drag(item(name), direction, distance)
    case .scroll(let name): try Moving(stage: stage).scroll(to: name)
    case .slide(let name, let value):
      try Choosing.slide(item(name) { $0.kind == .slider }, to: value)
    case .toggle(let name): try Touching.tap(item(name) { $0.kind == .toggle })
    case .pick(let option, let name): try pick(option, in: name)
    case .back: try Moving(stage: stage).back()
    case .rotate(let orientation): try stage.rotate(isLandscape: orientation == .landscape)
    case .wait(let seconds): stage.wait(seconds)
    case .set(let setting): try set(setting)
    case .picture, .expect: break
    }
  }

  // MARK: Starting

  /// The code of the walkthrough, with what it gives names to.
  @discardableResult mutating func prepare() throws -> _SteleScript {
    if let script { return script }
    let made = launches.script(plan.script)
    script = made
    return made
  }

  private mutating func launch(_ target: LaunchTarget, on device: String?, at index: Int) throws {
    try stage.clear(for: device)
    field = nil
    release = nil
    last = (target, index)
    let script = try prepare()
    switch target {
    case .app:
      guard let app = launches.app else {
        throw Failure(
          message:
            "the sample has no app to launch: no @main, no delegate, no storyboard, no ContentView")
      }
      app(stage)
    case .expression: try script.launch(at: index, on: stage)
    case .preview(let name):
      let previews = launches.previews()
      let named = name.map { name in previews.filter { $0.name == name } } ?? previews
      guard let preview = named.first, name != nil || named.count == 1 else {
        throw Failure(
          message: name.map { "there is no preview “\($0)”" }
            ?? (previews.isEmpty
              ? "the sample has no preview" : "there are several previews; name one"),
          found: previews.compactMap(\.name))
      }
      if device == nil { try stage.clear(for: preview.device) }
      stage.show(preview.view)
    case .scene(let identifier, let name):
      let storyboard = UIStoryboard(name: name, bundle: nil)
      if let identifier {
        stage.show(storyboard.instantiateViewController(withIdentifier: identifier))
      } else if let initial = storyboard.instantiateInitialViewController() {
        stage.show(initial)
      } else {
        throw Failure(message: "the storyboard “\(name)” has no initial view controller")
      }
    }
  }

  // MARK: Using

  private mutating func tap(_ name: ElementName, count: Int) throws {
    let item = try item(name, where: \.isControl)
    if item.kind == .field { field = name }
    try Touching.tap(item, count: count)
  }

  private func keyboardField() throws -> ElementName {
    if let view = UIApplication.shared._firstResponderView, let found = ViewItems.item(for: view),
      let name = found.names.first
    {
      return ElementName(name)
    }
    guard let field else {
      throw Failure(message: "no field has the keyboard; say into which one to type")
    }
    return field
  }

  private func pick(_ option: String, in name: ElementName?) throws {
    if let name {
      let picker = try item(name) { $0.kind == .picker }
      if picker.kind == .picker { return try Choosing.pick(option, in: picker) }
      // A menu shows what can be picked when it is tapped.
      try Touching.tap(picker)
      stage.settle()
      return try Touching.tap(finder.find(ElementName(option), where: \.isControl))
    }
    let pickers = finder.screen.all.filter { $0.kind == .picker }
    guard pickers.count < 2 else {
      throw Failure(
        message: "there are \(pickers.count) pickers on the screen; name one",
        found: pickers.compactMap(\.names.first))
    }
    guard let picker = pickers.first else {
      return try Touching.tap(finder.find(ElementName(option), where: \.isControl))
    }
    try Choosing.pick(option, in: picker)
  }

  private mutating func set(_ setting: Setting) throws {
    switch setting {
    case .appearance(let appearance): stage.set(appearance: appearance)
    case .textSize(let size): stage.set(textSize: size)
    case .language(let language):
      guard ReadersLanguage.isKnown(language) else {
        throw Failure(message: "“\(language)” is no language; write it as in “ja” or “pt-BR”")
      }
      ReadersLanguage.choose(language)
      // The system starts an app anew when its language changes.
      if let last { try launch(last.target, on: nil, at: last.index) }
    }
  }
}
