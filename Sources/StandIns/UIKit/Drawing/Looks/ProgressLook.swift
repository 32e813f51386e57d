import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Follows documentation/uikit/uiprogressview.
  static let progress = ViewLook(
    UIProgressView.self,
    spoken: { [$0._spoken("Progress", $0._spokenName, "\(Int(($0.progress * 100).rounded())) %")] },
    behind: { view, painter in
      let bounds = view.bounds
      let radius = view.progressViewStyle == .bar ? 0 : bounds.height / 2
      painter.fill(.rounded(bounds, radius: radius), view.trackTintColor ?? .systemFill)
      var done = bounds
      done.size.width *= CGFloat(view.progress)
      if done.width > 0 {
        painter.fill(.rounded(done, radius: radius), view.progressTintColor ?? view.tintColor)
      }
    })

  /// Eight spokes, one after the other fainter. Follows documentation/uikit/uiactivityindicatorview.
  static let activityIndicator = ViewLook(
    UIActivityIndicatorView.self,
    spoken: { [$0.isAnimating ? "In progress" : "Progress halted"] },
    behind: { view, painter in
      let side: CGFloat = view.style == .large ? 37 : 20
      painter.spinner(
        in: CGRect(
          x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side),
        view.color ?? .systemGray)
    })

  /// The indicator above content that is being refreshed. Follows documentation/uikit/uirefreshcontrol.
  static let refreshControl = ViewLook(
    UIRefreshControl.self, spoken: { $0.isRefreshing ? ["Refreshing"] : [] }
  ) { control, painter in
    guard control.isRefreshing else { return }
    let width = control.superview?.bounds.width ?? control.bounds.width
    painter.spinner(
      in: CGRect(x: width / 2 - 10, y: -40, width: 20, height: 20),
      control.tintColor == .tintColor ? .systemGray : control.tintColor)
  }
}

extension ViewPainter {
  /// Turns by one spoke each tenth of a second.
  mutating func spinner(in rect: CGRect, _ color: UIColor) {
    let radius = min(rect.width, rect.height) / 2
    let step = Int((CACurrentMediaTime() * 10).truncatingRemainder(dividingBy: 8))
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4 - .pi / 2
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: rect.midX + CGFloat(cos(angle)) * radius * share,
          y: rect.midY + CGFloat(sin(angle)) * radius * share)
      }
      let fade = 1 - 0.75 * Double((step - spoke + 16) % 8) / 7
      stroke(
        .polygon([point(0.5), point(0.9)], isClosed: false), .solid(ink(color).faded(fade)),
        Pen(width: radius * 0.2, cap: .round))
    }
  }
}
