import Foundation

/// A view that draws itself and has nothing in it.
@MainActor protocol Leaf {
  var leafKind: Element.Kind { get }
}

extension Text: Leaf { var leafKind: Element.Kind { .text } }
extension Image: Leaf { var leafKind: Element.Kind { .image } }
extension Color: Leaf { var leafKind: Element.Kind { .color } }
extension _ShapeView: Leaf { var leafKind: Element.Kind { .shape } }

/// A view that arranges others.
@MainActor protocol Arrangement {}
extension HStack: Arrangement {}
extension VStack: Arrangement {}
extension ZStack: Arrangement {}
extension LazyHStack: Arrangement {}
extension LazyVStack: Arrangement {}
extension LazyVGrid: Arrangement {}
extension LazyHGrid: Arrangement {}
extension Grid: Arrangement {}
extension GridRow: Arrangement {}
extension LayoutView: Arrangement {}

extension ViewNode {
  var isStack: Bool { view is any Arrangement }

  /// The view, if it draws itself. An optional view would be cast to what is in it, so its type
  /// is asked first.
  var leaf: (any Leaf)? {
    type(of: view) is any Leaf.Type ? view as? any Leaf : nil
  }

  var kind: Element.Kind {
    switch control {
    case .button: .button
    case .toggle: .toggle
    case .text(_, _, let isSecure, _): isSecure ? .secureField : .textField
    case .value: .slider
    case .stepper: .stepper
    case .selection: .picker
    case .disclosure: .disclosure
    case .date: .datePicker
    case .color: .colorPicker
    case .list: .list
    case .scroll: .scrollView
    case .navigation: .navigation
    case .tabs: .tabs
    case nil: leaf?.leafKind ?? (isRepresented ? .represented : .container)
    }
  }

  /// What is written on the view.
  var label: String {
    if let text = leaf as? Text { return text.string(in: environment) }
    if let image = leaf as? Image { return image.label?.string(in: environment) ?? image.name }
    if case .text(_, let prompt, _, _) = control, !prompt.isEmpty { return prompt }
    if let accessible = trait as? AccessibilityTrait, case .label(let text) = accessible {
      return text.string(in: environment)
    }
    let parts = children.filter { child in
      if hiddenKeys.contains(child.key) { return false }
      return switch child.place {
      case .content, .label, .screen: true
      default: false
      }
    }.map(\.label).filter { !$0.isEmpty }
    // The name of an icon says nothing where there is text beside it.
    let texts = parts.count > 1 ? parts.filter { !isImageOnly($0) } : parts
    return texts.joined(separator: " ")
  }

  private func isImageOnly(_ label: String) -> Bool {
    firstDescendant { ($0.view as? Image)?.name == label } != nil
      && firstDescendant { ($0.view as? Text)?.string(in: $0.environment) == label } == nil
  }

  func firstDescendant(where test: (ViewNode) -> Bool) -> ViewNode? {
    for child in children where !hiddenKeys.contains(child.key) {
      if test(child) { return child }
      if let found = child.firstDescendant(where: test) { return found }
    }
    return nil
  }

  var isButton: Bool { if case .button = control { true } else { false } }
  var isField: Bool { if case .text = control { true } else { false } }
  var isSlider: Bool { if case .value = control { true } else { false } }
  var isPicker: Bool { if case .selection = control { true } else { false } }

  var reactsToTap: Bool {
    if trait is GestureTrait { return true }
    return switch control {
    case .button, .toggle, .disclosure, .text: true
    default: false
    }
  }

  /// The options of a picker: the tags of the views in it and what is written there.
  var options: [(tag: AnyHashable, label: String)] {
    var found: [(AnyHashable, String)] = []
    func search(_ node: ViewNode, _ identity: AnyHashable?) {
      if let tag = node.trait as? TagTrait { return found.append((tag.value, node.label)) }
      if node.leaf != nil {
        if let identity { found.append((identity, node.label)) }
        return
      }
      let identity = (node.trait as? ElementIdentity)?.id ?? identity
      for child in node.children where child.place == .content { search(child, identity) }
    }
    for child in children where child.place == .content { search(child, nil) }
    return found
  }

  /// What stands for the view in the bar of tabs.
  var tabLabel: String? { tabItem?.label }

  /// The screen of the innermost stack that is shown.
  var deepestScreen: ViewNode? {
    for child in children where !hiddenKeys.contains(child.key) {
      if let deeper = child.deepestScreen { return deeper }
      if case .screen(let index) = child.place, index > 0 { return child }
    }
    return nil
  }
}
