import UIKit

@_spi(Stele) extension Element {
  /// What modifiers call the element: its accessibility label, then its identifier.
  public var accessibilityNames: [String] {
    var names: [String] = []
    for node in node.modifiers {
      guard let trait = node.trait as? AccessibilityTrait else { continue }
      switch trait {
      case .label(let text): names.append(text.string(in: node.environment))
      case .identifier(let identifier): names.append(identifier)
      case .inputLabels(let texts): names += texts.map { $0.string(in: node.environment) }
      default: continue
      }
    }
    return names
  }

  /// What modifiers say that its value is.
  public var accessibilityValue: String? {
    for node in node.modifiers {
      if let trait = node.trait as? AccessibilityTrait, case .value(let text) = trait {
        return text.string(in: node.environment)
      }
    }
    return nil
  }

  /// The name of the image that it shows.
  public var imageName: String? { (node.leaf as? Image)?.name }

  /// What tells the element from others for as long as it is on the screen.
  public var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Whether a tap on it, or on what it lies in, does something.
  public var reactsToTap: Bool { target { $0.reactsToTap } != nil }

  /// Whether a modifier of it recognises what a finger does.
  public var hasGesture: Bool { node.modifiers.contains { $0.trait is GestureTrait } }

  /// The view of UIKit that it stands for.
  public var representedView: UIView? { node.isRepresented ? node.representedView : nil }

  /// The controller of UIKit that it stands for.
  public var representedController: UIViewController? {
    node.isRepresented ? node.representedController : nil
  }

  /// What can be chosen in a picker.
  public var options: [String] { node.isPicker ? node.options.map(\.label) : [] }

  /// What is chosen in a picker, as it is written there.
  public var chosenOption: String? {
    guard case .selection(let get, _) = node.control, let tag = get() else { return nil }
    return node.options.first { $0.tag == tag }?.label
  }
}

extension ViewNode {
  /// The node and those of the modifiers around it, from the inside out.
  var modifiers: [ViewNode] {
    var found = [self]
    var current = self
    while case .content = current.place, let parent = current.parent, parent.control == nil,
      !parent.isStack, parent.leaf == nil,
      parent.children.filter({ $0.place == .content }).count == 1
    {
      found.append(parent)
      current = parent
    }
    return found
  }

  /// What a trait of a kind says on what is shown in this screen; the outermost one counts.
  func shownTrait<Value>(_ value: (BarTrait) -> Value?) -> Value? {
    if let trait = trait as? BarTrait, let found = value(trait) { return found }
    for child in children where !hiddenKeys.contains(child.key) {
      if case .presented = child.place { continue }
      if let found = child.shownTrait(value) { return found }
    }
    return nil
  }

  /// The title that the screen sets for the bar above it.
  var barTitle: String? {
    shownTrait { if case .title(let text) = $0 { text } else { nil } }?.string(in: environment)
  }

  /// Whether the screen hides the button that goes back, if it says so.
  var hidesBackButton: Bool? {
    shownTrait { if case .backButtonHidden(let isHidden) = $0 { isHidden } else { nil } }
  }
}

@_spi(Stele) extension ViewHost {
  /// The titles of the screens in the stack that is shown, the last one on top. Without a stack it is that
  /// of the view itself.
  public var titles: [String?] {
    graph.update()
    guard let root = graph.root else { return [] }
    let top = topmost(root)
    guard let stack = top.shownStack else { return [top.barTitle] }
    return stack.screens.map(\.barTitle)
  }

  /// The title of the screen that is left for another one by going back; nothing where no button goes back.
  public var backTitle: String? {
    graph.update()
    guard let root = graph.root, let stack = topmost(root).shownStack else { return nil }
    let screens = stack.screens
    guard let last = screens.last, screens.count > 1, last.hidesBackButton != true else {
      return nil
    }
    return screens.dropLast().last?.barTitle ?? "Back"
  }

  /// The kind of presentation that is in front, such as `sheet`; nothing without one.
  public var presentation: String? {
    guard let root = graph.root, case .presented(let kind) = topmost(root).place else { return nil }
    return "\(kind)"
  }

  /// What a downward swipe on a sheet does. The answer is false where there is no sheet, or one that stays.
  public func dismissBySwipe() -> Bool {
    graph.update()
    guard let root = graph.root else { return false }
    let top = topmost(root)
    guard case .presented(let kind) = top.place, kind == .sheet || kind == .popover,
      !top.staysWhenSwiped, let presentation = top.parent?.trait as? Presentation
    else { return false }
    presentation.dismiss()
    graph.update()
    return true
  }

  /// The labels of the tabs on the screen, and the one that is shown.
  public var tabLabels: [(label: String, isShown: Bool)] {
    graph.update()
    guard let node = screen?.descendants.first(where: { $0.node.trait is TabSelection })?.node
    else { return [] }
    return tabs(of: node).compactMap { tab in
      tab.node.tabLabel.map { ($0, tab.node.isActive) }
    }
  }
}

extension ViewNode {
  /// The innermost stack of screens that is shown.
  fileprivate var shownStack: ViewNode? {
    for child in children where !hiddenKeys.contains(child.key) {
      if case .presented = child.place { continue }
      if let deeper = child.shownStack { return deeper }
    }
    if case .navigation = control { return self }
    return nil
  }

  /// The screens of a stack, the last one on top.
  var screens: [ViewNode] {
    children.filter { if case .screen = $0.place { true } else { false } }
  }

  /// Whether what is presented keeps the user from pulling it away.
  fileprivate var staysWhenSwiped: Bool {
    if let trait = trait as? PresentationTrait, case .dismissDisabled(let isDisabled) = trait {
      return isDisabled
    }
    return children.contains { child in
      if case .presented = child.place { return false }
      return child.staysWhenSwiped
    }
  }
}

/// A controller that shows a view of SwiftUI, whatever kind of view.
@_spi(Stele) @MainActor public protocol HostingController: UIViewController {
  /// What shows the view.
  var host: ViewHost { get }
}

@_spi(Stele) extension Element {
  /// Whether it has the focus.
  public var isFocused: Bool {
    node.modifiers.contains { ($0.trait as? FocusTrait)?.isFocused() == true }
  }
}

@_spi(Stele) extension Element {
  /// The scale at which it, or what it shows, is drawn: 1 where nothing scales it.
  public var drawnScale: Double {
    let around = node.modifiers.lazy.compactMap(\.scale).first
    return Double(around ?? node.scaleWithin ?? 1)
  }
}

extension ViewNode {
  /// The scale that the modifier of this node draws its view at.
  fileprivate var scale: CGFloat? {
    if let effect = trait as? Effect, case .scale(let size, _) = effect { size.height } else { nil }
  }

  fileprivate var scaleWithin: CGFloat? {
    for child in children where !hiddenKeys.contains(child.key) {
      if case .presented = child.place { continue }
      if let found = child.scale ?? child.scaleWithin { return found }
    }
    return nil
  }
}

@_spi(Stele) extension ViewHost {
  /// The view of UIKit that the host's view fills, where a controller shows it.
  public var hostingView: UIView? {
    (graph.root?.environment.host?.object as? UIViewController)?.viewIfLoaded
  }
}
