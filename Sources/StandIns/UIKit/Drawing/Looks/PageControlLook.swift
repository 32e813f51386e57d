import QuartzCore
import SteleCanvas

extension ViewLook {
  /// A dot for each page. Follows documentation/uikit/uipagecontrol.
  static let pageControl = ViewLook(
    UIPageControl.self,
    spoken: { [$0._spoken("Page", "\($0.currentPage + 1) of \($0.numberOfPages)")] },
    behind: { view, painter in
      let count = view.numberOfPages
      guard count > 1 || (count == 1 && !view.hidesForSinglePage) else { return }
      // White dots on the usual light background would be invisible; iOS shows them on dark content.
      for page in 0..<count {
        let x = view.bounds.midX + (CGFloat(page) - CGFloat(count - 1) / 2) * 16
        let color: UIColor =
          page == view.currentPage
          ? view.currentPageIndicatorTintColor ?? .label
          : view.pageIndicatorTintColor ?? .tertiaryLabel
        painter.fill(
          .ellipse(CGRect(x: x - 3.5, y: view.bounds.midY - 3.5, width: 7, height: 7)), color)
      }
    })
}
