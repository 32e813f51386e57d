import Foundation
import Testing

#if os(Linux)
  /// Published articles, read where they lie beside the checkout, with walkthroughs and storyboards of ours.
  @Suite("Published articles run", .serialized)
  struct SeedTests {
    /// An article and what is done to its sample.
    struct Seed: Sendable, CustomStringConvertible {
      let file: String
      let steps: String
      var storyboard: String?
      var description: String { file }
    }

    private static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("shared/seeds")

    private static let storyboardSteps = """
      tap “play.fill”
      expect “labelText” to be “First text”
      type “Ada” into “inputText”
      tap “Change Text!”
      expect “labelText” to be “Ada”
      expect “inputText” to be empty
      tap “Go Back!”
      expect no “Change Text!”
      tap “play.fill”
      expect “labelText” to be “First text”
      swipe down
      expect no “Change Text!”
      """

    private static let seeds = [
      Seed(
        file: "storyboard-in-swiftui.en.md", steps: "launch ContentView()\n" + storyboardSteps,
        storyboard: storyboard),
      Seed(
        file: "storyboard-in-swiftui.ja.md", steps: "launch ContentView()\n" + storyboardSteps,
        storyboard: storyboard),
      Seed(
        file: "storyboard-to-swiftui.ja.md",
        steps: """
          launch ViewController()
          expect the button to be centred
          press the button
          expect the button at scale 0.9
          release
          expect printed “Camera button tapped”
          expect the button at scale 1
          """),
      Seed(
        file: "swiftui-in-uikit.de.md",
        steps: """
          given store = TextStore(displayText: DisplayText(title: "Title", body: "Body"))
          launch TextViewController(textStore: store)
          expect “Title”
          expect “Body”
          run store.displayText.body = "Another body"
          expect “Another body”
          expect button “OK”
          launch preview “iPhone 8”
          expect button “OK”
          """),
      Seed(
        file: "navigation-coordinator.ja.md",
        steps: """
          given model = ViewModelA()
          launch Window(coordinator: model)
          expect “A counts: 0”
          tap “Up”
          tap “Up”
          tap “Up”
          expect “A counts: 3”
          run model.navigation.push(ViewModelB(model.count), animated: true)
          expect “B counts: 3”
          run model.navigation.pop(animated: true)
          expect “A counts: 3”
          run model.navigation.set([AnyCoordinator(ViewC()), AnyCoordinator(ViewModelB(2))], animated: true)
          expect “B counts: 2”
          run model.navigation.popToRoot(animated: true)
          expect “C”
          """),
    ]

    @Test("and do as they say", arguments: seeds)
    func seed(seed: Seed) throws {
      let source = Self.folder.appendingPathComponent(seed.file)
      guard let text = try? String(contentsOf: source, encoding: .utf8) else {
        print("skipped: \(source.path) is not there")
        return
      }
      let folder = try TemporaryFolder([
        seed.file: text + "\n```walkthrough\n\(seed.steps)\n```\n"
      ])
      if let storyboard = seed.storyboard {
        try folder.write(Data(storyboard.utf8), to: "Main.storyboard")
      }
      let words = ["run", seed.file] + RunTests.confinement
      let outcome = try Tool().start(words, in: folder).finish(limit: 1800)
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(outcome.output.contains(" passed, 0 failed, 0 not run"), "\(outcome.output)")
    }

    private static let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="one">
        <scenes><scene sceneID="s"><objects>
          <viewController id="one" storyboardIdentifier="storyboardView" \
      customClass="StoryboardViewController" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label text="First text" id="label">
                  <rect key="frame" x="20" y="100" width="300" height="30"/>
                </label>
                <textField id="field" borderStyle="roundedRect">
                  <rect key="frame" x="20" y="150" width="300" height="34"/>
                </textField>
                <button id="change" buttonType="system">
                  <rect key="frame" x="20" y="200" width="200" height="40"/>
                  <state key="normal" title="Change Text!"/>
                  <connections>
                    <action selector="changeText:" destination="one" eventType="touchUpInside" id="a"/>
                  </connections>
                </button>
                <button id="back" buttonType="system">
                  <rect key="frame" x="20" y="260" width="200" height="40"/>
                  <state key="normal" title="Go Back!"/>
                  <connections>
                    <action selector="goBack:" destination="one" eventType="touchUpInside" id="b"/>
                  </connections>
                </button>
              </subviews>
            </view>
            <connections>
              <outlet property="labelText" destination="label" id="c"/>
              <outlet property="inputText" destination="field" id="d"/>
            </connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
  }
#endif
