import QuartzCore

extension UIViewController {
  /// The default: the view of the storyboard or nib, or an empty one.
  func _loadDefaultView() {
    if let loader = _viewLoader {
      _viewLoader = nil
      _ = loader(self)
      return
    }
    if let nib = UINib._named(nibName ?? _nibNameOfClass, in: nibBundle, required: nibName != nil) {
      _nibObjects = nib.instantiate(withOwner: self).map { $0 as AnyObject }
      if _view != nil { return }
    }
    _setView(UIView(frame: UIApplication.shared._screen.bounds))
  }

  /// `SettingsViewController` also looks for a nib of its own name.
  private var _nibNameOfClass: String {
    String(describing: type(of: self))
  }

  func _loadViewIfNeeded() {
    guard _view == nil else { return }
    loadView()
    viewDidLoad()
  }

  func _setView(_ view: UIView?) {
    if _view?._viewController === self { _view?._viewController = nil }
    _view = view
    view?._viewController = self
  }

  /// What the container or the screen says about the surroundings of the view.
  var _traitsForView: UITraitCollection {
    let inherited =
      _parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
      ?? UIApplication.shared._screen.traitCollection
    var all = [inherited]
    if let override = _parent?._childTraits[ObjectIdentifier(self)] { all.append(override) }
    if overrideUserInterfaceStyle != .unspecified {
      all.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return all.count == 1 ? inherited : UITraitCollection(traitsFrom: all)
  }

  var _allAdditionalInsets: UIEdgeInsets {
    let (own, outer) = (additionalSafeAreaInsets, _containerInsets)
    return UIEdgeInsets(
      top: own.top + outer.top, left: own.left + outer.left, bottom: own.bottom + outer.bottom,
      right: own.right + outer.right)
  }

  func _safeAreaDidChange() {
    guard let view = viewIfLoaded else { return }
    view._invalidateLayoutEngine()
    view.setNeedsLayout()
    view.safeAreaInsetsDidChange()
    viewSafeAreaInsetsDidChange()
  }

  func _titleDidChange() {
    navigationItem.title = title
    if parent is UITabBarController || tabBarItem.title == nil { tabBarItem.title = title }
    navigationController?._titleDidChange(of: self)
  }

  func _makeEditButtonItem() -> UIBarButtonItem {
    if let item = _editButtonItem { return item }
    let item = UIBarButtonItem(
      title: "Edit", style: .plain, target: self, action: Selector(UIViewController._toggleEditing))
    _editButtonItem = item
    return item
  }

  private func _toggleEditing() {
    setEditing(!isEditing, animated: true)
  }

  public var navigationController: UINavigationController? { _ancestor() }
  public var tabBarController: UITabBarController? { _ancestor() }
  public var splitViewController: UISplitViewController? { _ancestor() }

  /// The nearest container of the type, this controller not counted.
  func _ancestor<Container>() -> Container? {
    var candidate = _parent
    while let current = candidate {
      if let found = current as? Container { return found }
      candidate = current._parent
    }
    return nil
  }
}
