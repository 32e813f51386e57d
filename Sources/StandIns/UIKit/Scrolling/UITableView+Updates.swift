import QuartzCore

/// What a batch of updates changes.
struct _TableUpdates {
  var depth = 1
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var moved = 0
  var sectionsInserted = IndexSet()
  var sectionsDeleted = IndexSet()
}

extension UITableView {
  public func beginUpdates() {
    if _updates == nil {
      _loadIfNeeded()
      _updates = _TableUpdates()
    } else {
      _updates?.depth += 1
    }
  }

  public func endUpdates() {
    guard var updates = _updates else { return }
    updates.depth -= 1
    _updates = updates.depth == 0 ? nil : updates
    if updates.depth == 0 { apply(updates) }
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    _MediaClock.main._schedule(after: 0.3) { completion?(true) }
  }

  private func change(_ body: (inout _TableUpdates) -> Void) {
    beginUpdates()
    if var updates = _updates {
      body(&updates)
      _updates = updates
    }
    endUpdates()
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { updates in
      updates.deleted.append(indexPath)
      updates.inserted.append(newIndexPath)
    }
  }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths {
      _heights[path] = nil
      _recycle(path)
    }
    setNeedsLayout()
  }
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.sectionsInserted.formUnion(sections) }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.sectionsDeleted.formUnion(sections) }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    let selection = _selection
    reloadData()
    _selection = selection.filter { !sections.contains($0.section) }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change {
      $0.sectionsDeleted.insert(section)
      $0.sectionsInserted.insert(newSection)
    }
  }

  /// The data source must have changed by exactly what was announced.
  private func apply(_ updates: _TableUpdates) {
    let before = _counts
    var kept = before.enumerated().filter { !updates.sectionsDeleted.contains($0.offset) }
      .map { section, count in count - updates.deleted.count { $0.section == section } }
    for section in updates.sectionsInserted.sorted() {
      kept.insert(-1, at: min(section, kept.count))
    }
    let after = _askForCounts()
    precondition(
      kept.count == after.count,
      "Invalid update: \(after.count) sections after the update, \(before.count) before it")
    for (section, count) in kept.enumerated() where count >= 0 {
      let added = updates.inserted.count { $0.section == section }
      precondition(
        count + added == after[section],
        "Invalid update: invalid number of rows in section \(section). It has \(after[section]) "
          + "rows after the update, but should have \(count + added)")
    }
    reloadData()
  }
}
