@_spi(Stele) import SwiftUI
import UIKit

/// What the keyboard does.
@MainActor enum Typing {
  /// Types into a field, after what is there.
  static func type(_ text: String, into item: Item) throws {
    try Touching.requireEnabled(item)
    switch item.source {
    case .element(let element, let host):
      try Touching.requireOpen(element, host)
      try Touching.attempt { try host.enter(text, into: element) }
    case .view(let view):
      _ = try Touching.touchable(view, item)
      switch view {
      case let field as UITextField:
        try focus(field, item, "field")
        field._type(text)
      case let area as UITextView:
        try focus(area, item, "text")
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
      try focus(field, item, "field")
      empty(field)
    case .view(let area as UITextView):
      _ = area.becomeFirstResponder()
      empty(area)
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

  /// Gives a view the keyboard.
  private static func focus(_ view: UIView, _ item: Item, _ other: String) throws {
    guard view.isFirstResponder || view.becomeFirstResponder() else {
      throw Failure(message: "“\(item.names.first ?? other)” does not take the keyboard")
    }
  }

  /// Deletes until nothing is left, or the delegate refuses.
  private static func empty(_ input: some _OffsetTextInput) {
    while !input._string.isEmpty {
      let before = input._string
      input.deleteBackward()
      if input._string == before { break }
    }
  }

  private static func notAField(_ item: Item) -> Failure {
    Failure(message: "“\(item.names.first ?? "")” is a \(item.kind.rawValue), no text field")
  }
}
