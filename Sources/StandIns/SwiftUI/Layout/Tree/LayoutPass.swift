import Foundation

/// What one layout finds out besides places: what views that know their size have to be told, and what
/// is presented over the screen.
@MainActor final class LayoutPass {
  let screen: ViewGraph.Screen
  private var told: [() -> Bool] = []

  init(screen: ViewGraph.Screen) { self.screen = screen }

  /// Tells a node its frame after the layout, so that it is built again with it.
  func tell(_ location: Location<CGRect>, _ frame: CGRect) {
    told.append {
      guard location.value != frame else { return false }
      location.set(frame)
      return true
    }
  }

  /// Has something done after the layout; it answers whether that changed anything.
  func afterwards(_ change: @escaping () -> Bool) { told.append(change) }

  /// Tells everything. Answers whether a view has to be laid out again for it.
  func finish() -> Bool {
    told.map { $0() }.contains(true)
  }
}
