import UIKit

/// A document of pages. Follows documentation/pdfkit/pdfdocument.
///
/// What the pages hold is not read; how many there are is, where the file says so in plain text.
open class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?
  private let bytes: Data?
  private var pages: [PDFPage]

  public override init() {
    documentURL = nil
    bytes = nil
    pages = []
    super.init()
  }

  /// Nil where the bytes are no PDF.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    documentURL = nil
    bytes = data
    pages = PDFDocument.pages(of: data)
    super.init()
  }

  public init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url),
      data.starts(with: Data("%PDF".utf8))
    else { return nil }
    documentURL = url
    bytes = data
    pages = PDFDocument.pages(of: data)
    super.init()
  }

  open var pageCount: Int { pages.count }
  open var string: String? { nil }
  open var isLocked: Bool { false }
  open var isEncrypted: Bool { false }
  open var documentAttributes: [AnyHashable: Any]?

  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(0, index), pages.count))
  }
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }
  open func dataRepresentation() -> Data? { bytes }
  @discardableResult open func write(to url: URL) -> Bool {
    (try? bytes?.write(to: url)) != nil
  }

  private static func pages(of data: Data) -> [PDFPage] {
    let text = String(decoding: data, as: UTF8.self)
    let marks =
      text.components(separatedBy: "/Type /Page").dropFirst()
      + text.components(separatedBy: "/Type/Page").dropFirst()
    return marks.filter { $0.first.map { !$0.isLetter } ?? true }.map { _ in PDFPage() }
  }
}

/// One page. Follows documentation/pdfkit/pdfpage.
open class PDFPage: NSObject, @unchecked Sendable {
  open var rotation = 0
  public let _image: UIImage?
  open var string: String? { nil }
  open var label: String? { nil }

  public override init() {
    _image = nil
    super.init()
  }

  public init?(image: UIImage) {
    _image = image
    super.init()
  }

  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: _image?.size ?? CGSize(width: 612, height: 792))
  }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { _image ?? UIImage() }
}

/// Follows documentation/pdfkit/pdfdisplaybox.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}
