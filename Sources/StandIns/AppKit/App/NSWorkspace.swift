import UIKit

/// Other apps and files; there are none that could be opened here. Follows documentation/appkit/nsworkspace.
open class NSWorkspace: NSObject, @unchecked Sendable {
  private static let workspace = NSWorkspace()
  open class var shared: NSWorkspace { workspace }
  public let notificationCenter = NotificationCenter()

  @discardableResult open func open(_ url: URL) -> Bool { false }
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    false
  }
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  open func icon(forFile fullPath: String) -> NSImage {
    NSImage(size: NSSize(width: 32, height: 32))
  }
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
}

/// What is copied. Follows documentation/appkit/nspasteboard.
open class NSPasteboard: NSObject, @unchecked Sendable {
  private static let pasteboard = NSPasteboard()
  open class var general: NSPasteboard { pasteboard }
  private var contents: [PasteboardType: Data] = [:]
  open private(set) var changeCount = 0

  open var types: [PasteboardType]? { Array(contents.keys) }

  @discardableResult open func clearContents() -> Int {
    contents = [:]
    changeCount += 1
    return changeCount
  }
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool
  {
    contents[dataType] = Data(string.utf8)
    return true
  }
  @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = data
    return true
  }
  open func string(forType dataType: PasteboardType) -> String? {
    contents[dataType].map { String(decoding: $0, as: UTF8.self) }
  }
  open func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }

  /// Follows documentation/appkit/nspasteboard/pasteboardtype.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let html = PasteboardType("public.html")
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }
}

/// A display. Follows documentation/appkit/nsscreen.
@preconcurrency @MainActor open class NSScreen: NSObject {
  private static let screen = NSScreen()
  open class var main: NSScreen? { screen }
  open class var screens: [NSScreen] { [screen] }
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  open var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 875) }
  open var backingScaleFactor: CGFloat { 2 }
  open var localizedName: String { "Display" }
}
