import Testing
import UIKit

/// What the user does with the device as a whole, and what leaves the screen.
@MainActor @Suite(.serialized) struct SurroundingsTests {
  private final class Turning: UIViewController {
    var log: [String] = []
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("\(Int(size.width)) by \(Int(size.height))")
      coordinator.animate(alongsideTransition: nil) { _ in self.log.append("turned") }
    }
  }

  private func turn(_ isLandscape: Bool) -> Bool {
    let traits = UITraitCollection._standard
    return isLandscape
      ? UIApplication.shared._show(
        on: CGSize(width: 852, height: 393),
        safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
        traits: traits._changing(vertical: .compact))
      : UIApplication.shared._show(
        on: CGSize(width: 393, height: 852),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), traits: traits)
  }

  @Test("A turned device gives windows and controllers another size, and tells them before")
  func turned() {
    let root = Turning()
    let stage = Stage(root)
    #expect(turn(true))
    #expect(root.log == ["852 by 393"])
    stage.wait()
    #expect(root.log == ["852 by 393", "turned"])
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(root.view.safeAreaInsets.left == 59)
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(turn(false))
    stage.wait()
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    stage.close()
  }

  @Test("A screen that is upright only does not turn")
  func fixed() {
    let root = Turning()
    root.mask = .portrait
    let stage = Stage(root)
    #expect(!turn(true))
    #expect(root.log.isEmpty && root.view.bounds.width == 393)
    stage.close()
  }

  @Test("A change of the appearance reaches every view")
  func appearance() {
    let root = UIViewController()
    let label = UILabel()
    root.view.addSubview(label)
    let stage = Stage(root)
    UIApplication.shared._change(UITraitCollection._standard._changing(style: .dark))
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    UIApplication.shared._change(UITraitCollection._standard)
    #expect(label.traitCollection.userInterfaceStyle == .light)
    stage.close()
  }

  @Test("A controller that was presented is gone when it has been dismissed")
  func released() {
    let root = UIViewController()
    let stage = Stage(root)
    weak var shown: UIViewController?
    do {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      root.present(sheet, animated: true)
      shown = sheet
    }
    stage.wait()
    #expect(root.presentedViewController === shown)
    root.dismiss(animated: true)
    stage.wait()
    #expect(shown == nil)
    stage.close()
  }

  @Test("A finger goes down, along and up, and a control hears where it was lifted")
  func finger() throws {
    let root = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    root.view.addSubview(button)
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in log.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("outside") }, for: .touchUpOutside)
    let stage = Stage(root)
    let inside = CGPoint(x: 50, y: 120)
    let first = try #require(stage.window._touchDown(at: inside))
    #expect(button.isHighlighted && log == ["down"])
    first.lift(at: inside)
    let second = try #require(stage.window._touchDown(at: inside))
    second.move(to: CGPoint(x: 300, y: 500))
    second.lift(at: CGPoint(x: 300, y: 500))
    #expect(log == ["down", "inside", "down", "outside"])
    stage.close()
  }
}
