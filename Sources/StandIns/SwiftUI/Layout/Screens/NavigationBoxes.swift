import Foundation

extension BoxBuilder {
  /// A stack of screens, as its last one shows it.
  func navigation(_ node: ViewNode) -> Box {
    let screens = node.screens
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
