import QuartzCore
import SteleCanvas

/// The view around a presented one.
@MainActor final class _PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
}

extension ViewLook {
  /// What is below a sheet or an alert is dimmed.
  static let presentation = ViewLook(
    _PresentationContainer.self,
    front: { view, painter in
      guard let sheet = view.presentation as? UISheetPresentationController,
        sheet.prefersGrabberVisible, let top = sheet.presentedView?.frame
      else { return }
      let grabber = CGRect(x: top.midX - 18, y: top.minY + 5, width: 36, height: 5)
      painter.fill(.rounded(grabber, radius: 2.5), UIColor.tertiaryLabel)
    }
  ) { view, painter in
    guard let presentation = view.presentation else { return }
    let isDark = painter.traits.userInterfaceStyle == .dark
    if let sheet = presentation as? UISheetPresentationController {
      let undimmed = sheet.largestUndimmedDetentIdentifier
      let now = sheet.selectedDetentIdentifier ?? sheet.detents.first?.identifier
      if let undimmed, undimmed == .large || undimmed == now { return }
      painter.fill(.rectangle(view.bounds), .solid(.gray(0, opacity: isDark ? 0.48 : 0.2)))
    } else if presentation.presentedViewController is UIAlertController {
      painter.fill(.rectangle(view.bounds), .solid(.gray(0, opacity: isDark ? 0.48 : 0.2)))
    }
  }
}

/// A presented view, or the one that a sheet pushes back.
@MainActor struct PresentedLook {
  private enum Role { case sheet(radius: CGFloat), pushedBack(width: CGFloat, top: CGFloat) }
  private let role: Role

  init?(_ view: UIView) {
    if let container = view.superview as? _PresentationContainer,
      let sheet = container.presentation as? UISheetPresentationController,
      view === sheet.presentedView
    {
      role = .sheet(radius: sheet.preferredCornerRadius ?? 10)
    } else if let window = view.superview as? UIWindow, !(view is _PresentationContainer),
      let first = window._presentations.first as? UISheetPresentationController,
      let container = first.containerView, first._isFullHeight
    {
      role = .pushedBack(width: container.bounds.width, top: container.safeAreaInsets.top)
    } else {
      return nil
    }
  }

  /// The upper corners are round; the lower ones are at the bottom of the screen.
  func shape(_ bounds: CGRect) -> Outline {
    let radius: CGFloat =
      switch role {
      case .sheet(let radius): radius
      case .pushedBack: 10
      }
    return .rounded(
      bounds, radius: radius, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  /// How the view is moved besides its own place: a screen below a sheet of full height is smaller, and
  /// looks out over the sheet's upper edge.
  var change: CGAffineTransform {
    guard case .pushedBack(let width, let top) = role, width > 32 else { return .identity }
    let scale = (width - 32) / width
    return CGAffineTransform(translationX: 16 / scale, y: top / scale)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
}

extension UISheetPresentationController {
  fileprivate var _isFullHeight: Bool {
    guard let container = containerView else { return false }
    let top = container.safeAreaInsets.top + 10
    return frameOfPresentedViewInContainerView.height >= container.bounds.height - top - 0.5
  }
}
