import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Text of many lines, of which a part may be scrolled into sight.
  /// Follows documentation/uikit/uitextview.
  static let textView = ViewLook(
    UITextView.self, spoken: { [$0._spoken("Text view", $0.accessibilityLabel, $0.text)] }
  ) { view, painter in
    let padding = view.textContainer.lineFragmentPadding
    let inset = view.textContainerInset
    let area = CGRect(
      x: inset.left + padding, y: inset.top,
      width: max(0, view.bounds.width - inset.left - inset.right - 2 * padding),
      height: .greatestFiniteMagnitude)
    let context = CGContext(_width: 1, height: 1)
    context._record(in: painter.traits) {
      view._shownText._draw(
        in: area,
        _TextSetting(
          font: view.font ?? .systemFont(ofSize: 17),
          alignment: view.textAlignment == .natural ? nil : view.textAlignment))
    }
    painter.recorded(context._commands, in: view.bounds)
  }
}
