import QuartzCore

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      _factories[identifier] = nil
      return
    }
    _factories[identifier] = { type._make(.default, identifier) }
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else {
      _factories[identifier] = nil
      return
    }
    _factories[identifier] = {
      let cell = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewCell }.first
      guard let cell else {
        preconditionFailure("The nib of '\(identifier)' must hold a table view cell")
      }
      cell._reuseIdentifier = identifier
      return cell
    }
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      _headerFactories[identifier] = nil
      return
    }
    _headerFactories[identifier] = { type._make(identifier) }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      _headerFactories[identifier] = nil
      return
    }
    _headerFactories[identifier] = {
      let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewHeaderFooterView }
      guard let view = views.first else {
        preconditionFailure("The nib of '\(identifier)' must hold a table view header or footer")
      }
      return view
    }
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = _pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return _factories[identifier]?()
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "Unable to dequeue a cell with identifier \(identifier): register a nib or a class for it "
          + "or connect a prototype cell in a storyboard")
    }
    return cell
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    _headerFactories[identifier]?()
  }

  /// Prototype cells and fixed cells of a storyboard.
  func _read(_ element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    element.number("rowHeight").map { rowHeight = $0 }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      _factories[identifier] = {
        loader.makePrototype(prototype) as? UITableViewCell ?? UITableViewCell()
      }
    }
    _staticCells = element.list("sections").map { section in
      section.list("cells").compactMap { loader.makeView($0) as? UITableViewCell }
    }
  }
}

extension _InterfaceBuilderLoader {
  /// A cell of its own, whose connections don't mix with those of the next.
  func makePrototype(_ element: _InterfaceBuilderElement) -> UIView {
    let loader = _InterfaceBuilderLoader(storyboard: storyboard, others: [])
    loader.owner = owner
    let view = loader.makeView(element)
    loader.finish(view, element)
    return view
  }
}
