import QuartzCore

extension UIView {
  /// The surroundings handed down from the controller, the superview or the screen.
  var _resolvedTraits: UITraitCollection {
    let inherited =
      _viewController?._traitsForView ?? superview?.traitCollection
      ?? UIApplication.shared._screen.traitCollection
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return UITraitCollection(traitsFrom: [
      inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// Reports new surroundings to this view and everything in it.
  public func _traitsDidChange() {
    let traits = traitCollection
    if let old = _lastTraits, old != traits {
      backgroundColor = _background
      _viewController?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
      _runTraitHandlers(old)
    } else if _lastTraits == nil, _background != nil {
      layer.backgroundColor = _background?.resolvedColor(with: traits).cgColor
    }
    _lastTraits = traits
    for view in subviews { view._traitsDidChange() }
  }

  func _tintDidChange() {
    tintColorDidChange()
    for view in subviews where view._tint == nil { view._tintDidChange() }
  }

  private func _runTraitHandlers(_ old: UITraitCollection) {
    for handler in _traitHandlers { handler(old) }
  }
}

/// Draws a view into its layer's context. Layers of views are drawn on the main thread.
struct _LayerDrawing: @unchecked Sendable {
  let view: UIView
  let context: CGContext

  @MainActor func run() {
    context._record(in: view.traitCollection) { view.draw(view.bounds) }
  }
}

extension CGContext {
  /// Records what UIKit's functions draw in the closure, in some surroundings.
  @MainActor func _record(in traits: UITraitCollection, _ draw: () -> Void) {
    UIGraphicsPushContext(self)
    traits.performAsCurrent(draw)
    UIGraphicsPopContext()
  }
}

/// What says that a view listens for changes of its surroundings.
/// Follows documentation/uikit/uitraitchangeregistration-6c7g4.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

final class _TraitRegistration: UITraitChangeRegistration {}

/// One of the traits, named by a type. Follows documentation/uikit/uitraitdefinition.
public protocol UITraitDefinition {}

/// Follows documentation/uikit/uitrait.
public typealias UITrait = any UITraitDefinition.Type

/// Follows documentation/uikit/uitraituserinterfacestyle.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}

/// Follows documentation/uikit/uitraithorizontalsizeclass.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}

/// Follows documentation/uikit/uitraitverticalsizeclass.
public struct UITraitVerticalSizeClass: UITraitDefinition {}

/// Follows documentation/uikit/uitraitpreferredcontentsizecategory.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// Follows documentation/uikit/uitraitchangeobservable-67e94.
@MainActor public protocol UITraitChangeObservable: AnyObject {
  var _traitView: UIView? { get }
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _traitView?._traitHandlers.append { [weak self] old in
      if let self { handler(self, old) }
    }
    return _TraitRegistration()
  }
}

extension UIView: UITraitChangeObservable {
  public var _traitView: UIView? { self }
}

extension UIViewController: UITraitChangeObservable {
  public var _traitView: UIView? { view }
}
