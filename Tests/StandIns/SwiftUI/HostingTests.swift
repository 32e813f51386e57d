import SteleCanvas
@_spi(Stele) import SwiftUI
import Testing
@_spi(Stele) import UIKit

@MainActor @Suite struct HostingTests {
  private final class LabelController: UIViewController {
    let label = UILabel()
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("load")
      view.addSubview(label)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("appear")
    }
  }

  private struct Wrapped: UIViewControllerRepresentable {
    let text: String
    let controller: LabelController

    final class Coordinator {
      var updates = 0
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> LabelController { controller }
    func updateUIViewController(_ controller: LabelController, context: Context) {
      context.coordinator.updates += 1
      controller.label.text = "\(text) \(context.coordinator.updates)"
    }
  }

  private struct Outer: View {
    let controller: LabelController
    @State private var text = "a"
    var body: some View {
      Wrapped(text: text, controller: controller)
      Button("Change") { text = "b" }
    }
  }

  @Test("A represented controller is made once and then brought up to date")
  func represented() throws {
    let controller = LabelController()
    let host = ViewHost(Outer(controller: controller))
    #expect(controller.label.text == "a 1")
    try host.tap("Change")
    #expect(controller.label.text == "b 2")
    #expect(controller.log == ["load", "appear"])
  }

  private struct Closing: View {
    var onClose: () -> Void = {}
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
      Button("Close") { onClose() }
    }
  }

  private final class ClosingController: UIHostingController<Closing> {
    init() {
      super.init(rootView: Closing())
      rootView.onClose = { [weak self] in self?.dismiss(animated: false) }
    }

    required init?(coder: NSCoder) { fatalError("not made by a storyboard") }
  }

  @Test("A hosted view lives in a presented controller and closes it")
  func hosted() throws {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    let hosting = ClosingController()
    root.present(hosting, animated: false)
    #expect(root.presentedViewController === hosting)
    try hosting.host.tap("Count 0")
    #expect(hosting.host.screen?.texts.first == "Count 1")
    try hosting.host.tap("Close")
    #expect(root.presentedViewController == nil)
  }

  @Test("A hosted view in a stack of controllers leaves it with the environment's action")
  func popped() throws {
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let hosting = UIHostingController(rootView: Leaving())
    navigation.pushViewController(hosting, animated: false)
    #expect(navigation.topViewController === hosting)
    hosting.loadViewIfNeeded()
    try hosting.host.tap("Leave")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A hosted view has the background of its controller's view, and none beside")
  func background() throws {
    let controller = UIHostingController(rootView: Circle().fill(Color.red))
    controller.view.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let rectangle = /<rect [^>]*fill="#FFFFFF"/
    #expect(controller.view.picture(scheme: .light).svg().contains(rectangle))
    controller.view.backgroundColor = .clear
    let clear = controller.view.picture(scheme: .light).svg()
    #expect(!clear.contains(rectangle))
    #expect(clear.contains("<circle"))
  }

  @Test("A view that nothing has changed is laid out once")
  func laidOutOnce() {
    final class Counting: UIHostingController<Text> {
      var layouts = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
      }
    }
    let controller = Counting(rootView: Text(verbatim: "a"))
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.layouts = 0
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.layouts == 1)
    controller.rootView = Text(verbatim: "b")
    window.layoutIfNeeded()
    #expect(controller.layouts == 2)
    window.isHidden = true
  }

  @Test(
    "The status bar is as the views say; before the black behind a sheet it is white",
    arguments: [
      (Case.plain, Drawing.StatusBar.automatic), (.hidden, .hidden), (.sheet, .light),
      (.halfSheet, .automatic), (.dark, .light),
    ])
  private func statusBar(_ shown: Case, _ bar: Drawing.StatusBar) {
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: shown)
    window.makeKeyAndVisible()
    #expect(window.picture(scheme: .light).statusBar == bar)
    window.isHidden = true
  }

  private enum Case: View {
    case plain, hidden, sheet, halfSheet, dark
    var body: some View {
      let text = Text(verbatim: "a")
      switch self {
      case .plain: text
      case .hidden: text.statusBarHidden()
      case .sheet: text.sheet(isPresented: .constant(true)) { text }
      case .halfSheet:
        text.sheet(isPresented: .constant(true)) { text.presentationDetents([.medium]) }
      case .dark: text.preferredColorScheme(.dark)
      }
    }
  }

  @Test("A controller chooses the status bar, and one in a bar's stack lets the stack do it")
  func controllersStatusBar() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    func bar(_ root: UIViewController) -> Drawing.StatusBar {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      return window.picture(scheme: .light).statusBar
    }
    #expect(bar(Light()) == .light)
    let stack = UINavigationController(rootViewController: Light())
    #expect(bar(stack) == .automatic)
    stack.isNavigationBarHidden = true
    #expect(bar(stack) == .light)
  }
}
