import QuartzCore

/// What assistive technology says of a screen, in the order of reading.
@MainActor struct SpokenScreen {
  /// What pictures inside of views say.
  let pictures: [ObjectIdentifier: [String]]

  /// One line for each element that has something to say. What is presented hides what is below.
  func lines(of view: UIView) -> [String] {
    if let window = view as? UIWindow {
      let top = window._presentations.last?.containerView
      return (top.map(elements) ?? elements(of: window)).map(\.line)
    }
    return elements(of: view).map(\.line)
  }

  private typealias Element = (line: String, frame: CGRect)

  private func elements(of view: UIView) -> [Element] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    if let lines = pictures[ObjectIdentifier(view)] { return lines.map { ($0, frame) } }
    if let lines = ViewLook.of(view)?.spoken(view) {
      return lines.filter { !$0.isEmpty }.map { ($0, frame) }
    }
    if view.isAccessibilityElement, let label = view.accessibilityLabel, !label.isEmpty {
      let value = view.accessibilityValue.map { ", \($0)" } ?? ""
      return [("\(Self.role(view))\(label)\(value)", frame)]
    }
    return inReadingOrder(view.subviews.map(elements))
  }

  private static func role(_ view: UIView) -> String {
    let traits = view.accessibilityTraits
    if traits.contains(.button) { return "Button: " }
    if traits.contains(.image) { return "Image: " }
    return traits.contains(.link) ? "Link: " : ""
  }

  /// Groups from the top to the bottom, and those that begin at the same height from the left. What
  /// scrolls begins where it can be seen.
  private func inReadingOrder(_ groups: [[Element]]) -> [Element] {
    let placed = groups.enumerated().compactMap { index, group in
      group.first.map { first in
        let frame = group.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        return (group: group, top: (frame.minY / 8).rounded(), left: frame.minX, index: index)
      }
    }
    return placed.sorted { ($0.top, $0.left, $0.index) < ($1.top, $1.left, $1.index) }
      .flatMap(\.group)
  }
}

extension UIView {
  /// What is said of a control besides its kind: the label of its own, else of the label before it.
  var _spokenName: String {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    let siblings = superview?.subviews ?? []
    guard let index = siblings.firstIndex(of: self), index > 0 else { return "" }
    return (siblings[index - 1] as? UILabel)?.text ?? ""
  }

  func _spoken(_ role: String, _ parts: String?...) -> String {
    let said = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    return said.isEmpty ? role : "\(role): \(said)"
  }
}
