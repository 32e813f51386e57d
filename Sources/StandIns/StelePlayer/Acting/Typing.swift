@_spi(Stele) import SwiftUI
import UIKit

/// What the keyboard does.
@MainActor enum Typing {
  /// Types into a field, after what is there.
  static func type(_ text: String, into item: Item) throws {
    try Touching.requireEnabled(item)
    switch item.source {
    case .element(let element, let host):
      try Touching.attempt { try host.enter(text, into: element) }
    case .view(let view):
      _ = try Touching.touchable(view, item)
      switch view {
      case let field as UITextField:
        guard field.isFirstResponder || field.becomeFirstResponder() else {
          throw Failure(message: "“\(item.names.first ?? "field")” does not take the keyboard")
        }
        field._type(text)
      case let area as UITextView:
        guard area.isFirstResponder || area.becomeFirstResponder() else {
          throw Failure(message: "“\(item.names.first ?? "text")” does not take the keyboard")
        }
        area._type(text)
      case let bar as UISearchBar: bar._type(text)
      default: throw notAField(item)
      }
    default: throw notAField(item)
    }
  }

  /// Removes the text of a field.
  static func clear(_ item: Item) throws {
    try Touching.requireEnabled(item)
    switch item.source {
    case .element(let element, let host): try Touching.attempt { try host.clear(element) }
    case .view(let field as UITextField):
      guard field.isFirstResponder || field.becomeFirstResponder() else {
        throw Failure(message: "“\(item.names.first ?? "field")” does not take the keyboard")
      }
      while !field._string.isEmpty {
        let before = field._string
        field.deleteBackward()
        // The delegate may refuse.
        if field._string == before { break }
      }
    case .view(let area as UITextView):
      _ = area.becomeFirstResponder()
      while !area.text.isEmpty {
        let before = area.text
        area.deleteBackward()
        if area.text == before { break }
      }
    case .view(let bar as UISearchBar):
      bar.text = ""
      bar.delegate?.searchBar(bar, textDidChange: "")
    default: throw notAField(item)
    }
  }

  /// Presses the return key.
  static func submit(_ item: Item) throws {
    switch item.source {
    case .element(let element, let host): try Touching.attempt { try host.submit(element) }
    case .view(let field as UITextField): field._pressReturn()
    case .view(let area as UITextView): area._type("\n")
    case .view(let bar as UISearchBar): bar._pressSearch()
    default: throw notAField(item)
    }
  }

  private static func notAField(_ item: Item) -> Failure {
    Failure(message: "“\(item.names.first ?? "")” is a \(item.kind.rawValue), no text field")
  }
}
