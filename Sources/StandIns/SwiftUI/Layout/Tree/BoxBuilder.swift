import Foundation

/// A view that is laid out by a rule of its own; any other one stands for what is in it.
@MainActor protocol LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box]
}

/// What a modifier says that matters for the layout.
@MainActor protocol LayoutTrait {
  /// The boxes of the modified views, modified.
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box]
}

/// Makes boxes of nodes.
@MainActor struct BoxBuilder {
  /// The axis of the stack around: spacers and dividers follow it.
  var axis: Axis?
  /// Whether sections stay together, as lists want them.
  var keepsSections = false
  /// The font of texts whose author sets none.
  var font: Font?
  /// Whether texts are in capitals where the author says nothing of their case.
  var isUppercase = false
  /// Whether the views are in a sheet, whose bars are higher.
  var isInSheet = false
  /// What the views are in, where that changes how controls look.
  var place = Place.plain

  /// What views are in.
  enum Place { case plain, row, bar, menu }

  func along(_ axis: Axis?) -> BoxBuilder {
    var copy = self
    (copy.axis, copy.keepsSections) = (axis, false)
    return copy
  }

  func within(_ place: Place) -> BoxBuilder {
    var copy = along(nil)
    copy.place = place
    return copy
  }

  /// The boxes of a node: none for a view without content, several for a group of views.
  func boxes(of node: ViewNode) -> [Box] {
    if let control = node.control, let made = boxes(of: control, node) { return made }
    // An optional view would be cast to what is in it, so its type is asked first.
    if type(of: node.view) is any LaidOutView.Type, let view = node.view as? any LaidOutView {
      return view.boxes(node, self)
    }
    if node.isRepresented { return [Box(node, RepresentedRule())] }
    let content = content(of: node)
    guard let trait = node.trait as? any LayoutTrait else { return content }
    return trait.modify(content, node, self)
  }

  /// The boxes of the views in a node that are shown.
  func content(of node: ViewNode) -> [Box] {
    node.children.filter { $0.place == .content && !node.hiddenKeys.contains($0.key) }
      .flatMap { boxes(of: $0) }
  }

  /// The boxes of the children of a node in a place.
  func attached(_ node: ViewNode, _ place: ViewNode.Place) -> [Box] {
    node.children.filter { $0.place == place }.flatMap { boxes(of: $0) }
  }

  /// The environment of a text, with what the place gives it.
  func textEnvironment(_ node: ViewNode) -> EnvironmentValues {
    var environment = node.environment
    environment.font = environment.font ?? font
    if isUppercase, !environment.isTextCaseSet { environment.textCase = .uppercase }
    return environment
  }

  /// One box for several: those that a place for one view gets are in a stack, as SwiftUI puts them.
  func single(_ boxes: [Box], _ node: ViewNode, as rule: @autoclosure () -> any LayoutRule) -> Box {
    boxes.count == 1 ? boxes[0] : Box(node, rule(), boxes)
  }

  /// The first child of a key, as one box.
  func child(_ key: AnyHashable, of node: ViewNode) -> Box? {
    guard let child = node.children.first(where: { $0.key == key }) else { return nil }
    let boxes = boxes(of: child)
    return boxes.isEmpty ? nil : single(boxes, child, as: StackRule.horizontal)
  }
}
