@_exported import UIKit

/// Shows a document. Follows documentation/pdfkit/pdfview.
@preconcurrency @MainActor open class PDFView: UIView {
  open var document: PDFDocument? {
    didSet { currentPage = document?.page(at: 0) }
  }
  open private(set) var currentPage: PDFPage?
  open weak var delegate: (any PDFViewDelegate)?
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  open var pageShadowsEnabled = true

  open var canGoToNextPage: Bool { index.map { $0 + 1 < (document?.pageCount ?? 0) } ?? false }
  open var canGoToPreviousPage: Bool { index.map { $0 > 0 } ?? false }
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  open var canGoToLastPage: Bool { canGoToNextPage }

  open func go(to page: PDFPage) {
    currentPage = page
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }
  open func goToNextPage(_ sender: Any?) { move(by: 1) }
  open func goToPreviousPage(_ sender: Any?) { move(by: -1) }
  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go(to:)) }
  open func goToLastPage(_ sender: Any?) {
    document.flatMap { $0.page(at: $0.pageCount - 1) }.map(go(to:))
  }
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  open func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, scaleFactor * 1.25) }
  open func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, scaleFactor / 1.25) }
  open func layoutDocumentView() { setNeedsLayout() }

  private var index: Int? { currentPage.flatMap { document?.index(for: $0) } }
  private func move(by step: Int) {
    guard let index, let page = document?.page(at: index + step) else { return }
    go(to: page)
  }
}

/// Follows documentation/pdfkit/pdfviewdelegate.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// Follows documentation/pdfkit/pdfdisplaymode.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Follows documentation/pdfkit/pdfdisplaydirection.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

extension NSNotification.Name {
  // Follows documentation/foundation/nsnotification/name-swift.struct/pdfviewpagechanged and its neighbour.
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
}

/// Small pictures of the pages. Follows documentation/pdfkit/pdfthumbnailview.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 44, height: 54)
  open var layoutMode = PDFThumbnailLayoutMode.vertical
}

/// Follows documentation/pdfkit/pdfthumbnaillayoutmode.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  case vertical, horizontal
}
