import QuartzCore
import SteleCanvas

/// How one kind of view looks, beyond what every layer has: what is painted behind the views in it and
/// what in front of them, and what assistive technology says.
@MainActor struct ViewLook {
  private let matches: (UIView) -> Bool
  private let back: (UIView, inout ViewPainter) -> Void
  private let fore: (UIView, inout ViewPainter) -> Void
  private let words: ((UIView) -> [String])?

  /// Every kind that has a look of its own. The first that fits is taken, so that a class stands before
  /// the one that it inherits from.
  static let all: [ViewLook] = [
    .button, .searchField, .textField, .textView, .toggle, .slider, .stepper, .segments,
    .pageControl, .datePicker, .label, .imageView, .progress, .activityIndicator, .picker,
    .tableCell, .listCell, .navigationBar, .tabBar, .toolbar, .searchBar, .visualEffect,
    .refreshControl, .calendar, .webView, .presentation, .alert,
  ]

  /// The look of a view; nil for one that shows only what all views do.
  static func of(_ view: UIView) -> ViewLook? {
    all.first { $0.matches(view) }
  }

  /// A look by its class.
  /// - Parameters:
  ///   - when: What a view must be like besides.
  ///   - spoken: What is said of the view as a whole; without it, the views in it speak for themselves.
  ///   - front: What is painted over the views in it.
  ///   - behind: What is painted below the views in it.
  init<Kind: UIView>(
    _ type: Kind.Type, when: @escaping (Kind) -> Bool = { _ in true },
    spoken: ((Kind) -> [String])? = nil,
    front: @escaping (Kind, inout ViewPainter) -> Void = { _, _ in },
    behind: @escaping (Kind, inout ViewPainter) -> Void
  ) {
    matches = { ($0 as? Kind).map(when) ?? false }
    back = { view, painter in (view as? Kind).map { behind($0, &painter) } }
    fore = { view, painter in (view as? Kind).map { front($0, &painter) } }
    words = spoken.map { spoken in { view in (view as? Kind).map(spoken) ?? [] } }
  }

  func behind(_ view: UIView, _ painter: inout ViewPainter) { back(view, &painter) }
  func front(_ view: UIView, _ painter: inout ViewPainter) { fore(view, &painter) }
  /// The lines of the view as a whole; nil where the views in it speak for themselves.
  func spoken(_ view: UIView) -> [String]? { words.map { $0(view) } }
}
