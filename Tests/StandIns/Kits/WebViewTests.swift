import Testing
import WebKit

private final class Navigator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
  var events: [String] = []

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    events.append("finished \(webView.title ?? "")")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    events.append("failed")
  }
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    events.append("\(message.name): \(message.body)")
  }
}

@MainActor @Suite struct WebViewTests {
  @Test("A page in memory is finished, one of the network fails, and both are in the history")
  func loading() {
    let navigator = Navigator()
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(navigator, name: "app")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = navigator
    view.loadHTMLString("<title>Start</title>", baseURL: URL(string: "app://start"))
    view.load(URLRequest(url: URL(fileURLWithPath: "/tmp/none.html")))
    if let address = URL(string: "https://example.org") { view.load(URLRequest(url: address)) }
    #expect(navigator.events == ["finished Start", "finished Start", "failed"])
    view.goBack()
    #expect(view.url?.path == "/tmp/none.html" && view.canGoBack && view.canGoForward)
    configuration.userContentController._post(3, name: "app", from: view)
    #expect(navigator.events.last == "app: 3")
  }
}
