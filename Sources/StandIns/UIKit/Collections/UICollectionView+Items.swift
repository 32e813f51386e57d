import QuartzCore

extension UICollectionView {
  func _loadIfNeeded() {
    guard _needsReload else { return }
    _needsReload = false
    for path in Array(_cells.keys) { _recycle(path) }
    for view in _supplements.values.flatMap(\.values) { view.removeFromSuperview() }
    _supplements = [:]
    _counts = _askForCounts()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  private func _askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func _placeItems() {
    let layout = collectionViewLayout
    layout._prepareIfNeeded()
    contentSize = layout.collectionViewContentSize
    let visible = bounds.insetBy(dx: -1, dy: -1)
    var shown: Set<IndexPath> = []
    for attributes in layout.layoutAttributesForElements(in: visible) ?? []
    where attributes.frame.intersects(visible) && !attributes.isHidden {
      let path = attributes.indexPath
      if attributes.representedElementCategory == .cell {
        shown.insert(path)
        cell(at: path).map { $0.apply(attributes) }
      } else if let kind = attributes.representedElementKind {
        supplement(kind, path).map { $0.apply(attributes) }
      }
    }
    for path in _cells.keys where !shown.contains(path) { _recycle(path) }
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = _cells[path] { return cell }
    guard let made = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    _cells[path] = made
    made.isSelected = _selection.contains(path)
    delegate?.collectionView(self, willDisplay: made, forItemAt: path)
    addSubview(made)
    return made
  }

  private func supplement(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    if let made = _supplements[kind]?[path] { return made }
    guard
      let made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    else { return nil }
    _supplements[kind, default: [:]][path] = made
    delegate?.collectionView(
      self, willDisplaySupplementaryView: made, forElementKind: kind, at: path)
    addSubview(made)
    return made
  }

  func _recycle(_ path: IndexPath) {
    guard let cell = _cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cell.reuseIdentifier.map { _pool[$0, default: []].append(cell) }
  }

  // MARK: Reuse

  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    _register(cellClass, "cell", identifier)
  }
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { _register(viewClass, elementKind, identifier) }

  private func _register(_ aClass: AnyClass?, _ kind: String, _ identifier: String) {
    guard let type = aClass as? UICollectionReusableView.Type else {
      _factories["\(kind) \(identifier)"] = nil
      return
    }
    _factories["\(kind) \(identifier)"] = { type._make() }
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    _factories["\(kind) \(identifier)"] = nib.map { nib in
      {
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
          ?? UICollectionReusableView(frame: .zero)
      }
    }
  }
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _factories["cell \(identifier)"] = nib.map { nib in
      {
        let made = nib.instantiate(withOwner: nil).compactMap { $0 as? UICollectionViewCell }.first
        return made ?? UICollectionViewCell(frame: .zero)
      }
    }
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = _pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = _factories["cell \(identifier)"]?() as? UICollectionViewCell else {
      preconditionFailure(
        "Could not dequeue a view of kind: cell with identifier \(identifier): register a nib or "
          + "a class for it or connect a prototype cell in a storyboard")
    }
    cell._reuseIdentifier = identifier
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = _factories["\(elementKind) \(identifier)"]?() else {
      preconditionFailure(
        "Could not dequeue a view of kind: \(elementKind) with identifier \(identifier): register "
          + "a nib or a class for it")
    }
    view._reuseIdentifier = identifier
    return view
  }

  func _read(_ element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    if let flow = element.child(key: "collectionViewLayout"), flow.name.contains("low") {
      (collectionViewLayout as? UICollectionViewFlowLayout)?._read(flow)
    }
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      _factories["cell \(identifier)"] = {
        loader.makePrototype(prototype) as? UICollectionReusableView
          ?? UICollectionViewCell(frame: .zero)
      }
    }
  }

  // MARK: Updates

  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    _reset()
    _loadIfNeeded()
    _MediaClock.main._schedule(after: 0.3) { completion?(true) }
  }
  public func insertItems(at indexPaths: [IndexPath]) { _update() }
  public func deleteItems(at indexPaths: [IndexPath]) {
    _selection.removeAll { indexPaths.contains($0) }
    _update()
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { _update() }
  public func reloadItems(at indexPaths: [IndexPath]) { _update() }
  public func reconfigureItems(at indexPaths: [IndexPath]) { _update() }
  public func insertSections(_ sections: IndexSet) { _update() }
  public func deleteSections(_ sections: IndexSet) { _update() }
  public func reloadSections(_ sections: IndexSet) { _update() }
  public func moveSection(_ section: Int, toSection newSection: Int) { _update() }

  /// Cells are made anew, which shows any change of the data.
  private func _update() { _reset() }
}
