@_spi(Stele) import SwiftUI
import UIKit

/// What a finger does to an item.
@MainActor enum Touching {
  /// Taps an item, once or several times.
  static func tap(_ item: Item, count: Int = 1) throws {
    try requireEnabled(item)
    switch item.source {
    case .element(let element, let host): for _ in 0..<count { try tap(element, host) }
    case .view(let view): try touch(view, item, taps: count)
    case .barButton(let button): button._press()
    case .back(let bar): bar._goBack()
    case .backOfElements(let host): try attempt { try host.dismiss() }
    case .alertAction(let alert, let action): alert._press(action)
    case .tab(let bar, let tab): bar._select(tab)
    case .tabOfElement(let label, let host): try attempt { try host.selectTab(label) }
    case .segment(let control, let index): control._select(index)
    case .row(let table, let path): table._selectByUser(path)
    case .cell(let collection, let path): collection._selectByUser(path)
    case .swipeAction(let action, let view): action._press(in: view)
    case .words:
      guard let parent = item.ancestors.first(where: \.isControl) else {
        throw Failure(
          message: "“\(item.names.first ?? "")” is plain text: a tap on it does nothing")
      }
      try tap(parent, count: count)
    }
  }

  private static func tap(_ element: Element, _ host: ViewHost) throws {
    guard element.reactsToTap else {
      throw Failure(
        message: "a tap on “\(element.label)” does nothing: it is no control and has no gesture")
    }
    try requireOpen(element, host)
    try attempt { try host.tap(element) }
  }

  /// Turns what a host says into a failure of the step.
  static func attempt<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as ViewHost.UsageError {
      throw Failure(message: error.description)
    }
  }

  static func requireEnabled(_ item: Item) throws {
    guard item.isEnabled else {
      throw Failure(message: "“\(item.text ?? item.names.first ?? "")” is disabled")
    }
  }

  /// A finger reaches an element that something else covers as little as on a device.
  static func requireOpen(_ element: Element, _ host: ViewHost) throws {
    let name = element.label.isEmpty ? "the \(element.kind.rawValue)" : "“\(element.label)”"
    host.reveal(element)
    if host.letsTouchesThrough(element) {
      throw Failure(message: "\(name) can't be touched: it has allowsHitTesting(false)")
    }
    guard let cover = host.obstacle(to: element) else { return }
    let words = cover.accessibilityNames.first ?? cover.label
    let shown = cover.descendants.first { $0.kind != .container } ?? cover
    let other = words.isEmpty ? "a \(shown.kind.rawValue)" : "“\(words)”"
    throw Failure(message: "\(name) can't be touched: \(other) lies over it")
  }

  /// Presses an item and says how to release it.
  static func press(_ item: Item) throws -> (_ isInside: Bool) -> Void {
    try requireEnabled(item)
    switch item.source {
    case .element(let element, let host):
      try requireOpen(element, host)
      return try attempt { try host.touchDown(element) }
    case .view(let view):
      let touch = try touchable(view, item)
      let press = touch.root._touchDown(at: touch.point)
      return { isInside in
        let outside = CGPoint(x: touch.point.x, y: touch.point.y - 400)
        press?.lift(at: isInside ? touch.point : outside)
      }
    default:
      return { isInside in if isInside { try? tap(item) } }
    }
  }

  /// Keeps a finger on an item for a while.
  static func press(_ item: Item, for seconds: Double, on stage: Stage) throws {
    try requireEnabled(item)
    if case .element(let element, let host) = item.source {
      try requireOpen(element, host)
      return try attempt { try host.press(element, for: seconds) }
    }
    let release = try press(item)
    stage.wait(seconds)
    release(true)
  }

  // MARK: Views of UIKit

  private static func touch(_ view: UIView, _ item: Item, taps: Int) throws {
    let touch = try touchable(view, item)
    for count in 1...max(1, taps) {
      touch.root._touchDown(at: touch.point, tapCount: count)?.lift(at: touch.point)
    }
  }

  /// The place at which a touch reaches a view: its middle, unless something lies over it or it is out of
  /// reach.
  static func touchable(_ view: UIView, _ item: Item) throws -> (root: UIView, point: CGPoint) {
    let name = item.text ?? item.names.first ?? "\(type(of: view))"
    guard let window = view.window else {
      throw Failure(message: "“\(name)” is not on the screen any more")
    }
    reveal(view)
    window.layoutIfNeeded()
    // What lies in a view of SwiftUI is placed by SwiftUI; its own part of the screen is what counts.
    let root = hostedRoot(of: view) ?? window
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
    guard let hit = root.hitTest(point, with: nil) else {
      throw Failure(message: "“\(name)” can't be touched: \(reason(view, in: root))")
    }
    if hit === view || hit.isDescendant(of: view) { return (root, point) }
    guard view.isDescendant(of: hit) else {
      throw Failure(message: "“\(name)” can't be touched: \(describe(hit)) lies over it")
    }
    // The touch goes to what the view lies in, which is all right where that reacts.
    guard reacts(hit) else {
      throw Failure(
        message: view.gestureRecognizers?.isEmpty == false || view is UIControl
          ? "“\(name)” can't be touched: \(reason(view, in: root))"
          : "a touch of “\(name)” does nothing: neither it nor what it lies in reacts")
    }
    return (root, point)
  }

  /// Whether a view, or one around it, does something with touches.
  private static func reacts(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current {
      if candidate is UIControl || candidate is UITableViewCell
        || candidate is UICollectionViewCell || candidate is UIScrollView
        || candidate.gestureRecognizers?.isEmpty == false
      {
        return true
      }
      current = candidate.superview
    }
    return false
  }

  private static func hostedRoot(of view: UIView) -> UIView? {
    var current: UIView? = view
    while let candidate = current {
      if candidate.superview?.next is any HostingController {
        return candidate
      }
      current = candidate.superview
    }
    return nil
  }

  /// Scrolls until a view is to be seen, as a user would do.
  static func reveal(_ view: UIView) {
    var current = view.superview
    while let candidate = current {
      if let scroll = candidate as? UIScrollView, !(scroll is UITextView) {
        let frame = view.convert(view.bounds, to: scroll)
        if !scroll.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) {
          scroll.scrollRectToVisible(frame, animated: false)
        }
      }
      current = candidate.superview
    }
  }

  private static func reason(_ view: UIView, in root: UIView) -> String {
    var current: UIView? = view
    while let candidate = current, candidate !== root {
      if candidate.isHidden || candidate.alpha < 0.01 { return "\(describe(candidate)) is hidden" }
      if candidate.bounds.isEmpty { return "\(describe(candidate)) has no size" }
      if !candidate.isUserInteractionEnabled {
        return "\(describe(candidate)) has isUserInteractionEnabled set to false"
      }
      current = candidate.superview
    }
    return "it lies outside of what it is in, or of the screen"
  }

  private static func describe(_ view: UIView) -> String {
    let name = ViewItems.item(for: view)?.names.first
    return name.map { "“\($0)”" } ?? "a \(type(of: view))"
  }
}
