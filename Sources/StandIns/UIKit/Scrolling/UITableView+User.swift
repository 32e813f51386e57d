import QuartzCore

// What the user does with a table.
extension UITableView {
  /// Touches a row.
  public func _selectByUser(_ path: IndexPath) {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    if _selection.contains(path), allowsMultipleSelection {
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
      return
    }
    if !allowsMultipleSelection {
      for old in _selection where old != chosen {
        guard let given = delegate.map({ $0.tableView(self, willDeselectRowAt: old) }) ?? old else {
          return
        }
        deselectRow(at: given, animated: false)
        delegate?.tableView(self, didDeselectRowAt: given)
      }
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
    if let cell = _cells[chosen], let segue = cell._selectionSegue {
      _nearestController?._trigger(segue, cell)
    }
  }

  /// Touches the button at the end of a row.
  public func _tapAccessory(_ path: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Confirms deleting or inserting a row.
  public func _commit(_ editingStyle: UITableViewCell.EditingStyle, at path: IndexPath) {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return }
    dataSource?.tableView(self, commit: editingStyle, forRowAt: path)
  }

  /// Drags a row to another place while editing.
  public func _move(_ path: IndexPath, to destination: IndexPath) {
    guard isEditing, dataSource?.tableView(self, canMoveRowAt: path) ?? false else { return }
    let target = delegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: destination)
    dataSource?.tableView(self, moveRowAt: path, to: target ?? destination)
    reloadData()
  }

  /// The buttons that swiping a row shows; without own ones, a row that can be edited has Delete.
  public func _swipeActions(at path: IndexPath, leading: Bool = false) -> [UIContextualAction] {
    let own =
      leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions }
    guard !leading, dataSource?.tableView(self, canEditRowAt: path) ?? false,
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return [] }
    return [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?._commit(.delete, at: path)
        done(true)
      }
    ]
  }

  var _nearestController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// A button that swiping shows. Follows documentation/uikit/uicontextualaction.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// What touching the button does. The answer of the handler goes to the closure.
  public func _press(in view: UIView, done: @escaping (Bool) -> Void = { _ in }) {
    handler(self, view, done)
  }

  /// Follows documentation/uikit/uicontextualaction/style-swift.enum.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
}

/// The buttons that swiping a row shows. Follows documentation/uikit/uiswipeactionsconfiguration.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
