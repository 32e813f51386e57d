import UIKit

/// Scripts of the app for its pages. Follows documentation/webkit/wkusercontentcontroller.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts.removeAll() }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers.removeAll() }

  /// What `window.webkit.messageHandlers.name.postMessage(body)` of a page does.
  public func _post(_ body: Any, name: String, from webView: WKWebView?) {
    handlers[name]?.userContentController(
      self, didReceive: WKScriptMessage(body: body, name: name, webView: webView))
  }
}

/// Follows documentation/webkit/wkuserscript.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// Follows documentation/webkit/wkuserscriptinjectiontime.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// Follows documentation/webkit/wkscriptmessage.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String
  open private(set) weak var webView: WKWebView?

  init(body: Any, name: String, webView: WKWebView?) {
    self.body = body
    self.name = name
    self.webView = webView
    super.init()
  }
}

/// Follows documentation/webkit/wkscriptmessagehandler.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
