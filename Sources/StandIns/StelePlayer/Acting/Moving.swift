@_spi(Stele) import SwiftUI
import UIKit
import WalkthroughSteps

/// Swipes, scrolling and going back.
@MainActor struct Moving {
  let stage: Stage

  /// Drags something by a distance.
  func drag(_ item: Item, _ way: Direction, _ length: Double) throws {
    try Touching.requireEnabled(item)
    switch item.source {
    case .element(let element, let host):
      try Touching.attempt { try host.drag(element, by: way.path(length)) }
    case .view(let view):
      let (root, point) = try Touching.touchable(view, item)
      drag(root, from: point, by: way.path(length))
    default: throw Failure(message: "“\(item.names.first ?? "")” can't be dragged")
    }
  }

  /// Goes back to the screen below, with the button for it.
  func back() throws {
    let screen = ScreenReader.read(stage.currentWindow)
    let buttons = screen.all.filter { item in
      switch item.source {
      case .back, .backOfElements: true
      default: false
      }
    }
    guard let button = buttons.last else {
      throw Failure(
        message: "there is no button to go back with on the screen",
        found: Finder(screen: screen).listing)
    }
    try Touching.tap(button)
  }

  /// Swipes over the screen, or over something on it.
  func swipe(_ way: Direction, on item: Item?) throws {
    if let item { return try swipe(way, over: item) }
    guard let window = stage.currentWindow, let top = ScreenReader.top(of: window) else { return }
    if way == .down, try pullDown(top) { return }
    let screen = ScreenReader.read(window)
    if let scroll = firstScrollView(in: top.view) { return self.scroll(scroll, way) }
    for item in screen.all {
      guard case .element(let element, let host) = item.source else { continue }
      if (try? host.drag(element, by: way.distance)) != nil { return }
    }
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    drag(window, from: middle, by: way.distance)
  }

  /// Pulls a sheet down. What is at its top stays only where the sheet says so.
  private func pullDown(_ top: UIViewController) throws -> Bool {
    if let hosting = top as? any HostingController, hosting.host.presentation != nil {
      guard hosting.host.dismissBySwipe() else {
        throw Failure(
          message:
            "the \(hosting.host.presentation ?? "presentation") stays: it can't be swiped away")
      }
      return true
    }
    guard top.presentingViewController != nil, let presentation = top.presentationController else {
      return false
    }
    switch presentation.presentationStyle {
    case .pageSheet, .formSheet, .popover:
      guard presentation._dismissByUser() else {
        throw Failure(message: "the sheet stays: it can't be swiped away")
      }
      return true
    default: return false
    }
  }

  private func firstScrollView(in view: UIView) -> UIScrollView? {
    if let scroll = view as? UIScrollView, scroll.isScrollEnabled { return scroll }
    return view.subviews.lazy.compactMap(firstScrollView).first
  }

  private func scroll(_ scroll: UIScrollView, _ way: Direction) {
    let distance = way.distance
    scroll._scroll(by: CGPoint(x: -distance.width, y: -distance.height))
  }

  private func swipe(_ way: Direction, over item: Item) throws {
    switch item.source {
    case .element(let element, let host):
      try Touching.attempt { try host.drag(element, by: way.distance) }
    case .view(let scroll as UIScrollView): self.scroll(scroll, way)
    case .view(let view):
      let (root, point) = try Touching.touchable(view, item)
      drag(root, from: point, by: way.distance)
    case .row(let table, let path):
      guard way == .left || way == .right else { return scroll(table, way) }
      revealedActions = table._swipeActions(at: path, leading: way == .right)
        .map { ($0, table.cellForRow(at: path) ?? table) }
      if revealedActions.isEmpty {
        throw Failure(message: "a swipe over “\(item.text ?? "")” shows no buttons")
      }
    default:
      throw Failure(message: "“\(item.names.first ?? "")” can't be swiped")
    }
  }

  private func drag(_ root: UIView, from point: CGPoint, by distance: CGSize) {
    let finger = root._touchDown(at: point)
    var place = point
    for step in 1...5 {
      let part = CGFloat(step) / 5
      place = CGPoint(x: point.x + distance.width * part, y: point.y + distance.height * part)
      _MediaClock.main._advance(by: 0.02)
      finger?.move(to: place)
    }
    finger?.lift(at: place)
  }

  /// The buttons that the last swipe over a row has shown.
  var revealedActions: [(action: UIContextualAction, view: UIView)] {
    get { stage.revealedActions }
    nonmutating set { stage.revealedActions = newValue }
  }

  /// Scrolls until something is on the screen.
  func scroll(to name: ElementName) throws {
    var last: [String] = []
    for _ in 0..<200 {
      let finder = Finder(screen: ScreenReader.read(stage.currentWindow))
      if let found = finder.matches(name).first {
        if case .view(let view) = found.source { Touching.reveal(view) }
        return
      }
      // Where nothing new comes, the end is reached.
      guard finder.listing != last, let window = stage.currentWindow,
        let top = ScreenReader.top(of: window), let scroll = firstScrollView(in: top.view)
      else { throw Failure(message: finder.missing(name), found: finder.listing) }
      last = finder.listing
      scroll._scroll(by: CGPoint(x: 0, y: scroll.bounds.height * 0.7))
      stage.settle()
    }
    throw Failure(message: "\(name.words) does not come, however far one scrolls")
  }
}

extension Direction {
  /// The distance of a swipe.
  fileprivate var distance: CGSize {
    switch self {
    case .up, .down: path(300)
    case .left, .right: path(200)
    }
  }

  /// A distance in this direction.
  fileprivate func path(_ length: Double) -> CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -length)
    case .down: CGSize(width: 0, height: length)
    case .left: CGSize(width: -length, height: 0)
    case .right: CGSize(width: length, height: 0)
    }
  }
}
