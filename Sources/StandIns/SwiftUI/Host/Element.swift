import Foundation

/// A view on the screen, as a value that can be looked at.
@_spi(Stele) @MainActor public struct Element {
  let node: ViewNode

  init(_ node: ViewNode) { self.node = node }

  /// What kind of element it is.
  public enum Kind: String, Sendable {
    case text, image, shape, color, button, toggle, textField, secureField, slider, stepper, picker
    case disclosure, datePicker, colorPicker, list, scrollView, navigation, tabs, container
    case represented
  }

  /// What kind of element it is.
  public var kind: Kind { node.kind }

  /// What is written on it: its own text, or all text in it.
  public var label: String { node.label }

  /// The elements in it that are shown.
  public var children: [Element] {
    node.children.filter { !node.hiddenKeys.contains($0.key) }.flatMap { child -> [Element] in
      switch child.place {
      case .presented, .tabItem: return []
      default: break
      }
      let element = Element(child)
      // Views that only hold others say nothing of their own.
      return child.kind == .container && !child.isStack ? element.children : [element]
    }
  }

  /// All text on it.
  public var texts: [String] {
    (kind == .text ? [label] : []) + children.flatMap(\.texts)
  }

  var labels: [String] {
    let own = label
    return (own.isEmpty || kind == .container ? [] : [own]) + children.flatMap(\.labels)
  }

  /// Whether it reacts.
  public var isEnabled: Bool { node.environment.isEnabled }

  /// Whether a toggle is on.
  public var isOn: Bool? {
    if case .toggle(let binding) = node.control { binding.wrappedValue } else { nil }
  }

  /// The text in a field, or the value of a control.
  public var value: String? {
    switch node.control {
    case .text(let text, _, _, _): text.wrappedValue
    case .value(let get, _, _, _): "\(get())"
    case .toggle(let isOn): "\(isOn.wrappedValue)"
    case .selection(let get, _): get().map { "\($0.base)" }
    default: nil
    }
  }

  /// All elements in it, itself included, from the outside in.
  public var descendants: [Element] { [self] + children.flatMap(\.descendants) }

  /// The first element of a kind.
  public func first(_ kind: Kind) -> Element? { descendants.first { $0.kind == kind } }

  /// All elements of a kind.
  public func all(_ kind: Kind) -> [Element] { descendants.filter { $0.kind == kind } }

  /// The element of a label: a control rather than the text on it.
  public func first(labelled label: String) -> Element? {
    let matching = descendants.filter { $0.label == label && !$0.node.isStack }
    return matching.first { $0.node.control != nil } ?? matching.first
  }

  /// The titles, actions and text of the screen, one line each, indented by depth.
  public var description: String { lines(0).joined(separator: "\n") }

  private func lines(_ depth: Int) -> [String] {
    let value = value.map { " = \($0)" } ?? ""
    let text = kind == .container || kind == .list || label.isEmpty ? "" : " “\(label)”"
    let own = String(repeating: "  ", count: depth) + kind.rawValue + text + value
    return [own] + children.flatMap { $0.lines(depth + 1) }
  }

  /// This node or the nearest one around it that passes a test, else the first one in it.
  func target(where test: (ViewNode) -> Bool) -> ViewNode? {
    var current: ViewNode? = node
    while let candidate = current {
      if test(candidate) { return candidate }
      if case .presented = candidate.place { break }
      current = candidate.parent
    }
    return node.firstDescendant(where: test)
  }
}
