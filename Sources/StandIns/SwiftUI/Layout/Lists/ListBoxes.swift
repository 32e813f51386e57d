import Foundation

/// How a list looks, as far as its layout goes.
enum ListChrome: Equatable {
  case insetGrouped, grouped, plain, sidebar

  /// The space to the edges of the screen.
  var margin: CGFloat { self == .insetGrouped || self == .sidebar ? 16 : 0 }
  var radius: CGFloat { self == .insetGrouped || self == .sidebar ? 10 : 0 }
  /// Whether sections are cards on a grey background.
  var isGrouped: Bool { self != .plain }
}

extension BoxBuilder {
  /// A list or a form: sections of rows. Rows outside of a section are one of their own.
  func list(_ node: ViewNode) -> Box {
    var rows = along(.vertical)
    (rows.keepsSections, rows.place) = (true, .row)
    let chrome = chrome(node)
    let selected = (node.trait as? ListSelection)?.values ?? []
    func row(_ box: Box, _ chrome: ListChrome) -> Box {
      self.row(box, chrome, isSelected: !selected.isDisjoint(with: box.values.identities))
    }
    var sections: [Box] = []
    var loose: [Box] = []
    func endLoose() {
      if !loose.isEmpty {
        sections.append(
          Box(
            node, ListSectionRule(chrome: chrome, hasHeader: false), loose.map { row($0, chrome) }))
      }
      loose = []
    }
    for box in rows.content(of: node) {
      if let section = box.rule as? SectionRule {
        endLoose()
        sections.append(self.section(box, section, chrome, row))
      } else {
        loose.append(box)
      }
    }
    endLoose()
    return Box(node, ListRule(chrome: chrome), sections)
  }

  private func chrome(_ node: ViewNode) -> ListChrome {
    if let style = node.environment.style((any ListStyle).self) {
      switch style {
      case is PlainListStyle, is InsetListStyle: return .plain
      case is GroupedListStyle: return .grouped
      case is SidebarListStyle: return .sidebar
      default: return .insetGrouped
      }
    }
    return .insetGrouped
  }

  private func section(
    _ box: Box, _ section: SectionRule, _ chrome: ListChrome, _ row: (Box, ListChrome) -> Box
  ) -> Box {
    let header = box.children[..<section.header]
    let footer = box.children[(box.children.count - section.footer)...]
    let content = box.children[section.header..<(box.children.count - section.footer)]
    func note(_ part: Box, isHeader: Bool) -> Box {
      Box(part.node, ListNoteRule(chrome: chrome, isHeader: isHeader), [part])
    }
    let parts =
      header.map { note($0, isHeader: true) } + content.map { row($0, chrome) }
      + footer.map { note($0, isHeader: false) }
    return Box(box.node, ListSectionRule(chrome: chrome, hasHeader: section.header > 0), parts)
  }

  private func row(_ content: Box, _ chrome: ListChrome, isSelected: Bool) -> Box {
    let look = content.values.row
    let isLink = content.node.view is any ScreenLink && content.rule is ButtonRule
    var children = [content]
    if let background = look.background {
      let node = content.node.aside(background)
      children += [single(along(nil).boxes(of: node), node, as: DepthRule(alignment: .center))]
    }
    let row = Box(
      content.node,
      ListRowRule(
        look: look, isLink: isLink, isSelected: isSelected,
        badge: look.badge.map { $0.rule(content.node.environment) },
        minHeight: content.node.environment.defaultMinListRowHeight), children)
    row.values = content.values
    return row
  }
}

extension ListSelection {
  /// The values that are selected.
  fileprivate var values: Set<AnyHashable> {
    switch self {
    case .one(let get, _): get().map { [$0] } ?? []
    case .many(let get, _): get()
    }
  }
}

/// The parts of a section, for the list that it is in: some boxes of a header, then rows, then some of
/// a footer.
struct SectionRule: LayoutRule {
  let header: Int
  let footer: Int
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    StackRule.vertical.size(box, proposal)
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    StackRule.vertical.arrange(box, size, proposal)
  }
}

extension Section: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    func part(_ part: SectionPart) -> [Box] {
      var inner = builder
      inner.keepsSections = false
      if builder.keepsSections, part != .content { inner.beNote(isHeader: part == .header, node) }
      return node.children.filter { $0.key == AnyHashable(part) }.flatMap { inner.boxes(of: $0) }
    }
    let (header, content, footer) = (part(.header), part(.content), part(.footer))
    for box in header + footer { box.values.isSpanning = true }
    guard builder.keepsSections else { return header + content + footer }
    return [
      Box(
        node, SectionRule(header: header.count, footer: footer.count), header + content + footer)
    ]
  }
}

extension BoxBuilder {
  /// Texts of headers and footers are small; headers of cards are in capitals.
  fileprivate mutating func beNote(isHeader: Bool, _ node: ViewNode) {
    let isPlain = node.environment.style((any ListStyle).self) is PlainListStyle
    place = .plain
    font = isPlain && isHeader ? .subheadline.weight(.semibold) : .footnote
    isUppercase = isHeader && !isPlain
  }
}

/// How a row looks in a list.
struct RowLook {
  var insets: EdgeInsets?
  var hidesSeparator = false
  var separatorTint: Color?
  var background: AnyView?
  var badge: Text?
}

extension ListTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    for box in boxes {
      switch self {
      case .rowInsets(let insets): box.values.row.insets = insets
      case .rowSeparator(let visibility, _):
        box.values.row.hidesSeparator = visibility == .hidden
      case .rowSeparatorTint(let color): box.values.row.separatorTint = color
      case .rowBackground(let view): box.values.row.background = view
      case .badge(let text): box.values.row.badge = text
      default: break
      }
    }
    return boxes
  }
}

extension ViewNode {
  /// The node of a view that belongs to this one without being among its children, such as what is
  /// behind a row.
  func aside(_ view: any View) -> ViewNode {
    let kept = stored(1 << 26) { AsideNode() }
    if let node = kept.node, type(of: node.view) == type(of: view) {
      node.update(view, environment: environment)
      return node
    }
    let node = ViewNode(
      Child(key: "aside", view: view), parent: self, graph: graph, environment: environment)
    node.rebuild()
    kept.node = node
    return node
  }

  private final class AsideNode {
    var node: ViewNode?
  }
}
