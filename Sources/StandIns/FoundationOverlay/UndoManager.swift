import Foundation

/// Records operations that can be undone. Follows documentation/foundation/undomanager.
open class UndoManager: NSObject {
  private var undoStack: [() -> Void] = []
  private var redoStack: [() -> Void] = []
  private var direction = Direction.recording

  private enum Direction { case recording, undoing, redoing }

  open var canUndo: Bool { !undoStack.isEmpty }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var isUndoing: Bool { direction == .undoing }
  open var isRedoing: Bool { direction == .redoing }
  open var levelsOfUndo = 0
  open private(set) var undoActionName = ""

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let operation = { [weak target] in
      guard let target else { return }
      handler(target)
    }
    switch direction {
    case .recording:
      redoStack.removeAll()
      undoStack.append(operation)
    case .redoing: undoStack.append(operation)
    case .undoing: redoStack.append(operation)
    }
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
  }

  open func setActionName(_ name: String) {
    undoActionName = name
  }

  open func undo() {
    guard let operation = undoStack.popLast() else { return }
    perform(operation, as: .undoing)
  }

  open func redo() {
    guard let operation = redoStack.popLast() else { return }
    perform(operation, as: .redoing)
  }

  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
  }

  private func perform(_ operation: () -> Void, as newDirection: Direction) {
    direction = newDirection
    operation()
    direction = .recording
  }
}
