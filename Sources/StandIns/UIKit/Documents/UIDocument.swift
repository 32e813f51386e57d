import QuartzCore

/// A file that is open. Follows documentation/uikit/uidocument.
@preconcurrency @MainActor open class UIDocument: NSObject {
  public let fileURL: URL
  open private(set) var documentState: State = .closed
  open var fileModificationDate: Date?
  open var undoManager: UndoManager! = UndoManager()
  open private(set) var hasUnsavedChanges = false
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { fileURL.pathExtension }
  open var savingFileType: String? { fileType }

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// A subclass takes the file's bytes, or a wrapper of its folder.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// A subclass gives the file's bytes, or a wrapper of its folder.
  open func contents(forType typeName: String) throws -> Any { Data() }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  open func updateChangeCount(_ change: ChangeKind) {
    hasUnsavedChanges = change != .cleared
  }

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    _MediaClock.main._schedule(after: 0) { completionHandler?(self.read()) }
  }
  open func open() async -> Bool { read() }
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { _MediaClock.main._schedule(after: 0) { completionHandler?(self.write(to: url)) } }
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool { write(to: url) }
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { saved in
      self.change(to: .closed)
      completionHandler?(saved)
    }
  }
  open func close() async -> Bool {
    let saved = !hasUnsavedChanges || write(to: fileURL)
    change(to: .closed)
    return saved
  }

  private func read() -> Bool {
    do {
      let wrapper = try FileWrapper(url: fileURL)
      let contents: Any = wrapper.isRegularFile ? wrapper.regularFileContents ?? Data() : wrapper
      try load(fromContents: contents, ofType: fileType)
      change(to: .normal)
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func write(to url: URL) -> Bool {
    do {
      let contents = try contents(forType: savingFileType ?? "")
      if let wrapper = contents as? FileWrapper {
        try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
      } else if let data = contents as? Data {
        try data.write(to: url, options: .atomic)
      } else {
        throw CocoaError(.fileWriteUnknown)
      }
      updateChangeCount(.cleared)
      fileModificationDate = Date()
      change(to: .normal)
      return true
    } catch {
      change(to: documentState.union(.savingError))
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func change(to state: State) {
    guard state != documentState else { return }
    documentState = state
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  public nonisolated static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")

  /// Follows documentation/uikit/uidocument/state.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }
  /// Follows documentation/uikit/uidocument/changekind.
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }
  /// Follows documentation/uikit/uidocument/saveoperation.
  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }
}
