@_spi(Stele) import SwiftUI
import UIKit

/// Reads what the user sees, through all controllers, views and hosted views.
@MainActor final class ScreenReader {
  /// What is held by a property of a controller or of a view around it, as outlets are, and the property's
  /// name.
  private var properties: [ObjectIdentifier: String] = [:]

  /// What is in front in a window: an alert or a sheet hides from the user what is behind it.
  static func read(_ window: UIWindow?) -> Item {
    let screen = Item(.screen, .words)
    guard let window else { return screen }
    window.layoutIfNeeded()
    ScreenReader().read(window, to: screen)
    return screen
  }

  private func read(_ window: UIWindow, to screen: Item) {
    if let top = Self.top(of: window) {
      let style =
        top.presentingViewController == nil ? nil : top.presentationController?.presentationStyle
      if style == .pageSheet || style == .formSheet {
        let sheet = Item(.sheet, .words)
        screen.add(sheet)
        addController(top, to: sheet)
      } else {
        addController(top, to: screen)
      }
    } else {
      for view in window.subviews { add(view, to: screen) }
    }
  }

  /// The controller that was presented last, or the window's own.
  static func top(of window: UIWindow) -> UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  // MARK: Controllers

  func addController(_ controller: UIViewController, to item: Item) {
    noteProperties(of: controller)
    switch controller {
    case let alert as UIAlertController: addAlert(alert, to: item)
    case let stack as UINavigationController: addStack(stack, to: item)
    case let tabs as UITabBarController: addTabs(tabs, to: item)
    default:
      guard let view = controller.viewIfLoaded else { return }
      if let hosting = controller as? any HostingController {
        ElementReader(reader: self).read(hosting.host, to: item)
      } else {
        for subview in view.subviews { add(subview, to: item) }
      }
    }
  }

  private func addStack(_ stack: UINavigationController, to item: Item) {
    if !stack.isNavigationBarHidden, let top = stack.topViewController {
      let bar = Item(.bar, .view(stack.navigationBar))
      item.add(bar)
      if let back = stack.navigationBar._backTitle {
        bar.add(Item(.button, .back(stack.navigationBar), names: ["Back"], text: back))
      }
      addButtons(top.navigationItem.leftBarButtonItems, to: bar)
      if let title = Titles.title(of: top) { bar.add(Item(.text, .words, text: title)) }
      if let view = top.navigationItem.titleView { add(view, to: bar) }
      addButtons(top.navigationItem.rightBarButtonItems, to: bar)
    }
    if let top = stack.topViewController { addController(top, to: item) }
    if !stack.isToolbarHidden { addButtons(stack.topViewController?.toolbarItems, to: item) }
  }

  private func addTabs(_ tabs: UITabBarController, to item: Item) {
    if let shown = tabs.selectedViewController { addController(shown, to: item) }
    guard !tabs.tabBar.isHidden else { return }
    for tab in tabs.tabBar.items ?? [] {
      item.add(
        Item(
          .tab, .tab(tabs.tabBar, tab),
          names: [tab.accessibilityLabel, tab.accessibilityIdentifier],
          text: tab.title, value: tab.badgeValue, isEnabled: tab.isEnabled,
          isOn: tabs.tabBar.selectedItem === tab))
    }
  }

  private func addAlert(_ alert: UIAlertController, to item: Item) {
    let shown = Item(.alert, .view(alert.view), names: [alert.title])
    item.add(shown)
    for text in [alert.title, alert.message].compactMap(\.self) {
      shown.add(Item(.text, .words, text: text))
    }
    for field in alert.textFields ?? [] { add(field, to: shown) }
    for action in alert.actions {
      shown.add(
        Item(
          .button, .alertAction(alert, action), text: action.title, isEnabled: action.isEnabled))
    }
  }

  private func addButtons(_ buttons: [UIBarButtonItem]?, to item: Item) {
    for button in buttons ?? [] where !button.isHidden {
      if let view = button.customView {
        add(view, to: item)
      } else if button.title != nil || button.image != nil || button._systemItem != nil {
        let system = button._systemItem.map { "\($0)".capitalized }
        item.add(
          Item(
            .button, .barButton(button),
            names: [
              button.accessibilityLabel, button.accessibilityIdentifier, button.image?._name,
              system,
              properties[ObjectIdentifier(button)],
            ], text: button.title, isEnabled: button.isEnabled))
      }
    }
  }

