import UIKit

/// Something that events can go to. Follows documentation/appkit/nsresponder.
@preconcurrency @MainActor open class NSResponder: NSObject {
  open weak var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open var menu: NSMenu?

  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }

  @discardableResult open func becomeFirstResponder() -> Bool { acceptsFirstResponder }
  @discardableResult open func resignFirstResponder() -> Bool { true }

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }

  /// Follows documentation/objectivec/nsobject-swift.class/observevalue(forkeypath:of:change:context:).
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

/// What the user did. Follows documentation/appkit/nsevent.
open class NSEvent: NSObject, @unchecked Sendable {
  public let type: EventType
  public let locationInWindow: NSPoint
  public let modifierFlags: ModifierFlags
  public let characters: String?
  public let keyCode: UInt16
  open var clickCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var charactersIgnoringModifiers: String? { characters }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }

  public init(
    _type type: EventType, location: NSPoint, modifierFlags: ModifierFlags = [],
    characters: String? = nil, keyCode: UInt16 = 0
  ) {
    self.type = type
    locationInWindow = location
    self.modifierFlags = modifierFlags
    self.characters = characters
    self.keyCode = keyCode
    super.init()
  }

  open class var mouseLocation: NSPoint { .zero }
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  open class func removeMonitor(_ eventMonitor: Any) {}

  /// Follows documentation/appkit/nsevent/eventtype.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
    case rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
    case scrollWheel = 22
  }

  /// Follows documentation/appkit/nsevent/eventtypemask.
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    public static let any = EventTypeMask(rawValue: UInt64.max)
  }

  /// Follows documentation/appkit/nsevent/modifierflags-swift.struct.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
}
