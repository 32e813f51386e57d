import QuartzCore

/// A key of a keyboard or a remote control that is pressed. Follows documentation/uikit/uipress.
@preconcurrency @MainActor open class UIPress: NSObject {
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) var force: CGFloat = 1
  open internal(set) var key: UIKey?
  open internal(set) var timestamp: TimeInterval = 0

  /// Follows documentation/uikit/uipress/phase-swift.enum.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }
  /// Follows documentation/uikit/uipress/presstype.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
}

/// Follows documentation/uikit/uipressesevent.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []
}

/// What a pressed key stands for. Follows documentation/uikit/uikey.
@preconcurrency @MainActor open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ characters: String, _ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    charactersIgnoringModifiers = characters.lowercased()
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}

/// A key's place on the keyboard. Follows documentation/uikit/uikeyboardhidusage.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 0x04
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  case keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7
  case keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
