import Foundation

@_spi(Stele) extension ViewHost {
  /// What keeps a finger from an element: the view that lies over all of it. Nothing where it can be touched.
  ///
  /// Touches go to the view in front whose content lies at a point: documentation/swiftui/view/zindex(_:),
  /// documentation/swiftui/view/allowshittesting(_:).
  public func obstacle(to element: Element) -> Element? {
    let target = element.target { $0.reactsToTap || $0.control != nil } ?? element.node
    let roots = layout.presented.reversed().map(\.content) + [layout.root].compactMap(\.self)
    guard let root = roots.first(where: { $0.holds(target) }) else { return nil }
    var cover: Box?
    // A finger finds an open part of what is partly covered: first of what was named, then of the rest.
    for node in [element.node, target] {
      for point in root.points(of: node) {
        guard let hit = root.hit(point) else { return nil }
        if hit.node.isInside(target) || target.isInside(hit.node) { return nil }
        cover = cover ?? hit
      }
    }
    return cover.map { Element($0.node) }
  }

  /// Whether touches of an element go to what lies behind it.
  public func letsTouchesThrough(_ element: Element) -> Bool {
    !element.node.environment.allowsHitTesting
  }
}

extension ViewNode {
  /// Whether the node is another one or lies in it.
  fileprivate func isInside(_ other: ViewNode) -> Bool {
    var current: ViewNode? = self
    while let node = current {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}

extension Box {
  fileprivate func holds(_ node: ViewNode) -> Bool {
    first { $0.node.isInside(node) } != nil
  }

  /// The middles of what is drawn of a node, on the screen.
  fileprivate func points(
    of wanted: ViewNode, isWithin: Bool = false, _ change: CGAffineTransform = .identity
  ) -> [CGPoint] {
    let isWithin = isWithin || node === wanted || node.isInside(wanted)
    let middle = CGPoint(x: frame.midX, y: frame.midY).applying(change)
    if isWithin, children.isEmpty { return [middle] }
    let inner = ownChange.concatenating(change)
    return children.flatMap { $0.points(of: wanted, isWithin: isWithin, inner) }
  }
}
