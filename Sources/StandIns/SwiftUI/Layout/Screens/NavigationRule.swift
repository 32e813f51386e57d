import Foundation

/// The screen of a stack that is shown, below its bar: 44 points, and 52 more for a large title or a
/// field for a search. Follows documentation/swiftui/navigationstack.
struct NavigationRule: LayoutRule {
  let bar: Bar
  /// The positions of what is in the bars among the children; the first child is the screen.
  let leading, trailing, middle, bottom, search: [Int]

  /// What the bar shows.
  struct Bar {
    var title: Text?
    var isLarge = false
    var back: String?
    var isHidden = false
    var isInSheet = false
    /// What the author puts behind the bar, and whether it is shown where nothing has gone under it.
    var background: AnyShapeStyle?
    var showsBackground = false
    var environment: EnvironmentValues
  }

  /// The height of the bar alone; in a sheet there is space above its items.
  var barHeight: CGFloat { bar.isInSheet ? 56 : 44 }
  static let titleHeight: CGFloat = 52

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    ExplicitGuides()
  }

  /// The height of all that is above the screen.
  var topHeight: CGFloat {
    if bar.isHidden { return 0 }
    return barHeight + (bar.isLarge ? Self.titleHeight : 0)
      + (search.isEmpty ? 0 : Self.titleHeight)
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    let frame = box.frame
    let bottomHeight: CGFloat = bottom.isEmpty ? 0 : 49
    var inner = surroundings
    inner.outer = surroundings.extended(frame)
    inner.safe = frame.shortened(by: topHeight, at: .top).shortened(by: bottomHeight, at: .bottom)
    if let screen = box.children.first {
      let offer = ProposedViewSize(inner.safe.size)
      let origin = Alignment.center.origin(of: screen, offer, in: inner.safe.size)
      screen.place(
        at: CGPoint(x: inner.safe.minX + origin.x, y: inner.safe.minY + origin.y), offer, inner)
    }
    guard !bar.isHidden else { return }
    let top = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight)
    let back: CGFloat = bar.back.map { backWidth($0) } ?? 0
    row(box, leading, from: top.minX + 16 + back, in: top, surroundings)
    let width = width(box, trailing)
    row(box, trailing, from: top.maxX - 16 - width, in: top, surroundings)
    row(box, middle, from: top.midX - self.width(box, middle) / 2, in: top, surroundings)
    if let index = search.first {
      let y = frame.minY + topHeight - Self.titleHeight
      box.children[index].place(
        at: CGPoint(x: frame.minX + 16, y: y + 1),
        ProposedViewSize(width: frame.width - 32, height: 36), surroundings)
    }
    guard !bottom.isEmpty else { return }
    let low = CGRect(x: frame.minX, y: frame.maxY - 49, width: frame.width, height: 49)
    spread(box, bottom, in: low, surroundings)
  }

  /// The width of the button that goes back.
  func backWidth(_ title: String) -> CGFloat { 18 + bar.environment.line(title).size.width }

  private func width(_ box: Box, _ items: [Int]) -> CGFloat {
    items.map { box.children[$0].size(.unspecified).width }.reduce(0, +)
      + 16 * CGFloat(max(0, items.count - 1))
  }

  private func row(
    _ box: Box, _ items: [Int], from start: CGFloat, in bar: CGRect, _ surroundings: Surroundings
  ) {
    var x = start
    for index in items {
      let size = box.children[index].size(.unspecified)
      box.children[index].place(
        at: CGPoint(x: x, y: bar.midY - size.height / 2), .unspecified, surroundings)
      x += size.width + 16
    }
  }

  /// The bottom bar: spacers take what the items leave.
  private func spread(_ box: Box, _ items: [Int], in bar: CGRect, _ surroundings: Surroundings) {
    let inner = bar.insetBy(dx: 16, dy: 0)
    let sizes = items.map { index -> CGFloat? in
      let child = box.children[index]
      return child.rule is SpacerRule ? nil : child.size(.unspecified).width
    }
    let spacers = sizes.filter { $0 == nil }.count
    let used = sizes.compactMap { $0 }.reduce(0, +)
    let count = sizes.count - spacers
    let gap: CGFloat =
      spacers > 0
      ? max(0, inner.width - used) / CGFloat(spacers)
      : count > 1 ? max(0, inner.width - used) / CGFloat(count - 1) : 0
    var x = spacers == 0 && count == 1 ? inner.midX - used / 2 : inner.minX
    for (index, size) in zip(items, sizes) {
      let child = box.children[index]
      guard let size else {
        x += gap
        continue
      }
      let height = child.size(.unspecified).height
      child.place(
        at: CGPoint(x: x, y: inner.midY - height / 2), .unspecified, surroundings)
      x += size + (spacers > 0 ? 0 : gap)
    }
  }
}

extension BoxBuilder {
  /// A stack of screens, as its last one shows it.
  func navigation(_ node: ViewNode) -> Box {
    let screens = node.children.filter { if case .screen = $0.place { true } else { false } }
    guard let shown = screens.last(where: { !node.hiddenKeys.contains($0.key) }) else {
      return Box(node, DepthRule(alignment: .center))
    }
    let depth = screens.firstIndex { $0 === shown } ?? 0
    let inner = along(.vertical)
    let screen = inner.single(inner.boxes(of: shown), shown, as: StackRule.vertical)
    let bar = bar(shown, depth > 0 ? screens[depth - 1] : nil, screens)
    var children = [screen]
    var groups: [BarItemPlace: [Int]] = [:]
    for item in shown.barItems {
      let place = BarItemPlace(item)
      for box in within(.bar).boxes(of: item) {
        groups[place, default: []].append(children.count)
        children.append(box)
      }
    }
    func group(_ place: BarItemPlace) -> [Int] { groups[place] ?? [] }
    return Box(
      node,
      NavigationRule(
        bar: bar, leading: group(.leading), trailing: group(.trailing), middle: group(.middle),
        bottom: group(.bottom), search: group(.search)), children)
  }

