import Foundation

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
