import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Items over the width; the background reaches down to the bottom of the screen.
  /// Follows documentation/uikit/uitoolbar.
  static let toolbar = ViewLook(
    UIToolbar.self, spoken: { ($0.items ?? []).compactMap { BarItems.spoken($0) } },
    behind: { bar, painter in
      let bottom = bar.superview.map { max(0, $0.bounds.height - bar.frame.maxY) } ?? 0
      let isAtBottom = bottom > 0 && bottom <= 40
      painter.bar(
        bar.standardAppearance,
        in: CGRect(
          x: 0, y: 0, width: bar.bounds.width, height: bar.bounds.height + (isAtBottom ? bottom : 0)
        ),
        fallback: bar.barTintColor, lineAt: 0)
      BarItems(tint: bar.tintColor).spread(
        bar.items ?? [],
        in: CGRect(x: 16, y: 0, width: bar.bounds.width - 32, height: min(44, bar.bounds.height)),
        &painter)
    })
}