  /// The properties of a controller or a view name what they hold, as outlets do.
  private func noteProperties(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for (label, value) in current.children {
        guard let label, let object = Self.object(value) else { continue }
        let name = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
        properties[ObjectIdentifier(object)] = properties[ObjectIdentifier(object)] ?? name
      }
      mirror = current.superclassMirror
    }
  }

  private static func object(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { object($0.value) }
    }
    return value as? UIView ?? value as? UIBarButtonItem
  }

  // MARK: Views

  /// What a view of UIKit is to the user, and what is in it.
  func add(_ view: UIView, to item: Item) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let controller = view.next as? UIViewController {
      return addController(controller, to: item)
    }
    let name = properties[ObjectIdentifier(view)]
    guard let own = ViewItems.item(for: view, isNamed: name != nil) else {
      for subview in view.subviews { add(subview, to: item) }
      return
    }
    own.call(name)
    item.add(own)
    // The system's own views have parts too, but nobody would call them by the names of these.
    if isOfSample(view) { noteProperties(of: view) }
    switch view {
    case let table as UITableView: addRows(of: table, to: own)
    case let collection as UICollectionView: addCells(of: collection, to: own)
    case let control as UISegmentedControl: addSegments(of: control, to: own)
    case is UIButton, is UITextField, is UISwitch, is UISlider, is UIStepper, is UILabel: break
    default: for subview in view.subviews { add(subview, to: own) }
    }
  }

  private func isOfSample(_ object: AnyObject) -> Bool {
    let name = String(reflecting: type(of: object))
    return !name.hasPrefix("UIKit.") && !name.hasPrefix("SwiftUI.")
  }

  private func addSegments(of control: UISegmentedControl, to item: Item) {
    for index in 0..<control.numberOfSegments {
      item.add(
        Item(
          .segment, .segment(control, index),
          names: [control.imageForSegment(at: index)?._name],
          text: control.titleForSegment(at: index),
          isEnabled: control.isEnabled && control.isEnabledForSegment(at: index),
          isOn: control.selectedSegmentIndex == index))
    }
  }

  private func addRows(of table: UITableView, to item: Item) {
    if let header = table.tableHeaderView { add(header, to: item) }
    for section in 0..<table.numberOfSections {
      if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
        item.add(Item(.text, .words, text: title))
      }
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        guard let cell = table.cellForRow(at: path) else { continue }
        addRow(cell, .row(table, path), isSelected: cell.isSelected, to: item)
      }
      if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
        item.add(Item(.text, .words, text: title))
      }
    }
  }

  private func addCells(of collection: UICollectionView, to item: Item) {
    for path in collection.indexPathsForVisibleItems.sorted() {
      guard let cell = collection.cellForItem(at: path) else { continue }
      addRow(cell, .cell(collection, path), isSelected: cell.isSelected, to: item)
    }
  }

  /// The buttons that a swipe over a row has shown.
  static func add(_ actions: [(action: UIContextualAction, view: UIView)], to item: Item) {
    for (action, view) in actions {
      item.add(
        Item(.button, .swipeAction(action, view), names: [action.image?._name], text: action.title))
    }
  }

  private func addRow(_ cell: UIView, _ source: Item.Source, isSelected: Bool, to item: Item) {
    cell.layoutIfNeeded()
    let inside = Item(.view, .words)
    for subview in cell.subviews { add(subview, to: inside) }
    let texts = inside.all.compactMap(\.text)
    let row = Item(
      .row, source, names: [cell.accessibilityLabel, cell.accessibilityIdentifier, texts.first],
      text: texts.joined(separator: " "), isOn: isSelected)
    for child in inside.children { row.add(child) }
    item.add(row)
  }
}

extension UIImage {
  /// The name of the symbol or the file.
  var _name: String? {
    switch _source {
    case .symbol(let name, _): name
    case .file(let url): url.deletingPathExtension().lastPathComponent
    case .bitmap: nil
    }
  }
}
