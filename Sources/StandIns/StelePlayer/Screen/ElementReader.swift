@_spi(Stele) import SwiftUI
import UIKit

/// Reads what a host of SwiftUI shows, with the views of UIKit in it.
@MainActor struct ElementReader {
  let reader: ScreenReader

  func read(_ host: ViewHost, to around: Item) {
    host.update()
    guard let screen = host.screen else { return }
    var item = around
    if let kind = host.presentation.flatMap(Self.kind(ofPresentation:)) {
      item = Item(kind, .words)
      around.add(item)
    }
    let titles = host.titles
    if host.backTitle != nil || titles.count > 1 || titles.last.flatMap(\.self) != nil {
      let bar = Item(.bar, .words)
      if let back = host.backTitle {
        bar.add(Item(.button, .backOfElements(host), names: ["Back"], text: back))
      }
      if let title = titles.last.flatMap(\.self) { bar.add(Item(.text, .words, text: title)) }
      // A controller of UIKit around it shows the title in its own bar.
      if titles.count > 1 || !Self.isInStack(item) { item.add(bar) }
    }
    add(screen, host, to: item)
    for tab in host.tabLabels {
      item.add(Item(.tab, .tabOfElement(tab.label, host), text: tab.label, isOn: tab.isShown))
    }
  }

  private static func kind(ofPresentation kind: String) -> Item.Kind? {
    switch kind {
    case "alert", "confirmationDialog": .alert
    case "sheet": .sheet
    default: nil
    }
  }

  private static func isInStack(_ item: Item) -> Bool {
    item.children.contains { $0.kind == .bar }
  }

  private func add(_ element: Element, _ host: ViewHost, to item: Item) {
    if let controller = element.representedController {
      reader.addController(controller, to: item)
      return
    }
    if let view = element.representedView {
      reader.add(view, to: item)
      return
    }
    let names = element.accessibilityNames
    let own: Item?
    switch element.kind {
    case .text: own = Item(.text, .element(element, host), names: names, text: element.label)
    case .image:
      own = Item(
        .image, .element(element, host), names: names + [element.label, element.imageName])
    case .container, .shape, .color, .represented:
      // What only holds others is nothing to the user, unless it has a name or reacts.
      let reacts = element.hasGesture
      own =
        names.isEmpty && !reacts
        ? nil : Item(reacts ? .button : .view, .element(element, host), names: names)
    case .list, .scrollView, .navigation, .tabs:
      own = names.isEmpty ? nil : Item(.list, .element(element, host), names: names)
    case .textField, .secureField:
      own = Item(
        .field, .element(element, host), names: names + [element.label, element.value],
        value: element.value ?? "", isEnabled: element.isEnabled)
    case .picker:
      own = Item(
        .picker, .element(element, host), names: names + [element.label],
        value: element.chosenOption, isEnabled: element.isEnabled)
    default:
      own = Item(
        Self.kind(of: element), .element(element, host), names: names + [element.imageName],
        text: element.label, value: Self.value(of: element), isEnabled: element.isEnabled,
        isOn: element.isOn)
    }
    if let own { item.add(own) }
    for child in element.children { add(child, host, to: own ?? item) }
  }

  private static func kind(of element: Element) -> Item.Kind {
    switch element.kind {
    case .button, .disclosure: .button
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .datePicker, .colorPicker: .picker
    default: .view
    }
  }

  private static func value(of element: Element) -> String? {
    if let value = element.accessibilityValue { return value }
    if let isOn = element.isOn { return isOn ? "on" : "off" }
    guard let value = element.value else { return nil }
    return Double(value).map(ViewItems.number) ?? value
  }
}

/// The titles of screens.
@MainActor enum Titles {
  /// The title of a controller's screen.
  static func title(of controller: UIViewController) -> String? {
    if let hosting = controller as? any HostingController,
      let title = hosting.host.titles.last.flatMap(\.self)
    {
      return title
    }
    return controller.navigationItem.title ?? controller.title
  }

  /// The titles of the stack of screens that is in front, the last one on top.
  static func stack(in window: UIWindow?) -> [String] {
    guard let top = window.flatMap(ScreenReader.top) else { return [] }
    return stack(of: top)
  }

  private static func stack(of controller: UIViewController) -> [String] {
    switch controller {
    case let stack as UINavigationController:
      return stack.viewControllers.map { title(of: $0) ?? "" }
    case let tabs as UITabBarController:
      return tabs.selectedViewController.map(Self.stack) ?? []
    case let hosting as any HostingController:
      let represented = hosting.host.screen?.descendants.compactMap(\.representedController) ?? []
      if let inner = represented.map(Self.stack).first(where: { !$0.isEmpty }) { return inner }
      return hosting.host.titles.map { $0 ?? "" }
    default:
      let inner = controller.children.map(Self.stack).first { $0.count > 1 }
      return inner ?? [title(of: controller)].compactMap(\.self)
    }
  }
}
