import Foundation

/// Shows a view without a screen: it can be looked at as a tree of elements and used as a user
/// would. Tests, samples that run and the drawing of screens are built on it.
@_spi(Stele) @MainActor public final class ViewHost {
  let graph: ViewGraph
  private var environment: EnvironmentValues
  private var clock: TimeInterval = 0

  /// Shows a view.
  public init(_ view: any View, environment: EnvironmentValues = EnvironmentValues()) {
    graph = ViewGraph()
    self.environment = environment
    graph.setRoot(view, environment: environment)
  }

  /// Hosts a view for a controller, which says when the view is on screen.
  init(_ view: any View, for controller: AnyObject) {
    graph = ViewGraph()
    environment = EnvironmentValues()
    environment.host = HostReference(object: controller)
    graph.setRoot(view, environment: environment, isActive: false)
  }

  /// Shows another view; one of the same type keeps its state.
  public func setRoot(_ view: any View) {
    graph.setRoot(view, environment: environment, isActive: graph.root?.isActive ?? true)
  }

  /// Says whether the view is on screen.
  func setActive(_ isActive: Bool) {
    graph.root?.setActive(isActive)
    graph.update()
  }

  /// Changes the environment of the view.
  public func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    if let view = graph.root?.view {
      graph.setRoot(view, environment: environment, isActive: graph.root?.isActive ?? true)
    }
  }

  /// Builds what has changed.
  public func update() { graph.update() }

  /// What is on the screen: the latest presentation, or the view with the screen of the stack
  /// and the tab that are shown.
  public var screen: Element? { graph.root.map { Element(topmost($0)) } }

  /// Everything, what is covered included.
  public var root: Element? { graph.root.map { Element($0) } }

  /// How many times a node was built since the start.
  public var buildCount: Int { graph.buildCount }

  func topmost(_ node: ViewNode) -> ViewNode {
    var top: ViewNode?
    func search(_ node: ViewNode) {
      for child in node.children where !node.hiddenKeys.contains(child.key) {
        if case .presented = child.place { top = child }
        search(child)
      }
    }
    search(node)
    return top ?? node
  }

  // MARK: What the user does

  /// What could not be done.
  public struct UsageError: Error, CustomStringConvertible {
    public let description: String
  }

  /// Taps the control, or the view with a gesture, that a label belongs to.
  public func tap(_ label: String) throws {
    try tap(find(label))
  }

  /// Taps an element.
  public func tap(_ element: Element) throws {
    graph.update()
    guard let node = element.target(where: { $0.reactsToTap }) else {
      throw UsageError(description: "nothing to tap at “\(element.label)”")
    }
    guard node.environment.isEnabled else {
      throw UsageError(description: "“\(element.label)” is disabled")
    }
    switch node.control {
    case .button(_, let action, let press):
      press(true)
      graph.update()
      press(false)
      action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    case .disclosure(let isExpanded): isExpanded.wrappedValue.toggle()
    case .text: try focus(node)
    default: touch(node, for: 0.05)
    }
    graph.update()
  }

  /// Presses the view that a label belongs to for a while.
  public func press(_ label: String, for duration: TimeInterval) throws {
    try press(find(label), for: duration)
  }

  /// Presses an element for a while. `midway` is called while the finger is down.
  public func press(
    _ element: Element, for duration: TimeInterval, midway: () -> Void = {}
  ) throws {
    guard let node = element.target(where: { $0.trait is GestureTrait || $0.isButton }) else {
      throw UsageError(description: "nothing to press at “\(element.label)”")
    }
    if case .button(_, let action, let press) = node.control {
      press(true)
      graph.update()
      midway()
      press(false)
      action()
    } else {
      touch(node, for: duration, midway: midway)
    }
    graph.update()
  }

  /// Drags an element by a distance.
  public func drag(_ element: Element, by distance: CGSize, steps: Int = 4) throws {
    guard let gesture = element.target(where: { $0.trait is GestureTrait })?.trait as? GestureTrait
    else { throw UsageError(description: "nothing to drag at “\(element.label)”") }
    clock += 1
    gesture.handle(.began(.zero, time: clock))
    var point = CGPoint.zero
    for step in 1...max(steps, 1) {
      clock += 0.1
      let part = CGFloat(step) / CGFloat(max(steps, 1))
      point = CGPoint(x: distance.width * part, y: distance.height * part)
      gesture.handle(.moved(point, time: clock))
      graph.update()
    }
    gesture.handle(.ended(point, time: clock + 0.01))
    graph.update()
  }

  private func touch(_ node: ViewNode, for duration: TimeInterval, midway: () -> Void = {}) {
    guard let gesture = node.trait as? GestureTrait else { return }
    // A second after the last touch, so that two taps are not one double tap.
    clock += 1
    gesture.handle(.began(.zero, time: clock))
    graph.update()
    clock += duration
    gesture.handle(.waited(time: clock))
    graph.update()
    midway()
    gesture.handle(.ended(.zero, time: clock))
  }

  /// Begins a touch of a view with a gesture; the closure ends it, on the view or far from it.
  func beginTouch(_ node: ViewNode) -> (_ isInside: Bool) -> Void {
    guard let gesture = node.trait as? GestureTrait else { return { _ in } }
    clock += 1
    gesture.handle(.began(.zero, time: clock))
    graph.update()
    return { [weak self] isInside in
      guard let self, let gesture = node.trait as? GestureTrait else { return }
      clock += 0.1
      if isInside {
        gesture.handle(.ended(.zero, time: clock))
      } else {
        let far = CGPoint(x: 0, y: -400)
        gesture.handle(.moved(far, time: clock))
        gesture.handle(.ended(far, time: clock + 0.01))
      }
      graph.update()
    }
  }

  /// Writes a text into the field of a prompt or a label.
  public func type(_ text: String, into label: String, submitting: Bool = false) throws {
    guard let node = try find(label).target(where: { $0.isField }),
      case .text(let binding, _, _, let commit) = node.control
    else { throw UsageError(description: "no text field “\(label)”") }
    guard node.environment.isEnabled else {
      throw UsageError(description: "“\(label)” is disabled")
    }
    try focus(node)
    binding.wrappedValue = text
    graph.update()
    if submitting {
      commit()
      graph.update()
    }
  }

  func focus(_ node: ViewNode) throws {
    var current: ViewNode? = node
    while let candidate = current {
      if let focus = candidate.trait as? FocusTrait {
        focus.setFocused(true)
        graph.update()
        return
      }
      current = candidate.parent
    }
  }

  /// The first element on the screen with a label.
  public func find(_ label: String) throws -> Element {
    graph.update()
    guard let found = screen?.first(labelled: label) else {
      let known = screen?.labels.joined(separator: ", ") ?? ""
      throw UsageError(
        description: "nothing is labelled “\(label)” on the screen; there is \(known)")
    }
    return found
  }
}
