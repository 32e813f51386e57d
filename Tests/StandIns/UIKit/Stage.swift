import UIKit

/// A window on the screen for one test, and the time in its hand.
@MainActor struct Stage {
  let window = UIWindow()

  init() {
    _MediaClock.main._takeControl()
  }

  init(_ root: UIViewController) {
    self.init()
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Lets running transitions and animations end.
  func wait(_ seconds: TimeInterval = 1) {
    _MediaClock.main._advance(by: seconds)
  }

  func close() {
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
  }
}

/// A controller that writes down what happens to it.
class Diary: UIViewController {
  let name: String
  let page: Page

  @MainActor final class Page {
    var lines: [String] = []
  }

  init(_ name: String, _ page: Page) {
    self.name = name
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { page.lines.append("\(name) \(text)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
}
