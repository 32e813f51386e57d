import UIKit

/// A question in a window of its own. Follows documentation/appkit/nsalert.
///
/// Nobody answers here; the first button is taken to be pressed.
@preconcurrency @MainActor open class NSAlert: NSObject {
  open var messageText = "Alert"
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage!
  open var accessoryView: NSView?
  open private(set) var buttons: [NSButton] = []
  open var showsSuppressionButton = false

  public override init() { super.init() }

  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }

  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }

  @discardableResult open func runModal() -> NSApplication.ModalResponse { .alertFirstButtonReturn }
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    handler?(.alertFirstButtonReturn)
  }

  /// Follows documentation/appkit/nsalert/style.
  public enum Style: UInt, Sendable { case warning, informational, critical }
}

/// Asks where to save. Follows documentation/appkit/nssavepanel. Nobody chooses here, so it is cancelled.
@preconcurrency @MainActor open class NSSavePanel: NSPanel {
  open var directoryURL: URL?
  open var nameFieldStringValue = "Untitled"
  open var message: String! = ""
  open var prompt: String! = "Save"
  open var canCreateDirectories = true
  open var showsHiddenFiles = false
  open var allowedFileTypes: [String]?
  open private(set) var url: URL?

  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func begin(
    completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    handler(.cancel)
  }
  open func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    handler(.cancel)
  }
}

/// Asks what to open. Follows documentation/appkit/nsopenpanel.
@preconcurrency @MainActor open class NSOpenPanel: NSSavePanel {
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true
  open var urls: [URL] { [] }
}
