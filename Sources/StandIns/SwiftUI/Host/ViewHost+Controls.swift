import Foundation

@_spi(Stele) extension ViewHost {
  /// Moves a slider.
  public func slide(_ label: String, to value: Double) throws {
    guard let node = try find(label).target(where: { $0.isSlider }),
      case .value(_, let set, let range, let step) = node.control
    else { throw UsageError(description: "no slider “\(label)”") }
    var value = min(max(value, range.lowerBound), range.upperBound)
    if let step, step > 0 {
      value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step
    }
    set(value)
    graph.update()
  }

  /// Chooses an option of a picker.
  public func choose(_ option: String, in label: String) throws {
    guard let node = try find(label).target(where: { $0.isPicker }),
      case .selection(_, let set) = node.control
    else { throw UsageError(description: "no picker “\(label)”") }
    guard let chosen = node.options.first(where: { $0.label == option }) else {
      throw UsageError(description: "“\(label)” has no option “\(option)”")
    }
    set(chosen.tag)
    graph.update()
  }

  /// Shows the tab of a label.
  public func selectTab(_ label: String) throws {
    graph.update()
    for element in screen?.descendants ?? [] {
      guard let selection = element.node.trait as? TabSelection else { continue }
      for tab in tabs(of: element.node) where tab.node.tabLabel == label {
        selection.set(tab.tag)
        return graph.update()
      }
    }
    throw UsageError(description: "there is no tab “\(label)”")
  }

  /// Counts a stepper up, or down.
  public func step(_ label: String, up: Bool = true) throws {
    let element = try find(label)
    guard let node = element.target(where: { $0.kind == .stepper }),
      case .stepper(let increment, let decrement) = node.control
    else { throw UsageError(description: "no stepper “\(label)”") }
    (up ? increment : decrement)?()
    graph.update()
  }

  /// Ends the presentation or leaves the screen that is shown.
  public func dismiss() throws {
    guard let root = graph.root else { return }
    let top = topmost(root)
    let shown = top.deepestScreen ?? top
    guard shown.environment.isPresented else {
      throw UsageError(description: "nothing to dismiss")
    }
    shown.environment.dismiss()
    graph.update()
  }
}
