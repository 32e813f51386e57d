import QuartzCore

/// Makes the objects of a scene or nib and connects them.
@MainActor final class _InterfaceBuilderLoader {
  weak var owner: NSObject?
  let storyboard: UIStoryboard?
  /// The scene's further objects: gesture recognizers, the exit.
  let others: [_InterfaceBuilderElement]
  private var objects: [String: AnyObject] = [:]
  private var connected: Set<String> = []
  private var elements: [(object: AnyObject, element: _InterfaceBuilderElement)] = []

  init(storyboard: UIStoryboard?, others: [_InterfaceBuilderElement]) {
    self.storyboard = storyboard
    self.others = others
  }

  func object(_ id: String) -> AnyObject? { objects[id] }

  func note(_ object: AnyObject, _ element: _InterfaceBuilderElement) {
    objects[element.id] = object
    elements.append((object, element))
  }

  // MARK: Making

  private func customType(_ element: _InterfaceBuilderElement) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let module = element["customModule"]
    guard
      let type = UIApplication.shared._interfaceBuilderTypes.type(named: name, module: module)
    else { preconditionFailure("Unknown class \(name) in Interface Builder file") }
    return type
  }

  func makeController(
    _ element: _InterfaceBuilderElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let coder = _InterfaceBuilderCoder(element, self)
    let type = customType(element) as? UIViewController.Type ?? Self.controllerType(element.name)
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      preconditionFailure("\(type).init(coder:) returned nil")
    }
    controller.storyboard = storyboard
    owner = controller
    objects[element.id] = controller
    controller._addRelationships(of: element, self)
    controller.awakeFromNib()
    return controller
  }

  private static func controllerType(_ name: String) -> UIViewController.Type {
    switch name {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "pageViewController": UIPageViewController.self
    default: UIViewController.self
    }
  }

  func makeView(_ element: _InterfaceBuilderElement) -> UIView {
    let coder = _InterfaceBuilderCoder(element, self)
    let type = customType(element) as? UIView.Type ?? Self.viewType(element.name)
    guard let view = type.init(coder: coder) else {
      preconditionFailure("\(type).init(coder:) returned nil")
    }
    return view
  }

  private static func viewType(_ name: String) -> UIView.Type {
    switch name {
    case "label": UILabel.self
    case "button": UIButton.self
    case "textField": UITextField.self
    case "textView": UITextView.self
    case "imageView": UIImageView.self
    case "switch": UISwitch.self
    case "slider": UISlider.self
    case "stepper": UIStepper.self
    case "segmentedControl": UISegmentedControl.self
    case "stackView": UIStackView.self
    case "scrollView": UIScrollView.self
    case "tableView": UITableView.self
    case "tableViewCell": UITableViewCell.self
    case "collectionView": UICollectionView.self
    case "collectionViewCell": UICollectionViewCell.self
    case "collectionReusableView": UICollectionReusableView.self
    case "progressView": UIProgressView.self
    case "activityIndicatorView": UIActivityIndicatorView.self
    case "datePicker": UIDatePicker.self
    case "pickerView": UIPickerView.self
    case "pageControl": UIPageControl.self
    case "searchBar": UISearchBar.self
    case "navigationBar": UINavigationBar.self
    case "toolbar": UIToolbar.self
    case "tabBar": UITabBar.self
    case "visualEffectView": UIVisualEffectView.self
    default: UIView.self
    }
  }

  // MARK: Connecting

  /// Everything that is not a part of the view tree, then the connections of all.
  func finish(_ root: NSObject, _ element: _InterfaceBuilderElement) {
    for other in others {
      guard objects[other.id] == nil else { continue }
      if let recognizer = makeRecognizer(other) { note(recognizer, other) }
    }
    addLayoutGuides(of: root, element)
    for (object, element) in elements { addConstraints(of: element, to: object) }
    for (object, element) in elements where object !== root { connect(object, element) }
    connect(root, element)
    for (object, _) in elements { (object as? UIView)?.awakeFromNib() }
  }

  private func makeRecognizer(_ element: _InterfaceBuilderElement) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      element.number("numberOfTapsRequired").map { tap.numberOfTapsRequired = Int($0) }
      return tap
    // Interface Builder writes it with a p.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return UILongPressGestureRecognizer()
    case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    default: return nil
    }
  }

  /// Before Xcode 9 a controller had guides where its bars end.
  private func addLayoutGuides(of root: NSObject, _ element: _InterfaceBuilderElement) {
    guard let view = (root as? UIViewController)?.view else { return }
    for part in element.list("layoutGuides") where part.name == "viewControllerLayoutGuide" {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let isTop = part["type"] == "top"
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(
          equalTo: isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(
          equalTo: isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor),
      ])
      objects[part.id] = guide
    }
  }

  private func addConstraints(of element: _InterfaceBuilderElement, to object: AnyObject) {
    for part in element.installed("constraints") {
      let first = part["firstItem"].map { objects[$0] } ?? object
      guard let first, let attribute = part["firstAttribute"].flatMap(_attribute(named:)) else {
        continue
      }
      let second = part["secondItem"].flatMap { objects[$0] }
      // A constraint with what a class of sizes leaves out, or with a dangling id, says nothing.
      guard second != nil || part["secondItem"] == nil, canRelate(first, second) else { continue }
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: _relation(named: part["relation"]),
        toItem: second,
        attribute: part["secondAttribute"].flatMap(_attribute(named:)) ?? .notAnAttribute,
        multiplier: _multiplier(part["multiplier"]), constant: part.variedNumber("constant") ?? 0)
      part.variedNumber("priority").map { constraint.priority = UILayoutPriority(Float($0)) }
      constraint.identifier = part["identifier"]
      objects[part.id] = constraint
      constraint.isActive = true
    }
  }

  private func canRelate(_ first: AnyObject, _ second: AnyObject?) -> Bool {
    guard let view = NSLayoutConstraint.view(of: first) else { return false }
    guard let second else { return true }
    return NSLayoutConstraint.view(of: second).map { view._commonAncestor(with: $0) != nil }
      ?? false
  }

  func connect(_ object: AnyObject, _ element: _InterfaceBuilderElement) {
    guard connected.insert(element.id).inserted else { return }
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet", "outletCollection": connectOutlet(connection, of: object)
      case "action": connectAction(connection, of: object)
      case "segue": addSegue(connection, from: object)
      default: continue
      }
    }
  }

  private func connectOutlet(_ connection: _InterfaceBuilderElement, of object: AnyObject) {
    guard let name = connection["property"],
      let value = connection["destination"].flatMap({ $0 == "-1" ? owner : objects[$0] })
    else { return }
    if name == "gestureRecognizers", let recognizer = value as? UIGestureRecognizer {
      (object as? UIView)?.addGestureRecognizer(recognizer)
    } else if !_setStandardOutlet(name, of: object, to: value),
      !UIApplication.shared._interfaceBuilderTypes.setOutlet(name, of: object, to: value)
    {
      preconditionFailure(
        "\(type(of: object)) is not key value coding-compliant for the key \(name)")
    }
  }

  private func connectAction(_ connection: _InterfaceBuilderElement, of object: AnyObject) {
    guard let name = connection["selector"] else { return }
    let id = connection["destination"] ?? ""
    let target: AnyObject? = id == "-1" ? owner : objects[id]
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      let events = connection["eventType"].map(_events(named:)) ?? control._primaryEvents
      control.addTarget(target, action: selector, for: events)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: return
    }
  }

  private func addSegue(_ element: _InterfaceBuilderElement, from object: AnyObject) {
    guard let source = owner as? UIViewController, let storyboard,
      element["kind"] != "relationship", object !== source
    else { return }
    let template = UIStoryboardSegueTemplate(element, storyboard)
    source._segues.append(template)
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak source] in source?._trigger(template, $0.sender) },
        for: control._primaryEvents)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { [weak source] in source?._trigger(template, $0.sender) }
    case let cell as UITableViewCell: cell._selectionSegue = template
    case let cell as UICollectionViewCell: cell._selectionSegue = template
    case let recognizer as UIGestureRecognizer:
      recognizer._segueSource = source
      recognizer._segue = template
    case let container as UIView where element["kind"] == "embed":
      source._embed(template, in: container)
    default: return
    }
  }
}
