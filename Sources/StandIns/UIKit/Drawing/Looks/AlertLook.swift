import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Follows documentation/uikit/uialertcontroller.
  static let alert = ViewLook(
    UIView.self, when: { $0._viewController is UIAlertController },
    spoken: { ($0._viewController as? UIAlertController)?._spokenLines ?? [] },
    behind: { view, painter in
      guard let alert = view._viewController as? UIAlertController else { return }
      let layout = alert._layout
      let isDark = painter.traits.userInterfaceStyle == .dark
      let isSheet = alert.preferredStyle == .actionSheet
      for box in layout.boxes {
        painter.fill(
          .rounded(box, radius: 14),
          // The material lets nothing sharp through, so here it lets nothing through.
          .solid(isDark ? Ink(0x252525) : Ink(0xF7F7F7)))
      }
      for line in layout.lines { painter.fill(.rectangle(line), UIColor.separator) }
      if let frame = layout.title {
        painter.text(
          alert.title ?? "", in: frame, layout.titleFont, isSheet ? .secondaryLabel : .label,
          alignment: .center, lines: 0)
      }
      if let frame = layout.message {
        painter.text(
          alert.message ?? "", in: frame, layout.messageFont, isSheet ? .secondaryLabel : .label,
          alignment: .center, lines: 0)
      }
      for frame in layout.fields {
        painter.fill(.rectangle(frame), UIColor.systemBackground)
        painter.stroke(.rectangle(frame), UIColor.separator, width: 0.5)
      }
      for button in layout.buttons {
        painter.text(
          button.action.title ?? "", in: button.frame.insetBy(dx: 8, dy: 0),
          alert.font(of: button.action), alert.color(of: button.action), alignment: .center)
      }
    })
}

extension UIAlertController {
  fileprivate func font(of action: UIAlertAction) -> UIFont {
    let isMain = preferredAction === action || (preferredAction == nil && action.style == .cancel)
    return .systemFont(
      ofSize: preferredStyle == .actionSheet ? 20 : 17, weight: isMain ? .semibold : .regular)
  }

  fileprivate func color(of action: UIAlertAction) -> UIColor {
    if !action.isEnabled { return .tertiaryLabel }
    return action.style == .destructive ? .systemRed : view.tintColor
  }

  fileprivate var _spokenLines: [String] {
    let texts = [title, message].compactMap { $0 }.filter { !$0.isEmpty }
    let fields = (textFields ?? []).map { field in
      "Text field: \(field._string.isEmpty ? field.placeholder ?? "" : field._string)"
    }
    return texts + fields
      + _layout.buttons.compactMap { $0.action.title.map { "Button: \($0)" } }
  }
}
