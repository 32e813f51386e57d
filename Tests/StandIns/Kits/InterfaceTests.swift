import Testing
import UIKit
import XCUIAutomation

@MainActor @Suite(.serialized) struct InterfaceTests {
  private final class Login: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    let greeting = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      name.placeholder = "Name"
      button.setTitle("Log in", for: .normal)
      greeting.accessibilityIdentifier = "greeting"
      for part in [name, button, greeting] { view.addSubview(part) }
      button.addAction(
        UIAction { [weak self] _ in
          self?.greeting.text = "Hello, \(self?.name.text ?? "")"
        }, for: .touchUpInside)
    }
  }

  @Test("A test finds fields and buttons by their names, types and taps")
  func login() {
    let window = UIWindow()
    window.rootViewController = Login()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let app = XCUIApplication()
    app.launch()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.buttons["Log in"].tap()
    #expect(app.staticTexts["greeting"].label == "Hello, Ada")
    #expect(app.textFields.element.value as? String == "Ada")
    #expect(!app.buttons["Log out"].exists && app.buttons.count == 1)
  }
}
