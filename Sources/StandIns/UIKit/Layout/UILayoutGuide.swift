import QuartzCore

/// A rectangle that takes part in layout without being a view. Follows documentation/uikit/uilayoutguide.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  var _kind: _GuideKind?
  var _frame = CGRect.zero

  public override init() { super.init() }

  /// In the coordinates of the owning view.
  open var layoutFrame: CGRect {
    guard let owningView, let kind = _kind else { return _frame }
    return owningView._frame(of: kind)
  }
}

/// The guides that a view brings along.
enum _GuideKind: Hashable {
  case safeArea, margins, readable, keyboard
  case scrollContent, scrollFrame
}

/// Follows the keyboard. Follows documentation/uikit/uikeyboardlayoutguide.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { _guide(.safeArea) { UILayoutGuide() } }
  public var layoutMarginsGuide: UILayoutGuide { _guide(.margins) { UILayoutGuide() } }
  public var readableContentGuide: UILayoutGuide { _guide(.readable) { UILayoutGuide() } }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    _guide(.keyboard) { UIKeyboardLayoutGuide() }
  }

  func _guide<Guide: UILayoutGuide>(_ kind: _GuideKind, _ make: () -> Guide) -> Guide {
    if let made = _guides[kind] as? Guide { return made }
    let guide = make()
    guide.owningView = self
    guide._kind = kind
    _guides[kind] = guide
    return guide
  }

  public var layoutGuides: [UILayoutGuide] { _layoutGuides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    _layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    _layoutGuides.removeAll { $0 === layoutGuide }
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The distances of a guide from the view's edges.
  func _insets(of kind: _GuideKind) -> UIEdgeInsets {
    switch kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable:
      // Lines of text stay readable up to about 672 points.
      let margins = layoutMargins
      let extra = max(0, (bounds.width - margins.left - margins.right - 672) / 2)
      return UIEdgeInsets(
        top: margins.top, left: margins.left + extra, bottom: margins.bottom,
        right: margins.right + extra)
    case .keyboard:
      let safe = safeAreaInsets
      return UIEdgeInsets(
        top: bounds.height - safe.bottom, left: safe.left, bottom: 0, right: safe.right)
    case .scrollContent, .scrollFrame: return .zero
    }
  }

  func _frame(of kind: _GuideKind) -> CGRect {
    if kind == .scrollContent, let scroll = self as? UIScrollView {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return bounds.inset(by: _insets(of: kind))
  }
}
