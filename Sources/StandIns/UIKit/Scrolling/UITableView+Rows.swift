import QuartzCore

extension UITableView {
  var _allPaths: [IndexPath] {
    _counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  func _forgetHeights() {
    _heights = [:]
    setNeedsLayout()
  }

  /// Asks the data source how much there is, and drops the cells of before.
  func _loadIfNeeded() {
    guard _needsReload else { return }
    _needsReload = false
    for view in Array(_headers.values) + Array(_footers.values) { view.removeFromSuperview() }
    _headers = [:]
    _footers = [:]
    for path in Array(_cells.keys) { _recycle(path) }
    _counts = _askForCounts()
    setNeedsLayout()
  }

  func _askForCounts() -> [Int] {
    guard let dataSource else { return _staticCells.map(\.count) }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  // MARK: Heights

  /// How far rows are from the sides, in tables with inset sections.
  var _rowInset: CGFloat { style == .insetGrouped && bounds.width > 64 ? 16 : 0 }

  private func rowHeight(_ path: IndexPath) -> CGFloat {
    if let known = _heights[path] { return known }
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return asked }
    return estimatedRowHeight >= 0 ? max(1, estimatedRowHeight) : 44
  }

  private func headerHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    let asked =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0 { return asked }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    let view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if title == nil, view == nil { return style == .plain || _counts.isEmpty ? 0 : 18 }
    return style == .plain ? 28 : 38
  }

  /// Walks down the table: headers, rows and footers with where they begin and how high they are.
  private func walk(_ visit: (_ part: Part, _ top: CGFloat, _ height: CGFloat) -> Void) -> CGFloat {
    var top = tableHeaderView?.frame.height ?? 0
    func step(_ part: Part, _ height: CGFloat) {
      visit(part, top, height)
      top += height
    }
    for (section, count) in _counts.enumerated() {
      step(.header(section), headerHeight(section, isHeader: true))
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        step(.row(path), rowHeight(path))
      }
      step(.footer(section), headerHeight(section, isHeader: false))
    }
    return top
  }

  private enum Part: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  private func rect(of wanted: Part) -> CGRect {
    var found = CGRect.zero
    _ = walk { part, top, height in
      if part == wanted { found = CGRect(x: 0, y: top, width: bounds.width, height: height) }
    }
    return found
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(of: .row(indexPath)).insetBy(dx: _rowInset, dy: 0)
  }
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  // MARK: Visible parts

  /// Makes the cells that can be seen and measures those that decide their own height.
  func _placeRows() {
    // A measured height moves the rows below it, so another look may be needed.
    for _ in 0..<6 where !placeOnce() {}
  }

  /// Whether every height was known.
  private func placeOnce() -> Bool {
    let visible = bounds.insetBy(dx: 0, dy: -1)
    var shown: Set<IndexPath> = []
    var parts: [(Part, CGRect)] = []
    let end = walk { part, top, height in
      let rect = CGRect(x: 0, y: top, width: bounds.width, height: height)
      if rect.maxY >= visible.minY, rect.minY <= visible.maxY, height > 0 {
        parts.append((part, rect))
      }
    }
    var isSettled = true
    for (part, rect) in parts {
      switch part {
      case .header(let section): place(&_headers, section, rect, isHeader: true)
      case .footer(let section): place(&_footers, section, rect, isHeader: false)
      case .row(let path):
        shown.insert(path)
        let cell = cell(at: path)
        cell.frame = rect.insetBy(dx: _rowInset, dy: 0)
        if measure(cell, path) { isSettled = false }
      }
    }
    for path in _cells.keys where !shown.contains(path) { _recycle(path) }
    tableHeaderView.map {
      $0.frame = CGRect(x: 0, y: 0, width: bounds.width, height: $0.frame.height)
    }
    tableFooterView.map {
      $0.frame = CGRect(x: 0, y: end, width: bounds.width, height: $0.frame.height)
    }
    contentSize = CGSize(width: bounds.width, height: end + (tableFooterView?.frame.height ?? 0))
    return isSettled
  }

  private func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = _cells[path] { return cell }
    let made =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? _staticCells[path.section][path.row]
    _cells[path] = made
    made._editingDidChange(isEditing, self, path)
    made.setSelected(_selection.contains(path), animated: false)
    delegate?.tableView(self, willDisplay: made, forRowAt: path)
    addSubview(made)
    return made
  }

  /// Whether the cell turned out to be higher or lower than was assumed.
  private func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard asked < 0, _heights[path] == nil else { return false }
    let before = rowHeight(path)
    let height = cell._fittingHeight(width: bounds.width - 2 * _rowInset)
    _heights[path] = height
    return height != before
  }

  private func place(
    _ views: inout [Int: UIView], _ section: Int, _ rect: CGRect, isHeader: Bool
  ) {
    if views[section] == nil {
      let own =
        isHeader
        ? delegate?.tableView(self, viewForHeaderInSection: section)
        : delegate?.tableView(self, viewForFooterInSection: section)
      let title =
        isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section)
      guard own != nil || title != nil else { return }
      let view =
        own
        ?? {
          let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
          made._look = .init(style, isHeader: isHeader, rowInset: _rowInset)
          made.textLabel?.text = title
          return made
        }()
      views[section] = view
      addSubview(view)
    }
    views[section]?.frame = rect
  }

  func _recycle(_ path: IndexPath) {
    guard let cell = _cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    guard let identifier = cell.reuseIdentifier else { return }
    _pool[identifier, default: []].append(cell)
  }
}
