import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Pages are not fetched and not drawn, so there is a box that says so.
  static let webView = ViewLook(UIWebView.self, spoken: { _ in ["Web page"] }) { view, painter in
    painter.box("web page", in: view.bounds)
  }
}

extension ViewPainter {
  /// A box with the name of something that is not drawn.
  mutating func box(_ name: String, in rect: CGRect) {
    let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
    for item in SymbolPicture.box(name, in: frame, .solid(ink(.systemGray))) { add(item) }
  }
}
