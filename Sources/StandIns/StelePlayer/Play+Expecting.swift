import Foundation
@_spi(Stele) import SwiftUI
import UIKit
import WalkthroughSteps

extension Play {
  /// Looks whether something is as expected.
  ///
  /// - Returns: what was seen where a value was expected.
  mutating func expect(_ expectation: Expectation) throws -> String? {
    let finder = finder
    switch expectation {
    case .present(let name):
      guard let found = finder.matches(name).first else {
        throw Failure(message: finder.missing(name), found: finder.listing)
      }
      return found.value
    case .absent(let name):
      let found = finder.matches(name)
      guard found.isEmpty else {
        throw Failure(message: "\(name.words) is on the screen", found: finder.listing)
      }
      return nil
    case .count(let count, let name):
      return try compare("\(finder.matches(name).count)", "\(count)", finder) {
        "there are \($0) \(name.words), not \($1)"
      }
    case .value(let name, let text): return try value(of: name, is: text, finder)
    case .empty(let name):
      let value = try finder.find(name) { $0.kind == .field }.value ?? ""
      guard value.isEmpty else {
        throw Failure(message: "\(name.words) is not empty: it holds “\(value)”", seen: value)
      }
      return ""
    case .state(let name, let state): return try self.state(state, of: name, finder)
    case .size(let name, let width, let height):
      let frame = try Frames.frame(of: finder.find(name))
      return try compare(
        Frames.words(frame.size), Frames.words(CGSize(width: width, height: height)), finder,
        isEqual: abs(frame.width - width) <= 0.5 && abs(frame.height - height) <= 0.5
      ) { "\(name.words) is \($0) in size, not \($1)" }
    case .centred(let name, let axis): return try centred(name, axis, finder)
    case .scale(let name, let scale):
      let seen = try Frames.scale(of: finder.find(name))
      return try compare(
        ViewItems.number(seen), ViewItems.number(scale), finder, isEqual: abs(seen - scale) <= 0.01
      ) { "\(name.words) is drawn at a scale of \($0), not \($1)" }
    case .screen(let title):
      let titles = Titles.stack(in: stage.currentWindow)
      return try compare(titles.last ?? "", title, finder) { seen, wanted in
        seen.isEmpty
          ? "the screen on top has no title; expected is “\(wanted)”"
          : "the screen on top is “\(seen)”, not “\(wanted)”"
      }
    case .screens(let titles):
      let seen = Titles.stack(in: stage.currentWindow)
      return try compare(words(seen), words(titles), finder) {
        "the screens are \($0), not \($1)"
      }
    case .printed(let line): return try self.printed(line)
    case .stopped(let message):
      throw Failure(
        message: "the program still runs"
          + (message.map { "; expected is that it stops with “\($0)”" } ?? ""))
    case .released(let title):
      stage.settle()
      try memory.expectReleased(title, in: stage.currentWindow)
      return nil
    }
  }

  private func compare(
    _ seen: String, _ wanted: String, _ finder: Finder, isEqual: Bool? = nil,
    _ message: (String, String) -> String
  ) throws -> String {
    guard isEqual ?? (seen == wanted) else {
      throw Failure(message: message(seen, wanted), found: finder.listing, seen: seen)
    }
    return seen
  }

  private func words(_ titles: [String]) -> String {
    titles.isEmpty
      ? "none"
      : titles.map { $0.isEmpty ? "one without a title" : "“\($0)”" }.joined(separator: ", ")
  }

  private func value(of name: ElementName, is text: String, _ finder: Finder) throws -> String {
    let found = try finder.find(name) { $0.value != nil || $0.kind == .text }
    let values = [found.value, found.text].compactMap(\.self)
    let seen = values.first ?? ""
    let fits = values.contains {
      Finder.plain($0) == Finder.plain(text) || Values.areEqual($0, text)
    }
    return try compare(seen, text, finder, isEqual: fits) { seen, wanted in
      seen.isEmpty
        ? "\(name.words) is empty, not “\(wanted)”" : "\(name.words) is “\(seen)”, not “\(wanted)”"
    }
  }

  private func state(
    _ state: ElementState, of name: ElementName, _ finder: Finder
  ) throws -> String? {
    let found = try finder.find(name, where: \.isControl)
    let isSo: Bool
    switch state {
    case .enabled: isSo = found.isEnabled
    case .disabled: isSo = !found.isEnabled
    case .on, .selected: isSo = found.isOn == true
    case .off: isSo = found.isOn == false
    case .focused: isSo = found.isFocused
    }
    guard isSo else { throw Failure(message: "\(name.words) is not \(state.rawValue)") }
    return state.rawValue
  }

  private func centred(
    _ name: ElementName, _ axis: WalkthroughSteps.Axis, _ finder: Finder
  ) throws -> String? {
    let frame = try Frames.frame(of: finder.find(name))
    let screen = UIApplication.shared._screen.bounds
    let across = abs(frame.midX - screen.midX) <= 0.5
    let down = abs(frame.midY - screen.midY) <= 0.5
    let isSo =
      switch axis {
      case .horizontal: across
      case .vertical: down
      case .both: across && down
      }
    let seen = "\(ViewItems.number(frame.midX)), \(ViewItems.number(frame.midY))"
    guard isSo else {
      throw Failure(
        message:
          "\(name.words) is not in the middle: its centre is at \(seen), that of the screen at "
          + "\(ViewItems.number(screen.midX)), \(ViewItems.number(screen.midY))", seen: seen)
    }
    return seen
  }

  private mutating func printed(_ line: String) throws -> String {
    printed.read()
    let lines = printed.all
    let wanted = Finder.plain(line)
    if let found = lines.last(where: { Finder.plain($0) == wanted }) { return found }
    let near = Nearest.name(to: line, in: lines)
    throw Failure(
      message: lines.isEmpty
        ? "nothing has been printed"
        : "“\(line)” has not been printed" + (near.map { "; the nearest line is “\($0)”" } ?? ""),
      found: Array(lines.suffix(8)))
  }
}

/// Values as they are written.
enum Values {
  /// Whether two texts are the same number.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    guard let left = Double(left), let right = Double(right) else { return false }
    return abs(left - right) < 0.005
  }
}

extension ElementName {
  /// The name in a sentence.
  var words: String {
    let quoted = text.map { "“\($0)”" }
    let words = [kind.map { text == nil ? "a \($0.rawValue)" : "the \($0.rawValue)" }, quoted]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
