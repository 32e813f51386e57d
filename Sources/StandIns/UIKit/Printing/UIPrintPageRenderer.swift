import QuartzCore

/// Draws pages. Follows documentation/uikit/uiprintpagerenderer.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var printFormatters: [UIPrintFormatter]?

  public override init() { super.init() }

  /// A4, unless code that makes PDFs has set another rectangle by the property's name.
  open var paperRect: CGRect {
    rect("paperRect") ?? CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
  }
  open var printableRect: CGRect { rect("printableRect") ?? paperRect.insetBy(dx: 18, dy: 18) }
  private func rect(_ key: String) -> CGRect? {
    let given = value(forKey: key)
    return (given as? NSValue)?.cgRectValue ?? given as? CGRect
  }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter {
      ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex)
    }
  }
  open var numberOfPages: Int { printFormatters?.map { $0.startPage + $0.pageCount }.max() ?? 0 }
  open func prepare(forDrawingPages range: NSRange) {}

  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let area = printableRect
    drawHeaderForPage(
      at: pageIndex,
      in: CGRect(x: area.minX, y: area.minY, width: area.width, height: headerHeight))
    drawContentForPage(
      at: pageIndex,
      in: CGRect(
        x: area.minX, y: area.minY + headerHeight, width: area.width,
        height: area.height - headerHeight - footerHeight))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawFooterForPage(
      at: pageIndex,
      in: CGRect(
        x: area.minX, y: area.maxY - footerHeight, width: area.width, height: footerHeight))
  }
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(
      in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex - printFormatter.startPage
    )
  }
}