  private func bar(
    _ shown: ViewNode, _ below: ViewNode?, _ screens: [ViewNode]
  ) -> NavigationRule.Bar {
    let traits = shown.barTraits
    var bar = NavigationRule.Bar(environment: shown.environment)
    bar.title = traits.title
    // A screen that says nothing of its title's size follows the one below.
    let modes = screens.prefix { $0 !== shown }.map(\.barTraits.mode) + [traits.mode]
    let mode = modes.last { $0 != .automatic } ?? .automatic
    bar.isLarge = mode != .inline && bar.title != nil && !shown.isScrolled
    bar.isHidden = traits.isHidden
    bar.isInSheet = isInSheet
    (bar.background, bar.showsBackground) = (traits.background, traits.showsBackground)
    if let scheme = traits.colorScheme { bar.environment.colorScheme = scheme }
    if let below, !traits.hidesBack {
      bar.back = below.barTraits.title.map { $0.string(in: below.environment) } ?? "Back"
    }
    return bar
  }
}

/// What a screen says about its bar.
struct BarTraits {
  var title: Text?
  var mode = NavigationBarItem.TitleDisplayMode.automatic
  var hidesBack = false
  var isHidden = false
  var background: AnyShapeStyle?
  var showsBackground = false
  var colorScheme: ColorScheme?

  fileprivate mutating func read(_ trait: ToolbarTrait) {
    func isMeant(_ bars: [ToolbarPlacement]) -> Bool {
      bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    }
    switch trait {
    case .visibility(let visibility, let bars):
      if isMeant(bars) { isHidden = visibility == .hidden }
    case .background(let style, let visibility, let bars):
      guard isMeant(bars) else { return }
      background = style ?? background
      if visibility != .automatic { showsBackground = visibility == .visible }
    case .colorScheme(let scheme, let bars):
      if isMeant(bars) { colorScheme = scheme }
    case .titleMenu: break
    }
  }
}

extension ViewNode {
  /// What the views of the screen say about the bar; those of a stack, a tab or a presentation in it
  /// speak for themselves.
  var barTraits: BarTraits {
    var found = BarTraits()
    visitScreen { node in
      switch node.trait {
      case let trait as BarTrait:
        switch trait {
        case .title(let title): found.title = found.title ?? title
        case .titleDisplayMode(let mode): found.mode = mode
        case .backButtonHidden(let hidden): found.hidesBack = hidden
        case .hidden(let hidden): found.isHidden = hidden
        case .style: break
        }
      case let trait as ToolbarTrait: found.read(trait)
      default: break
      }
    }
    return found
  }

  /// Whether what scrolls in the screen has left its start: a large title has become a small one then.
  var isScrolled: Bool {
    let scrolling = firstDescendant { node in
      switch node.control {
      case .scroll, .list: true
      default: false
      }
    }
    return (scrolling?.stored(ScrollOffset.slot) { ScrollOffset() }.point?.y ?? 0) > 0
  }

  /// The nodes of what the screen puts into its bars.
  var barItems: [ViewNode] {
    var found: [ViewNode] = []
    visitScreen { node in
      guard !(node.trait is SwipeTrait) else { return }
      found += node.children.filter { $0.place == .toolbar }
    }
    return found
  }

  /// Calls a closure with the nodes of a screen, from the outside in.
  private func visitScreen(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children where child.place == .content && !hiddenKeys.contains(child.key) {
      switch child.control {
      case .navigation: continue
      default: child.visitScreen(body)
      }
    }
  }
}

/// A place in a bar.
enum BarItemPlace: Hashable {
  case leading, trailing, middle, bottom, search, none

  /// The place of an item, as its trait says it.
  @MainActor init(_ node: ViewNode) {
    if node.key == AnyHashable("search") {
      self = .search
      return
    }
    let placement = node.trait as? ToolbarItemPlacement ?? .automatic
    switch placement.name {
    case "topBarLeading", "cancellationAction", "navigation": self = .leading
    case "principal", "title": self = .middle
    case "bottomBar", "status": self = .bottom
    case "keyboard": self = .none
    default: self = .trailing
    }
  }
}

extension NavigationSplitView: LaidOutView {
  /// Where there is room for one column only, that is the one that was entered last; here the sidebar,
  /// since nothing tells which one the user went to.
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let wanted = node.environment.horizontalSizeClass == .regular ? "detail" : "sidebar"
    guard let column = node.children.first(where: { $0.key == AnyHashable(wanted) }) else {
      return []
    }
    return [builder.column(column)]
  }
}

extension BoxBuilder {
  /// A column of a split view, which has a bar like a screen of a stack.
  func column(_ node: ViewNode) -> Box {
    let inner = along(.vertical)
    let all = inner.boxes(of: node)
    if all.count == 1, all[0].rule is NavigationRule { return all[0] }
    let screen = inner.single(all, node, as: StackRule.vertical)
    let bar = bar(node, nil, [node])
    return Box(
      node,
      NavigationRule(bar: bar, leading: [], trailing: [], middle: [], bottom: [], search: []),
      [screen])
  }
}
