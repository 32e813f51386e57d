import QuartzCore

/// The web view before `WKWebView`. Follows documentation/uikit/uiwebview.
@available(iOS, deprecated: 12.0, message: "No longer supported; please adopt WKWebView.")
@preconcurrency @MainActor open class UIWebView: UIView {
  open weak var delegate: (any UIWebViewDelegate)?
  open private(set) var request: URLRequest?
  open var scalesPageToFit = false
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  /// Nothing here fetches pages: it ends as without a network.
  open func loadRequest(_ request: URLRequest) {
    self.request = request
    delegate?.webViewDidStartLoad(self)
    delegate?.webView(self, didFailLoadWithError: URLError(.notConnectedToInternet))
  }
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    delegate?.webViewDidStartLoad(self)
    delegate?.webViewDidFinishLoad(self)
  }
  open func reload() { request.map(loadRequest) }
  open func stopLoading() {}
  open func goBack() {}
  open func goForward() {}
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// Follows documentation/uikit/uiwebviewdelegate.
@available(iOS, deprecated: 12.0, message: "No longer supported.")
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// A notification before User Notifications. Follows documentation/uikit/uilocalnotification.
@available(
  iOS, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationRequest"
)
open class UILocalNotification: NSObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var hasAction = true
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?
  public override init() { super.init() }
}

/// Follows documentation/uikit/uilocalnotificationdefaultsoundname.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
