import Testing
import UIKit

/// A screen as tutorials write it, with selectors of all shapes.
private final class Counter: UIViewController {
  let plus = UIButton(type: .system)
  let field = UITextField()
  let toggle = UISwitch()
  var count = 0
  var senders: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    plus.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    field.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
    toggle.frame.origin = CGPoint(x: 20, y: 300)
    for control in [plus, field, toggle] { view.addSubview(control) }
    plus.addTarget(self, action: Selector(increment), for: .touchUpInside)
    plus.addTarget(self, action: Selector(Counter.remember(_:)), for: .touchUpInside)
    toggle.addTarget(self, action: Selector(toggled(_:)), for: .valueChanged)
  }

  func increment() { count += 1 }
  func remember(_ sender: UIButton) { senders.append(sender) }
  func toggled(_ sender: UISwitch) { count += sender.isOn ? 10 : -10 }
}

@MainActor @Suite(.serialized) struct ControlTests {
  @Test("A touch on a button calls its targets, bound and unbound, with the sender")
  func targets() {
    let counter = Counter()
    let stage = Stage(counter)
    stage.window._tap(at: CGPoint(x: 40, y: 120))
    #expect(counter.count == 1 && counter.senders == [counter.plus])
    counter.plus.isEnabled = false
    stage.window._tap(at: CGPoint(x: 40, y: 120))
    #expect(counter.count == 1)
    stage.window._tap(at: CGPoint(x: 30, y: 310))
    #expect(counter.toggle.isOn && counter.count == 11)
    stage.close()
  }

  @Test("A finger that leaves the button before it goes up does not press it")
  func dragOutside() {
    let counter = Counter()
    let stage = Stage(counter)
    stage.window._drag([CGPoint(x: 40, y: 120), CGPoint(x: 300, y: 500)])
    #expect(counter.count == 0 && !counter.plus.isHighlighted)
    stage.close()
  }

  @Test("A button's primary action gives it title and picture and is run by a touch")
  func primaryAction() {
    var pressed = 0
    let action = UIAction(title: "Save", image: UIImage(systemName: "tray")) { _ in pressed += 1 }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    #expect(button.currentTitle == "Save" && button.currentImage != nil)
    button.sendActions(for: .primaryActionTriggered)
    #expect(pressed == 1)
    #expect(button.backgroundColor == .tintColor)
  }

  @Test("The closure of an action does not keep its target alive when it is weak, nor do targets")
  func lifetimes() {
    weak var controller: Counter?
    let button = UIButton()
    do {
      let made = Counter()
      button.addTarget(made, action: Selector(Counter.increment), for: .touchUpInside)
      controller = made
    }
    #expect(controller == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test("Typing goes through the delegate and reports every change")
  func typing() {
    final class Digits: NSObject, UITextFieldDelegate {
      var returns = 0
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        textField.resignFirstResponder()
        return true
      }
    }
    let counter = Counter()
    let stage = Stage(counter)
    let digits = Digits()
    var changes = 0
    counter.field.delegate = digits
    counter.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    counter.field._type("1a2\n")
    #expect(counter.field.text == "12" && changes == 2)
    #expect(digits.returns == 1 && !counter.field.isFirstResponder)
    stage.close()
  }

  @Test("Values stay inside their limits")
  func limits() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    let stepper = UIStepper()
    stepper.maximumValue = 1
    stepper._step(up: true)
    stepper._step(up: true)
    #expect(stepper.value == 1)
    let segments = UISegmentedControl(items: ["A", "B"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments._select(1)
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test("A tap and a swipe are told apart")
  func gestures() {
    let controller = UIViewController()
    let stage = Stage(controller)
    @MainActor final class Log: NSObject {
      var seen: [String] = []
      func tap() { seen.append("tap") }
      func swipe(_ recognizer: UISwipeGestureRecognizer) { seen.append("swipe") }
    }
    let log = Log()
    let view: UIView = controller.view
    view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Selector(Log.tap)))
    view.addGestureRecognizer(
      UISwipeGestureRecognizer(target: log, action: Selector(Log.swipe(_:))))
    stage.window._tap(at: CGPoint(x: 100, y: 100))
    stage.window._drag([CGPoint(x: 100, y: 100), CGPoint(x: 250, y: 110)])
    #expect(log.seen == ["tap", "swipe"])
    stage.close()
  }

  @Test("An animation changes the view at once, shows the way and then calls its completion")
  func animation() {
    let stage = Stage(UIViewController())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.rootViewController?.view.addSubview(view)
    var finished = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      view.frame.origin.x = 100
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0 && !finished)
    stage.wait(0.5)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 0.5)
    stage.wait(0.6)
    #expect(finished && view.layer.animationKeys() == nil)
    stage.close()
  }
}
