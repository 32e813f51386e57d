import UIKit

/// A line of text. Follows documentation/appkit/nstextfield.
@preconcurrency @MainActor open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isBordered = true
  open var isBezeled = true
  open var isEditable = true
  open var isSelectable = true
  open var maximumNumberOfLines = 0
  open var usesSingleLineMode = false

  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    isEditable = false
    isSelectable = false
    isBordered = false
    isBezeled = false
    drawsBackground = false
  }
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    isSelectable = true
  }

  /// What typing does.
  public func _type(_ text: String) {
    guard isEditable, isEnabled else { return }
    stringValue += text
    delegate?.controlTextDidChange(
      Notification(name: NSControl.textDidChangeNotification, object: self))
    NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: self)
  }
}

extension NSControl {
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
}

/// Follows documentation/appkit/nscontroltexteditingdelegate.
@preconcurrency @MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
}

extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
}

/// Follows documentation/appkit/nstextfielddelegate.
@preconcurrency @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// Follows documentation/appkit/nssecuretextfield.
@preconcurrency @MainActor open class NSSecureTextField: NSTextField {}

/// Follows documentation/appkit/nssearchfield.
@preconcurrency @MainActor open class NSSearchField: NSTextField {
  open var sendsWholeSearchString = false
  open var sendsSearchStringImmediately = false
  open var recentSearches: [String] = []
}

/// Follows documentation/appkit/nssearchfielddelegate.
@preconcurrency @MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// Text that can be edited. Follows documentation/appkit/nstext.
@preconcurrency @MainActor open class NSText: NSView {
  open var string = ""
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var font: NSFont?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var selectedRange = NSRange(location: 0, length: 0)
}

/// Follows documentation/appkit/nstextview.
@preconcurrency @MainActor open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  open var allowsUndo = false
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var textContainerInset = NSSize.zero
  open func insertText(_ string: Any, replacementRange: NSRange) {
    self.string += "\(string)"
    delegate?.textDidChange(Notification(name: Notification.Name("NSTextDidChange"), object: self))
  }
}

/// Follows documentation/appkit/nstextviewdelegate.
@preconcurrency @MainActor public protocol NSTextViewDelegate: NSObjectProtocol {
  func textDidChange(_ notification: Notification)
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
}

extension NSTextViewDelegate {
  public func textDidChange(_ notification: Notification) {}
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
}
