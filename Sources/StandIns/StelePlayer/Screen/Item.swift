@_spi(Stele) import SwiftUI
import UIKit

/// Something on the screen, of whichever framework, with what is in it.
@MainActor final class Item {
  /// What it is.
  let kind: Kind
  /// What it can be called: what is written on it, its accessibility label and identifier, the property
  /// that holds it.
  var names: [String]
  /// What is written on it.
  let text: String?
  /// What a control holds.
  let value: String?
  /// Whether it reacts.
  let isEnabled: Bool
  /// Whether it is on, where it is one of those that can be.
  let isOn: Bool?
  /// Where it comes from.
  let source: Source
  /// What is in it.
  private(set) var children: [Item] = []
  private(set) weak var parent: Item?

  /// The kinds, as a walkthrough may name them.
  enum Kind: String {
    case text, button, field, toggle, slider, stepper, picker, menu, image, row, tab, segment, list
    case link, alert, sheet, bar, screen, view
  }

  /// What the item stands for.
  enum Source {
    case element(Element, ViewHost)
    case view(UIView)
    case barButton(UIBarButtonItem)
    case back(UINavigationBar)
    case backOfElements(ViewHost)
    case alertAction(UIAlertController, UIAlertAction)
    case tab(UITabBar, UITabBarItem)
    case tabOfElement(String, ViewHost)
    case segment(UISegmentedControl, Int)
    case row(UITableView, IndexPath)
    case cell(UICollectionView, IndexPath)
    case swipeAction(UIContextualAction, UIView)
    case words
  }

  init(
    _ kind: Kind, _ source: Source, names: [String?] = [], text: String? = nil,
    value: String? = nil, isEnabled: Bool = true, isOn: Bool? = nil
  ) {
    self.kind = kind
    self.source = source
    self.text = text.flatMap { $0.isEmpty ? nil : $0 }
    self.value = value
    self.isEnabled = isEnabled
    self.isOn = isOn
    self.names = []
    for name in [text] + names { call(name) }
  }

  /// Gives it a further name.
  func call(_ name: String?) {
    if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
  }

  /// Puts an item into it.
  func add(_ item: Item) {
    item.parent = self
    children.append(item)
  }

  /// It and all that is in it, in the order of reading.
  var all: [Item] { [self] + children.flatMap(\.all) }

  /// The items around it, from the inside out.
  var ancestors: [Item] {
    var found: [Item] = []
    var current = parent
    while let item = current {
      found.append(item)
      current = item.parent
    }
    return found
  }

  /// Whether a user would say that it is something to use.
  var isControl: Bool {
    switch kind {
    case .button, .field, .toggle, .slider, .stepper, .picker, .menu, .row, .tab, .segment, .link:
      true
    default: false
    }
  }

  /// Whether it has the keyboard.
  var isFocused: Bool {
    switch source {
    case .view(let view): view.isFirstResponder
    case .element(let element, _): element.isFocused
    default: false
    }
  }

  /// How a message lists it.
  var description: String {
    let name = text ?? names.first
    let shown = value.flatMap { $0.isEmpty || $0 == name ? nil : " = “\($0)”" } ?? ""
    return kind.rawValue + (name.map { " “\($0)”" } ?? "") + shown
  }
}
