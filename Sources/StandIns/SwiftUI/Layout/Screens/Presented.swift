import Foundation

/// What is presented over a screen, as boxes with frames of their own.
struct PresentedBox {
  let kind: PresentationKind
  /// The room of the sheet, the alert or the menu.
  let card: CGRect
  let content: Box
  /// What the presentation says about how it looks.
  let look: PresentedLook
  /// Whether a sheet leaves no more free than a strip at the top.
  var isFullHeight = false
}

/// How a presentation looks.
struct PresentedLook {
  var detents: [PresentationDetent] = []
  var selection: PresentationDetent?
  var showsIndicator: Bool?
  var background: AnyShapeStyle?
  var cornerRadius: CGFloat?
}

extension ViewNode {
  /// The nodes that are presented over the views in this one, without those over a presentation.
  var presented: [(node: ViewNode, kind: PresentationKind)] {
    var found: [(ViewNode, PresentationKind)] = []
    func search(_ node: ViewNode) {
      for child in node.children where !node.hiddenKeys.contains(child.key) {
        if case .presented(let kind) = child.place {
          found.append((child, kind))
        } else {
          search(child)
        }
      }
    }
    search(self)
    return found
  }

  /// What the views say about the presentation that they are in.
  var presentedLook: PresentedLook {
    var look = PresentedLook()
    func search(_ node: ViewNode) {
      if let trait = node.trait as? PresentationTrait {
        switch trait {
        case .detents(let detents, let selection):
          look.detents = Array(detents)
          look.selection = selection?.wrappedValue
        case .dragIndicator(let visibility):
          look.showsIndicator = visibility == .automatic ? nil : visibility == .visible
        case .background(let style): look.background = style
        case .cornerRadius(let radius): look.cornerRadius = radius
        case .backgroundInteraction, .adaptation, .dismissDisabled: break
        }
      }
      for child in node.children where child.place == .content { search(child) }
    }
    search(self)
    return look
  }
}

extension PresentedBox {
  /// Lays out what is presented over a screen.
  @MainActor static func make(
    _ node: ViewNode, _ kind: PresentationKind, over frames: [ObjectIdentifier: CGRect],
    _ surroundings: Surroundings
  ) -> PresentedBox? {
    let look = node.presentedLook
    switch kind {
    case .fullScreenCover:
      return fill(node, kind, surroundings.outer, surroundings, look)
    case .sheet, .popover, .inspector:
      let card = sheet(look, surroundings)
      var box = fill(node, kind, card, surroundings, look)
      box?.isFullHeight = card.minY <= surroundings.outer.minY + stripHeight(surroundings)
      return box
    case .alert: return card(node, kind, AlertRule(), 270, surroundings, look)
    case .confirmationDialog:
      let width = surroundings.outer.width - 16
      guard var dialog = card(node, kind, DialogRule(), width, surroundings, look) else {
        return nil
      }
      let y = surroundings.outer.maxY - max(surroundings.insets.bottom, 8) - dialog.card.height
      dialog = dialog.moved(to: CGPoint(x: surroundings.outer.minX + 8, y: y), surroundings)
      return dialog
    case .menu, .contextMenu:
      guard let menu = card(node, kind, MenuRule(), 250, surroundings, look) else { return nil }
      // The menu opens below what was tapped, or above where there is no room.
      let anchor = node.parent.flatMap { frames[ObjectIdentifier($0)] } ?? menu.card
      let safe = surroundings.safe
      let x = min(max(anchor.minX, safe.minX + 8), safe.maxX - 8 - menu.card.width)
      let below = anchor.maxY + 6
      let y = below + menu.card.height <= safe.maxY ? below : anchor.minY - 6 - menu.card.height
      return menu.moved(to: CGPoint(x: x, y: max(safe.minY, y)), surroundings)
    }
  }

  /// The room of a sheet: all but a strip at the top, or as high as its lowest detent.
  private static func sheet(_ look: PresentedLook, _ surroundings: Surroundings) -> CGRect {
    let outer = surroundings.outer
    let full = outer.height - stripHeight(surroundings)
    func height(_ detent: PresentationDetent) -> CGFloat {
      switch detent.kind {
      case .large: full
      case .medium: (outer.height / 2).rounded()
      case .height(let height): min(height + surroundings.insets.bottom, full)
      case .fraction(let fraction): min(full * fraction, full)
      }
    }
    let chosen = look.selection.map(height) ?? look.detents.map(height).min() ?? full
    return CGRect(
      x: outer.minX, y: outer.maxY - chosen, width: outer.width, height: chosen)
  }

  /// The height of what is free above a sheet.
  private static func stripHeight(_ surroundings: Surroundings) -> CGFloat {
    max(surroundings.insets.top, 20) + 10
  }

  @MainActor private static func fill(
    _ node: ViewNode, _ kind: PresentationKind, _ card: CGRect, _ surroundings: Surroundings,
    _ look: PresentedLook
  ) -> PresentedBox? {
    var inner = surroundings
    inner.outer = card
    inner.safe = card.shortened(by: surroundings.insets.bottom, at: .bottom)
    if kind == .fullScreenCover {
      inner.safe = inner.safe.shortened(by: surroundings.insets.top, at: .top)
    }
    var builder = BoxBuilder(axis: .vertical)
    builder.isInSheet = kind != .fullScreenCover
    let boxes = builder.boxes(of: node)
    guard !boxes.isEmpty else { return nil }
    let content = builder.single(boxes, node, as: StackRule.vertical)
    content.place(inSafeAreaOf: inner)
    return PresentedBox(kind: kind, card: card, content: content, look: look)
  }

  /// A card in the middle of the screen, as high as its content.
  @MainActor private static func card(
    _ node: ViewNode, _ kind: PresentationKind, _ rule: any LayoutRule, _ width: CGFloat,
    _ surroundings: Surroundings, _ look: PresentedLook
  ) -> PresentedBox? {
    var builder = BoxBuilder(axis: .vertical, place: .menu)
    if kind == .alert || kind == .confirmationDialog { builder.font = .footnote }
    let boxes = builder.boxes(of: node)
    guard !boxes.isEmpty else { return nil }
    let content = Box(node, rule, boxes)
    let offer = ProposedViewSize(width: width, height: nil)
    let size = content.size(offer)
    let outer = surroundings.outer
    let card = CGRect(
      x: outer.midX - size.width / 2, y: outer.midY - size.height / 2, width: size.width,
      height: size.height)
    content.place(at: card.origin, offer, surroundings)
    return PresentedBox(kind: kind, card: card, content: content, look: look)
  }

  @MainActor private func moved(to origin: CGPoint, _ surroundings: Surroundings) -> PresentedBox {
    content.place(at: origin, content.proposal, surroundings)
    return PresentedBox(
      kind: kind, card: CGRect(origin: origin, size: card.size), content: content, look: look)
  }
}
