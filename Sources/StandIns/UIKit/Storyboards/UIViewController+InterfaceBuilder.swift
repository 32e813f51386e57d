import QuartzCore

extension UIViewController {
  func _configure(from element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    title = element["title"]
    switch element["modalPresentationStyle"] {
    case "fullScreen": modalPresentationStyle = .fullScreen
    case "pageSheet": modalPresentationStyle = .pageSheet
    case "formSheet": modalPresentationStyle = .formSheet
    case "overFullScreen": modalPresentationStyle = .overFullScreen
    case "overCurrentContext": modalPresentationStyle = .overCurrentContext
    case "popover": modalPresentationStyle = .popover
    default: break
    }
    readItems(element, loader)
    let isContainer = self is UINavigationController || self is UITabBarController
    guard !isContainer,
      let content = element.child(key: "view") ?? element.child("tableView")
        ?? element.child("collectionView") ?? element.child(key: "tableView")
    else { return }
    _viewLoader = { controller in
      loader.owner = controller
      let view = loader.makeView(content)
      controller._setView(view)
      loader.finish(controller, element)
      return view
    }
  }

  private func readItems(_ element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    if let item = element.child(key: "navigationItem") {
      loader.note(navigationItem, item)
      navigationItem.title = item["title"]
      switch item["largeTitleDisplayMode"] {
      case "always": navigationItem.largeTitleDisplayMode = .always
      case "never": navigationItem.largeTitleDisplayMode = .never
      default: break
      }
      navigationItem.leftBarButtonItems = buttons(item, "leftBarButtonItem", loader)
      navigationItem.rightBarButtonItems = buttons(item, "rightBarButtonItem", loader)
      navigationItem.backBarButtonItem = buttons(item, "backBarButtonItem", loader)?.first
    }
    if let item = element.child(key: "tabBarItem") {
      loader.note(tabBarItem, item)
      tabBarItem.title = item["title"]
      tabBarItem.image = item.image()
      item.number("tag").map { tabBarItem.tag = Int($0) }
    }
    (self as? UINavigationController)?.navigationBar.prefersLargeTitles =
      element.child(key: "navigationBar")?.flag("largeTitles") ?? false
  }

  private func buttons(
    _ item: _InterfaceBuilderElement, _ key: String, _ loader: _InterfaceBuilderLoader
  ) -> [UIBarButtonItem]? {
    let list = item.children.first { $0["key"] == key + "s" }?.children
    let elements = list ?? item.child(key: key).map { [$0] } ?? []
    guard !elements.isEmpty else { return nil }
    return elements.map { element in
      let made: UIBarButtonItem
      if let system = element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(named:)) {
        made = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      } else {
        made = UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
        made.image = element.image()
      }
      loader.note(made, element)
      return made
    }
  }

  /// The controllers that a container holds from the start.
  func _addRelationships(of element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    guard let storyboard = loader.storyboard else { return }
    var held: [UIViewController] = []
    for segue in element.list("connections") where segue.name == "segue" {
      if segue["kind"] == "relationship" {
        segue["destination"].flatMap(storyboard.scene(id:)).map {
          held.append(storyboard.instantiate($0))
        }
      } else {
        _segues.append(UIStoryboardSegueTemplate(segue, storyboard))
      }
    }
    guard !held.isEmpty else { return }
    switch self {
    case let container as UINavigationController: container.viewControllers = held
    case let container as UITabBarController: container.viewControllers = held
    case let container as UISplitViewController: container.viewControllers = held
    default: return
    }
  }
}

extension UIBarButtonItem.SystemItem {
  init?(named name: String) {
    let all: [String: Self] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    guard let found = all[name] else { return nil }
    self = found
  }
}
