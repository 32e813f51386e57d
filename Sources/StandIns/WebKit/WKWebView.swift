@_exported import UIKit

/// Shows pages of the web. Follows documentation/webkit/wkwebview.
///
/// There is no engine here that would fetch, draw or script a page: a page that was asked for is committed
/// to the history, and loading it ends as without a network.
@preconcurrency @MainActor open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open private(set) var url: URL?
  open private(set) var title: String?
  open private(set) var isLoading = false
  open private(set) var estimatedProgress: Double = 0
  open private(set) var hasOnlySecureContent = false
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor!
  public let backForwardList = WKBackForwardList()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }

  // MARK: Loading

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let address = request.url else { return nil }
    return open(address, isHere: address.isFileURL)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    if let start = string.range(of: "<title>"), let end = string.range(of: "</title>"),
      start.upperBound <= end.lowerBound
    {
      title = String(string[start.upperBound..<end.lowerBound])
    }
    return open(baseURL ?? URL(string: "about:blank"), isHere: true)
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    open(URL, isHere: FileManager.default.fileExists(atPath: URL.path))
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    open(baseURL, isHere: true)
  }

  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { open($0, isHere: $0.isFileURL) } }
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  open func stopLoading() { isLoading = false }

  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  @discardableResult
  open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }
  @discardableResult
  open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.select(item) else { return nil }
    url = item.url
    return WKNavigation()
  }

  private func open(_ address: URL?, isHere: Bool) -> WKNavigation {
    let navigation = WKNavigation()
    url = address
    if let address { backForwardList.push(address) }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    if isHere {
      estimatedProgress = 1
      navigationDelegate?.webView(self, didCommit: navigation)
      navigationDelegate?.webView(self, didFinish: navigation)
    } else {
      let error = URLError(.notConnectedToInternet)
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: error)
    }
    return navigation
  }

  // MARK: Scripts

  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }
}

/// Follows documentation/webkit/wknavigation.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

/// Follows documentation/webkit/wksnapshotconfiguration.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
  public override init() { super.init() }
}

/// Follows documentation/webkit/wkerror.
public struct WKError: CustomNSError, Hashable, Sendable {
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { "WKErrorDomain" }
  public var errorCode: Int { code.rawValue }

  /// Follows documentation/webkit/wkerror/code.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }
}

/// Where the view has been. Follows documentation/webkit/wkbackforwardlist.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }

  func push(_ url: URL) {
    items = Array(items.prefix(place + 1)) + [WKBackForwardListItem(url)]
    place = items.count - 1
  }

  func select(_ item: WKBackForwardListItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    place = index
    return true
  }
}

/// Follows documentation/webkit/wkbackforwardlistitem.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  open var title: String? { nil }

  init(_ url: URL) {
    self.url = url
    initialURL = url
    super.init()
  }
}
