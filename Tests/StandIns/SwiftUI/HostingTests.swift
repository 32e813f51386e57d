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
}
