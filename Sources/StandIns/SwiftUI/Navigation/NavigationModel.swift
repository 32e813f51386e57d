import Foundation

/// The screens above the first one of a stack.
@MainActor final class NavigationModel {
  /// A screen and how it got there.
  enum Entry {
    /// Pushed by a link that holds its view.
    case view(id: Int, any View)
    /// A value that a destination makes the view of.
    case value(AnyHashable)
  }

  private(set) var entries: [Entry] = []
  private var nextID = 0
  /// The path that the author keeps, if there is one.
  var path: PathBinding?
  weak var node: ViewNode?

  /// A path of any type.
  struct PathBinding {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
  }

  nonisolated init() {}

  func push(_ view: any View) {
    nextID += 1
    entries.append(.view(id: nextID, view))
    node?.invalidate()
  }

  func push(_ value: AnyHashable) {
    entries.append(.value(value))
    writePath()
    node?.invalidate()
  }

  func pop() {
    guard !entries.isEmpty else { return }
    entries.removeLast()
    writePath()
    node?.invalidate()
  }

  func popToRoot() {
    entries = []
    writePath()
    node?.invalidate()
  }

  /// Removes the screen at a position and those above it.
  func pop(to count: Int) {
    guard entries.count > count else { return }
    entries.removeLast(entries.count - count)
    writePath()
    node?.invalidate()
  }

  private func writePath() {
    path?.set(values)
  }

  private var values: [AnyHashable] {
    entries.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// Takes over what the author's path says now; screens of links stay above an equal path.
  func readPath() {
    guard let path else { return }
    let wanted = path.get()
    if wanted != values { entries = wanted.map { .value($0) } }
  }
}

/// What makes the screen of a value, declared by a view of the stack.
struct Destination {
  let type: Any.Type
  let make: (AnyHashable) -> (any View)?
}

/// A screen that is pushed while a binding says so.
struct BoundDestination {
  let isPresented: () -> Bool
  let dismiss: () -> Void
  let make: () -> any View
}

extension ViewNode {
  /// All traits of a type on the screens, in the order of the tree. Presentations have a
  /// navigation of their own.
  func traits<Trait>(_ type: Trait.Type) -> [(node: ViewNode, trait: Trait)] {
    var found: [(ViewNode, Trait)] = []
    if let own = trait as? Trait { found.append((self, own)) }
    for child in children {
      if case .presented = child.place { continue }
      found += child.traits(type)
    }
    return found
  }
}
