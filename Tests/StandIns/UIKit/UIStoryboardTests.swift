import Testing
import UIKit

private protocol GreetingDelegate: AnyObject {
  func didGreet(_ controller: GreetingController)
}

private final class GreetingController: UIViewController {
  weak var label: UILabel!
  weak var field: UITextField!
  var closed = 0
  var prepared: [String] = []

  func greet(_ sender: Any) {
    label.text = "Hello, \(field.text ?? "")"
    field.text = ""
  }
  func close(_ sender: UIButton) { closed += 1 }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
    segue.destination.title = "Prepared"
  }
}

@MainActor @Suite(.serialized) struct UIStoryboardTests {
  /// Two scenes: a greeting with connections, and a detail that a segue shows.
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="nav">
      <scenes>
        <scene sceneID="s0"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar" largeTitles="YES"/>
            <connections>
              <segue destination="greet" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="greeting" id="greet" title="Greeting"
            customClass="GreetingController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label text="Nobody yet" id="label" textAlignment="center"
                  translatesAutoresizingMaskIntoConstraints="NO">
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                </label>
                <textField id="field" borderStyle="roundedRect" placeholder="Your name"
                  translatesAutoresizingMaskIntoConstraints="NO"/>
                <button id="button" buttonType="system">
                  <rect key="frame" x="100" y="300" width="100" height="40"/>
                  <state key="normal" title="Greet"/>
                  <connections>
                    <action selector="greet:" destination="greet" eventType="touchUpInside" id="a1"/>
                  </connections>
                </button>
                <button id="next" buttonType="system">
                  <rect key="frame" x="100" y="400" width="100" height="40"/>
                  <state key="normal" title="Next"/>
                  <connections>
                    <segue destination="detail" kind="show" identifier="showDetail" id="g1"/>
                  </connections>
                </button>
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
              <constraints>
                <constraint firstItem="label" firstAttribute="top" secondItem="safe"
                  secondAttribute="top" constant="16" id="c1"/>
                <constraint firstItem="label" firstAttribute="centerX" secondItem="root"
                  secondAttribute="centerX" id="c2"/>
                <constraint firstItem="field" firstAttribute="top" secondItem="label"
                  secondAttribute="bottom" constant="8" id="c3"/>
                <constraint firstItem="field" firstAttribute="leading" secondItem="safe"
                  secondAttribute="leading" constant="20" id="c4"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="field"
                  secondAttribute="trailing" constant="20" id="c5"/>
              </constraints>
            </view>
            <navigationItem key="navigationItem" title="Greeting" id="item"/>
            <connections>
              <outlet property="label" destination="label" id="o1"/>
              <outlet property="field" destination="field" id="o2"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="detail" storyboardIdentifier="detail" sceneMemberID="viewController">
            <view key="view" id="dv"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func storyboard() throws -> UIStoryboard {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A storyboard is read in whole when it is made.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.file.write(
      to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
    UIApplication.shared._interfaceBuilderTypes = _InterfaceBuilderTypes()
    UIApplication.shared._interfaceBuilderTypes.register(
      GreetingController.self,
      outlets: [
        "label": { $0.label = $1 as? UILabel }, "field": { $0.field = $1 as? UITextField },
      ],
      actions: ["greet:": { $0.greet($1 as Any) }])
    return UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
  }

  @Test("The initial controller holds its first screen, with outlets set when the view loads")
  func initial() throws {
    let stack = try storyboard().instantiateInitialViewController() as? UINavigationController
    let greeting = try #require(stack?.topViewController as? GreetingController)
    #expect(stack?.navigationBar.prefersLargeTitles == true)
    #expect(!greeting.isViewLoaded && greeting.label == nil)
    greeting.loadViewIfNeeded()
    #expect(
      greeting.label?.text == "Nobody yet" && greeting.label?.font == .boldSystemFont(ofSize: 20))
    #expect(greeting.field?.placeholder == "Your name")
    #expect(greeting.navigationItem.title == "Greeting")
  }

  @Test("A touch on a connected button calls the action, and constraints place the views")
  func actions() throws {
    let made = try storyboard().instantiateViewController(withIdentifier: "greeting")
    let greeting = try #require(made as? GreetingController)
    let stage = Stage(greeting)
    greeting.field.text = "Ada"
    stage.window._tap(at: CGPoint(x: 150, y: 320))
    #expect(greeting.label.text == "Hello, Ada" && greeting.field.text == "")
    #expect(greeting.label.frame.minY == 75)
    #expect(greeting.field.frame.minX == 20 && greeting.field.frame.width == 353)
    stage.close()
  }

  @Test("A button's segue prepares and pushes its destination, and code can perform it too")
  func segues() throws {
    let stack = try #require(
      try storyboard().instantiateInitialViewController() as? UINavigationController)
    let greeting = try #require(stack.topViewController as? GreetingController)
    let stage = Stage(stack)
    stage.window._tap(at: CGPoint(x: 150, y: 420))
    stage.wait()
    #expect(greeting.prepared == ["showDetail"] && stack.viewControllers.count == 2)
    #expect(stack.topViewController?.title == "Prepared")
    stack.popViewController(animated: false)
    greeting.performSegue(withIdentifier: "showDetail", sender: nil)
    stage.wait()
    #expect(stack.viewControllers.count == 2 && greeting.prepared.count == 2)
    stage.close()
  }
}
