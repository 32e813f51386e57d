/// A small sample with a fault that compiles, and what a run has to say of it.
struct PlantedFault: Sendable, CustomStringConvertible {
  /// The page's name.
  let name: String
  /// What is wrong, in words.
  let description: String
  /// The code.
  let code: String
  /// The walkthrough.
  let steps: String
  /// The step at which the fault shows.
  let step: String
  /// What the message has to say.
  let message: String
  /// A storyboard beside the page.
  var storyboard: String?

  /// The page in Markdown.
  var page: String {
    "# \(description)\n\n```swift\n\(code)\n```\n\n```walkthrough\n\(steps)\n```\n"
  }

  static let all: [PlantedFault] = [
    PlantedFault(
      name: "state", description: "a view keeps its number where SwiftUI does not look",
      code: """
        import SwiftUI
        final class Counter { var count = 0 }
        struct ContentView: View {
          let counter = Counter()
          var body: some View {
            Text("Cups: \\(counter.count)")
            Button("One more") { counter.count += 1 }
          }
        }
        """,
      steps: "tap “One more”\nexpect “Cups: 1”", step: "expect “Cups: 1”",
      message: "did you mean “Cups: 0”?"),
    PlantedFault(
      name: "observed", description: "a model is made anew whenever its view is",
      code: """
        import SwiftUI
        final class Model: ObservableObject { @Published var count = 0 }
        struct Inner: View {
          @ObservedObject var model = Model()
          var body: some View { Button("Taps: \\(model.count)") { model.count += 1 } }
        }
        struct ContentView: View {
          @State private var isLarge = false
          var body: some View {
            Toggle("Large", isOn: $isLarge)
            Text(isLarge ? "large" : "small")
            Inner()
          }
        }
        """,
      steps: "tap “Taps: 0”\nexpect “Taps: 1”\ntoggle “Large”\nexpect “Taps: 1”",
      step: "expect “Taps: 1”", message: "did you mean “Taps: 0”?"),
    PlantedFault(
      name: "covered", description: "a view lies over the button that is to be tapped",
      code: """
        import SwiftUI
        struct ContentView: View {
          @State private var isSaved = false
          var body: some View {
            ZStack {
              Button("Save") { isSaved = true }
              Color.gray.opacity(0.1)
            }
          }
        }
        """,
      steps: "tap “Save”", step: "tap “Save”",
      message: "“Save” can't be touched: a color lies over it"),
    PlantedFault(
      name: "binding", description: "a toggle is bound to a constant",
      code: """
        import SwiftUI
        struct ContentView: View {
          var body: some View { Toggle("Sound", isOn: .constant(false)) }
        }
        """,
      steps: "toggle “Sound”\nexpect “Sound” to be on", step: "expect “Sound” to be on",
      message: "“Sound” is not on"),
    PlantedFault(
      name: "disabled", description: "a button is disabled the wrong way round",
      code: """
        import SwiftUI
        struct ContentView: View {
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name)
            Button("Save") { print("saved") }.disabled(!name.isEmpty)
          }
        }
        """,
      steps: "type “Ada” into “Name”\ntap “Save”\nexpect printed “saved”", step: "tap “Save”",
      message: "“Save” is disabled"),
    PlantedFault(
      name: "destination", description: "a link's value has no destination",
      code: """
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Milk", value: 1).navigationTitle("Groceries")
                .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
            }
          }
        }
        """,
      steps: "tap “Milk”\nexpect screen “Milk”", step: "expect screen “Milk”",
      message: "the screen on top has no title; expected is “Milk”"),
    PlantedFault(
      name: "delegate", description: "nobody is the delegate",
      code: """
        import UIKit
        protocol PickerDelegate: AnyObject { func didPick(_ name: String) }
        class PickerController: UIViewController {
          weak var delegate: PickerDelegate?
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Pick red") { _ in
              self.delegate?.didPick("red")
            })
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            view.addSubview(button)
          }
        }
        class HomeController: UIViewController, PickerDelegate {
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Nothing yet"
            label.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
            view.addSubview(label)
            let picker = PickerController()
            addChild(picker)
            picker.view.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
            view.addSubview(picker.view)
            picker.didMove(toParent: self)
          }
          func didPick(_ name: String) { label.text = name }
        }
        """,
      steps: "launch HomeController()\ntap “Pick red”\nexpect “label” to be “red”",
      step: "expect “label” to be “red”", message: "“label” is “Nothing yet”, not “red”"),
    PlantedFault(
      name: "cycle", description: "a controller is held by its own closure",
      code: """
        import UIKit
        class DetailController: UIViewController {
          var onTap: (() -> Void)?
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Detail"
            onTap = { self.title = "Tapped" }
          }
        }
        class ListController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Open", style: .plain, target: self, action: #selector(open))
          }
          @objc func open() {
            navigationController?.pushViewController(DetailController(), animated: true)
          }
        }
        """,
      steps: """
        launch UINavigationController(rootViewController: ListController())
        tap “Open”
        expect screens “List”, “Detail”
        back
        expect “Detail” to be released
        """, step: "expect “Detail” to be released",
      message:
        "the controller of “Detail” (DetailController) has left the screen but not the memory"),
    PlantedFault(
      name: "touches", description: "a label's gesture is never felt",
      code: """
        import UIKit
        class LabelController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            label.text = "Tap me"
            label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            view.addSubview(label)
          }
          @objc func tapped() { print("tapped") }
        }
        """,
      steps: "launch LabelController()\ntap “Tap me”\nexpect printed “tapped”",
      step: "tap “Tap me”",
      message: "isUserInteractionEnabled"),
    PlantedFault(
      name: "source", description: "a table has no data source",
      code: """
        import UIKit
        class FruitController: UIViewController, UITableViewDataSource {
          let table = UITableView()
          override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            table.register(UITableViewCell.self, forCellReuseIdentifier: "Fruit")
            view.addSubview(table)
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: path)
            cell.textLabel?.text = ["Apple", "Pear"][path.row]
            return cell
          }
        }
        """,
      steps: "launch FruitController()\nexpect 2 rows", step: "expect 2 rows",
      message: "there are 0"),
    PlantedFault(
      name: "outlet", description: "an outlet has another name in the storyboard",
      code: """
        import UIKit
        class GreetingController: UIViewController { @IBOutlet weak var label: UILabel! }
        """,
      steps: "launch scene of “outlet”\nexpect “Hello”", step: "launch scene of “outlet”",
      message: "not key value coding-compliant for the key greeting",
      storyboard: storyboard(outlet: "greeting", action: "greet:")),
    PlantedFault(
      name: "action", description: "an action has another name in the storyboard",
      code: """
        import UIKit
        class GreetingController: UIViewController {
          @IBOutlet weak var label: UILabel!
          @IBAction func greet(_ sender: Any) { label.text = "Hello, you" }
        }
        """,
      steps: "launch scene of “action”\ntap “Greet”\nexpect “Hello, you”", step: "tap “Greet”",
      message: "unrecognized selector", storyboard: storyboard(outlet: "label", action: "greeting:")
    ),
    PlantedFault(
      name: "identifier", description: "no scene has the identifier",
      code: """
        import UIKit
        class GreetingController: UIViewController {
          @IBOutlet weak var label: UILabel!
          @IBAction func greet(_ sender: Any) {
            let storyboard = UIStoryboard(name: "identifier", bundle: nil)
            present(storyboard.instantiateViewController(withIdentifier: "Detial"), animated: true)
          }
        }
        """,
      steps: "launch scene of “identifier”\ntap “Greet”", step: "tap “Greet”",
      message: "doesn't contain a view controller with identifier 'Detial'",
      storyboard: storyboard(outlet: "label", action: "greet:")),
    PlantedFault(
      name: "unloaded", description: "an outlet is used before the view is loaded",
      code: """
        import UIKit
        class GreetingController: UIViewController {
          @IBOutlet weak var label: UILabel!
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            label.text = "Hello, you"
          }
        }
        """,
      steps: "launch scene of “unloaded”\nexpect “Hello, you”", step: "launch scene of “unloaded”",
      message: "Unexpectedly found nil while implicitly unwrapping",
      storyboard: storyboard(outlet: "label", action: "greet:")),
  ]

  /// A scene with a label and a button.
  private static func storyboard(outlet: String, action: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="one">
      <scenes><scene sceneID="s"><objects>
        <viewController id="one" customClass="GreetingController" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <label text="Hello" id="label"><rect key="frame" x="20" y="100" width="200" height="30"/>\
    </label>
              <button id="button" buttonType="system">
                <rect key="frame" x="20" y="200" width="100" height="40"/>
                <state key="normal" title="Greet"/>
                <connections>
                  <action selector="\(action)" destination="one" eventType="touchUpInside" id="a"/>
                </connections>
              </button>
            </subviews>
          </view>
          <connections><outlet property="\(outlet)" destination="label" id="o"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }
}
