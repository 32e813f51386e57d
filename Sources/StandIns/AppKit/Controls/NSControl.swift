import UIKit

/// A view with a value that sends an action. Follows documentation/appkit/nscontrol.
@preconcurrency @MainActor open class NSControl: NSView {
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isContinuous = true
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var formatter: Formatter?
  open var controlSize = ControlSize.regular
  private var text = ""

  open var stringValue: String {
    get { text }
    set { text = newValue }
  }
  open var objectValue: Any? {
    get { text }
    set { text = newValue.map { "\($0)" } ?? "" }
  }
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: text) }
    set { text = newValue.string }
  }
  open var intValue: Int32 {
    get { Int32(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var integerValue: Int {
    get { Int(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var doubleValue: Double {
    get { Double(text) ?? 0 }
    set { text = "\(newValue)" }
  }

  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard isEnabled, let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }
  open func performClick(_ sender: Any?) { _ = sendAction(action, to: target) }
  open func sizeToFit() {}

  /// Follows documentation/appkit/nscontrol/statevalue.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
    public static let mixed = StateValue(rawValue: -1)
  }

  /// Follows documentation/appkit/nscontrol/controlsize-swift.enum.
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
}

/// Follows documentation/appkit/nsbutton.
@preconcurrency @MainActor open class NSButton: NSControl {
  open var title = "Button"
  open var alternateTitle = ""
  open var attributedTitle = NSAttributedString(string: "")
  open var image: NSImage?
  open var state = NSControl.StateValue.off
  open var isBordered = true
  open var bezelStyle = BezelStyle.push
  open var imagePosition = ImagePosition.noImage
  open var keyEquivalent = ""
  open var contentTintColor: NSColor?
  open var allowsMixedState = false

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }

  open func setButtonType(_ type: ButtonType) {}

  /// Follows documentation/appkit/nsbutton/bezelstyle-swift.enum.
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case circular = 7
    case helpButton = 9
    case toolbar = 11
    case accessoryBar = 13
    case badge = 15
    public static var rounded: BezelStyle { .push }
    public static var texturedRounded: BezelStyle { .toolbar }
    public static var inline: BezelStyle { .badge }
  }

  /// Follows documentation/appkit/nsbutton/buttontype.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn
  }

  /// Follows documentation/appkit/nscontrol/imageposition.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
}

/// Follows documentation/appkit/nsslider.
@preconcurrency @MainActor open class NSSlider: NSControl {
  open var minValue = 0.0
  open var maxValue = 1.0
  open var numberOfTickMarks = 0

  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = value
    self.target = target as AnyObject?
    self.action = action
  }
}

/// Follows documentation/appkit/nsimageview.
@preconcurrency @MainActor open class NSImageView: NSControl {
  open var image: NSImage?
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var contentTintColor: NSColor?
  open var isEditable = false

  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
  }
}

/// Follows documentation/appkit/nsimagescaling.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Follows documentation/appkit/nsprogressindicator.
@preconcurrency @MainActor open class NSProgressIndicator: NSView {
  open var isIndeterminate = true
  open var minValue = 0.0
  open var maxValue = 100.0
  open var doubleValue = 0.0
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}
