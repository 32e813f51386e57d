import Foundation

/// What one layout finds out besides places: what views that know their size have to be told, and what
/// is presented over the screen.
@MainActor final class LayoutPass {
  private var frames: [ObjectIdentifier: (location: Location<CGRect>, frame: CGRect)] = [:]
  private var told: [() -> Bool] = []

  /// Tells a node its frame after the layout, so that it is built again with it. What is placed twice is
  /// where it was placed last.
  func tell(_ location: Location<CGRect>, _ frame: CGRect) {
    frames[ObjectIdentifier(location)] = (location, frame)
  }

  /// Has something done after the layout; it answers whether that changed anything.
  func afterwards(_ change: @escaping () -> Bool) { told.append(change) }

  /// Tells everything. Answers whether a view has to be laid out again for it.
  func finish() -> Bool {
    let moved = frames.values.filter { $0.location.value != $0.frame }
    for (location, frame) in moved { location.set(frame) }
    return told.map { $0() }.contains(true) || !moved.isEmpty
  }
}
