import Foundation

/// A laid out screen: the boxes of its views, and of what is presented over it.
@MainActor struct ScreenLayout {
  let root: Box?
  let presented: [PresentedBox]
  let bounds: CGRect
  /// The frames of the nodes that have boxes.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]

  /// Lays out the tree of a graph. Views that are told their size may change for it, so this is done
  /// until nothing changes any more, or often enough: a view that grows with its own size never ends.
  static func make(_ graph: ViewGraph) -> ScreenLayout {
    graph.update()
    var layout = once(graph)
    for _ in 0..<8 {
      guard layout.pass.finish() else { break }
      graph.update()
      layout = once(graph)
    }
    return layout.screen
  }

  private static func once(_ graph: ViewGraph) -> (screen: ScreenLayout, pass: LayoutPass) {
    let pass = LayoutPass()
    let outer = CGRect(origin: .zero, size: graph.screen.size)
    let surroundings = Surroundings(safe: graph.initialFrame, outer: outer, pass: pass)
    guard let node = graph.root else {
      return (ScreenLayout(root: nil, presented: [], bounds: outer), pass)
    }
    let builder = BoxBuilder(axis: .vertical)
    let boxes = builder.boxes(of: node)
    let root = boxes.isEmpty ? nil : builder.single(boxes, node, as: StackRule.vertical)
    root?.place(inSafeAreaOf: surroundings)
    root?.turnRound()
    var presented: [PresentedBox] = []
    var frames: [ObjectIdentifier: CGRect] = [:]
    var open: Set<ObjectIdentifier> = []
    func collect(_ box: Box) {
      let id = ObjectIdentifier(box.node)
      // A node may have boxes within its own, such as the stack that a scroll view puts its content
      // into: the outermost counts. One around several views has boxes beside each other.
      let isOutermost = open.insert(id).inserted
      if isOutermost { frames[id] = frames[id].map { $0.union(box.frame) } ?? box.frame }
      for child in box.children { collect(child) }
      if isOutermost { open.remove(id) }
    }
    if let root { collect(root) }
    func present(over node: ViewNode) {
      for (shown, kind) in node.presented {
        guard let box = PresentedBox.make(shown, kind, over: frames, surroundings) else { continue }
        box.content.turnRound()
        presented.append(box)
        collect(box.content)
        if frames[ObjectIdentifier(shown)] == nil { frames[ObjectIdentifier(shown)] = box.card }
        present(over: shown)
      }
    }
    present(over: node)
    return (
      ScreenLayout(root: root, presented: presented, bounds: outer, frames: frames), pass
    )
  }

  private init(
    root: Box?, presented: [PresentedBox], bounds: CGRect,
    frames: [ObjectIdentifier: CGRect] = [:]
  ) {
    (self.root, self.presented, self.bounds, self.frames) = (root, presented, bounds, frames)
  }

  /// Whether the screen is pushed back by a sheet of full height, as on phones that stand upright.
  var isPushedBack: Bool {
    guard let first = presented.first, case .sheet = first.kind else { return false }
    return first.card.width == bounds.width && bounds.width < bounds.height
      && bounds.width < 600 && first.isFullHeight
  }

  /// The title in the topmost bar.
  var title: String? {
    let top = presented.last?.content ?? root
    let box = top?.first { ($0.rule as? NavigationRule)?.bar.title != nil }
    return (box?.rule as? NavigationRule).flatMap { $0.bar.title?.string(in: $0.bar.environment) }
  }

  /// The frame of a node; of one that only holds others, the room that they take together.
  func frame(of node: ViewNode) -> CGRect? {
    if let known = frames[ObjectIdentifier(node)] { return known }
    let parts = node.children.filter {
      if case .presented = $0.place { return false }
      return !node.hiddenKeys.contains($0.key)
    }.compactMap { frame(of: $0) }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }
}

@_spi(Stele) extension ViewHost {
  /// The screen that views are laid out on. The insets are those of the device's safe area; where none
  /// are given, those of the device that has a screen of the size, else none.
  public func setScreen(_ size: CGSize, safeArea: EdgeInsets? = nil) {
    let screen = ViewGraph.Screen(size: size, safeArea: safeArea ?? .ofDevice(size))
    guard screen != graph.screen else { return }
    graph.screen = screen
    graph.layout = nil
  }

  /// Lays the screen out. Views that know their room, such as those of a `GeometryReader`, are built for
  /// it; before that they take the whole screen for it.
  public func layOut() { _ = layout }

  /// Where an element is on the screen, in points from its top left corner; `nil` if it is not shown.
  public func frame(of element: Element) -> CGRect? { layout.frame(of: element.node) }

  /// The size that the view chooses where it is offered a size, as documentation/swiftui/layout has it.
  public func size(offered proposal: ProposedViewSize) -> CGSize {
    graph.update()
    guard let node = graph.root else { return .zero }
    let builder = BoxBuilder(axis: .vertical)
    let boxes = builder.boxes(of: node)
    return boxes.isEmpty
      ? .zero : builder.single(boxes, node, as: StackRule.vertical).size(proposal)
  }

  /// Scrolls what the element is in, as little as needed, until it is in sight.
  public func reveal(_ element: Element) {
    guard let frame = frame(of: element) else { return }
    var current = element.node.parent
    var target = frame
    while let node = current {
      switch node.control {
      case .scroll, .list:
        guard let room = layout.frame(of: node) else { break }
        let offset = node.stored(ScrollOffset.slot) { ScrollOffset() }
        let old = offset.point ?? .zero
        func move(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
          low < start ? low - start : high > end ? min(high - end, low - start) : 0
        }
        let x = move(target.minX, target.maxX, room.minX, room.maxX)
        let y = move(target.minY, target.maxY, room.minY, room.maxY)
        offset.point = CGPoint(x: max(0, old.x + x), y: max(0, old.y + y))
        target = target.offsetBy(dx: -x, dy: -y)
        graph.layout = nil
      default: break
      }
      current = node.parent
    }
  }

  /// The layout of the screen as it is now; it is kept until a view is built again.
  var layout: ScreenLayout {
    graph.update()
    if let known = graph.layout, known.count == graph.buildCount { return known.layout }
    let layout = ScreenLayout.make(graph)
    graph.layout = (graph.buildCount, layout)
    return layout
  }
}
