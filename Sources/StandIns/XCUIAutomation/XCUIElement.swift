@_exported import FoundationOverlay
import UIKit

/// What of the screen is known by a name. Follows documentation/xcuiautomation/xcuielementattributes.
@preconcurrency @MainActor public protocol XCUIElementAttributes {
  var identifier: String { get }
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var isSelected: Bool { get }
  var placeholderValue: String? { get }
}

/// One thing on the screen, looked up whenever it is asked. Follows documentation/xcuiautomation/xcuielement.
///
/// The screen is that of this process: the windows of its `UIApplication`.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  let find: () -> UIView?

  init(_ find: @escaping () -> UIView?) {
    self.find = find
    super.init()
  }

  open var exists: Bool { find() != nil }
  open var isHittable: Bool {
    guard let view = find(), view.window != nil else { return false }
    return !view.isHidden && view.alpha > 0 && view.isUserInteractionEnabled
  }
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    while !exists, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    return exists
  }
  open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    while exists, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    return !exists
  }

  open var identifier: String { find()?.accessibilityIdentifier ?? "" }
  open var label: String { find()?.accessibilityLabel ?? "" }
  open var title: String { (find() as? UIButton)?.currentTitle ?? "" }
  open var frame: CGRect { find()?.accessibilityFrame ?? .zero }
  open var isEnabled: Bool { (find() as? UIControl)?.isEnabled ?? exists }
  open var isSelected: Bool { (find() as? UIControl)?.isSelected ?? false }
  open var placeholderValue: String? { (find() as? UITextField)?.placeholder }
  open var value: Any? {
    switch find() {
    case let field as UITextField: field.hasText ? field.text : field.placeholder
    case let view as UITextView: view.text
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let view: view?.accessibilityValue
    }
  }
  open var elementType: ElementType { find().map(ElementType.init) ?? .any }

  // MARK: Doing something

  open func tap() { touch(count: 1) }
  open func doubleTap() { touch(count: 2) }
  open func press(forDuration duration: TimeInterval) { touch(count: 1) }
  open func typeText(_ text: String) {
    (find() as? UITextField)?._type(text)
    (find() as? UITextView)?._type(text)
  }
  open func swipeUp() { drag(0, -0.4) }
  open func swipeDown() { drag(0, 0.4) }
  open func swipeLeft() { drag(-0.4, 0) }
  open func swipeRight() { drag(0.4, 0) }
  open func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    guard let slider = find() as? UISlider else { return }
    let width = slider.maximumValue - slider.minimumValue
    slider.value = slider.minimumValue + Float(normalizedSliderPosition) * width
    slider.sendActions(for: .valueChanged)
  }

  private var middle: CGPoint? {
    find().map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }
  private func touch(count: Int) { middle.map { find()?.window?._tap(at: $0, count: count) } }
  private func drag(_ across: CGFloat, _ down: CGFloat) {
    guard let middle, let view = find() else { return }
    let end = CGPoint(
      x: middle.x + across * view.bounds.width, y: middle.y + down * view.bounds.height)
    view.window?._drag([middle, end])
  }

  // MARK: What is in it

  var root: [UIView] { find().map { [$0] } ?? [] }
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery { self.root.flatMap(\._below).filter(type.holds) }
  }
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery { self.root.flatMap(\.subviews).filter(type.holds) }
  }
}

extension UIView {
  /// All views below this one, each before those in it.
  var _below: [UIView] { subviews.flatMap { [$0] + $0._below } }
}

/// The running app. Follows documentation/xcuiautomation/xcuiapplication.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
  open var launchArguments: [String] = []
  open var launchEnvironment: [String: String] = [:]
  open private(set) var state = State.notRunning

  public init() {
    super.init { UIApplication.shared._windows.first { $0.isKeyWindow } }
  }
  public convenience init(bundleIdentifier: String) { self.init() }

  open func launch() { state = .runningForeground }
  open func activate() { state = .runningForeground }
  open func terminate() { state = .notRunning }
  open func wait(for state: State, timeout: TimeInterval) -> Bool { self.state == state }
  override var root: [UIView] { UIApplication.shared._windows }

  /// Follows documentation/xcuiautomation/xcuiapplication/state-swift.enum.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }
}

/// The device. Follows documentation/xcuiautomation/xcuidevice.
@preconcurrency @MainActor open class XCUIDevice: NSObject {
  open class var shared: XCUIDevice { device }
  private static let device = XCUIDevice()
  open var orientation = UIDeviceOrientation.portrait
  open func press(_ button: Button) {}

  /// Follows documentation/xcuiautomation/xcuidevice/button.
  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp, volumeDown
  }
}
