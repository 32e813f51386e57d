import Foundation

/// A button: the label that its style made. Follows documentation/swiftui/button.
struct ButtonRule: LayoutRule {
  let role: ButtonRole?
  /// Whether the system's style is used, so that the label has the tint.
  let isTinted: Bool
  var isModifier: Bool { true }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { box.children[0].size(proposal) }
}

/// What the system's styles draw around a label.
struct ChromeRule: LayoutRule {
  let chrome: ButtonChrome
  let shape: ButtonBorderShape
  let insets: EdgeInsets
  var isModifier: Bool { true }

  @MainActor init(
    chrome: ButtonChrome, shape: ButtonBorderShape = .automatic, environment: EnvironmentValues
  ) {
    (self.chrome, self.shape) = (chrome, shape)
    let hasBorder =
      switch chrome {
      case .bordered, .borderedProminent, .glass, .glassProminent: true
      case .plain, .borderless, .link: false
      }
    let (horizontal, vertical): (CGFloat, CGFloat) =
      switch environment.controlSize {
      case .mini, .small: (10, 3)
      case .regular: (12, 6)
      case .large, .extraLarge: (20, 14)
      }
    insets =
      hasBorder
      ? EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      : EdgeInsets()
  }

  private var padding: PaddingRule { PaddingRule(insets: insets) }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    var size = padding.size(box, proposal)
    if shape == .circle { size.width = max(size.width, size.height) }
    return size
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    padding.arrange(box, size, proposal)
  }
}

extension ButtonChrome: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    guard !boxes.isEmpty else { return [] }
    let label = builder.single(boxes, node, as: StackRule.horizontal)
    let shape = node.nearest(ButtonBorderShape.self) ?? .automatic
    return [
      Box(node, ChromeRule(chrome: self, shape: shape, environment: node.environment), [label])
    ]
  }
}

extension BoxBuilder {
  /// A button, a link or a menu.
  func button(_ node: ViewNode, _ role: ButtonRole?) -> [Box] {
    var inner = along(.horizontal)
    inner.font = place == .menu && role == .cancel ? .headline : nil
    let content = inner.content(of: node)
    guard !content.isEmpty else { return [] }
    let label = single(content, node, as: StackRule.horizontal)
    let isStyled =
      node.environment.style((any ButtonStyle).self) != nil && node.view is any StyledButton
    let isRow = place == .row && node.view is any ScreenLink
    return [Box(node, ButtonRule(role: role, isTinted: !isStyled && !isRow), [label])]
  }
}

/// A button whose look an author's style decides.
@MainActor protocol StyledButton {}
extension Button: StyledButton {}

/// A link to another screen; in a list it has an arrow.
@MainActor protocol ScreenLink {}
extension NavigationLink: ScreenLink {}
