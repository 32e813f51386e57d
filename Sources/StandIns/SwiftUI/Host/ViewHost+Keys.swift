import Foundation

@_spi(Stele) extension ViewHost {
  /// Adds text to that of a field, a key at a time, as a keyboard does.
  public func enter(_ text: String, into element: Element) throws {
    let node = try field(element)
    try focus(node)
    for character in text {
      // The field may be built anew by each change, so its binding is read again.
      guard case .text(let binding, _, _, let commit) = node.control else { break }
      if character == "\n" { commit() } else { binding.wrappedValue.append(character) }
      graph.update()
    }
  }

  /// Removes the text of a field.
  public func clear(_ element: Element) throws {
    let node = try field(element)
    guard case .text(let binding, _, _, _) = node.control else { return }
    binding.wrappedValue = ""
    graph.update()
  }

  /// Presses the return key in a field.
  public func submit(_ element: Element) throws {
    let node = try field(element)
    guard case .text(_, _, _, let commit) = node.control else { return }
    commit()
    graph.update()
  }

  private func field(_ element: Element) throws -> ViewNode {
    graph.update()
    guard let node = element.target(where: { $0.isField }) else {
      throw UsageError(description: "“\(element.label)” is no text field")
    }
    guard node.environment.isEnabled else {
      throw UsageError(description: "“\(element.label)” is disabled")
    }
    return node
  }

  /// Moves a slider.
  public func slide(_ element: Element, to value: Double) throws {
    graph.update()
    guard let node = element.target(where: { $0.isSlider }),
      case .value(_, let set, let range, let step) = node.control
    else { throw UsageError(description: "“\(element.label)” is no slider") }
    guard node.environment.isEnabled else {
      throw UsageError(description: "“\(element.label)” is disabled")
    }
    var value = min(max(value, range.lowerBound), range.upperBound)
    if let step, step > 0 {
      value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step
    }
    set(value)
    graph.update()
  }

  /// Chooses an option of a picker.
  public func choose(_ option: String, in element: Element) throws {
    graph.update()
    guard let node = element.target(where: { $0.isPicker }),
      case .selection(_, let set) = node.control
    else { throw UsageError(description: "“\(element.label)” is no picker") }
    guard let chosen = node.options.first(where: { $0.label == option }) else {
      let known = node.options.map { "“\($0.label)”" }.joined(separator: ", ")
      throw UsageError(description: "there is no option “\(option)”; there is \(known)")
    }
    set(chosen.tag)
    graph.update()
  }

  /// Counts a stepper up, or down.
  public func step(_ element: Element, up: Bool) throws {
    graph.update()
    guard let node = element.target(where: { $0.kind == .stepper }),
      case .stepper(let increment, let decrement) = node.control
    else { throw UsageError(description: "“\(element.label)” is no stepper") }
    (up ? increment : decrement)?()
    graph.update()
  }

  /// Puts a finger on an element, and keeps it there.
  ///
  /// - Returns: what lifts it again, inside the element or outside of it.
  public func touchDown(_ element: Element) throws -> (_ isInside: Bool) -> Void {
    graph.update()
    guard let node = element.target(where: { $0.trait is GestureTrait || $0.isButton }) else {
      throw UsageError(description: "nothing to press at “\(element.label)”")
    }
    guard node.environment.isEnabled else {
      throw UsageError(description: "“\(element.label)” is disabled")
    }
    if case .button(_, _, let press) = node.control {
      press(true)
      graph.update()
      return { [weak self] isInside in
        // The button that is there now has the closures of the latest build.
        guard case .button(_, let action, let press) = node.control else { return }
        press(false)
        if isInside { action() }
        self?.graph.update()
      }
    }
    return beginTouch(node)
  }
}
