import Foundation

/// The windows that actions have opened and closed, as a host can see them.
@_spi(Stele) @MainActor public final class WindowRequests {
  /// What was asked for.
  public enum Request: Equatable {
    case open(id: String)
    case close(id: String)
    case openSettings
    case newDocument
    case openDocument(URL)
    case openSpace(id: String)
    case closeSpace
  }
  /// All requests, in their order.
  public private(set) var all: [Request] = []
  nonisolated init() {}
  func add(_ request: Request) { all.append(request) }
}

/// Opens a window. Follows documentation/swiftui/openwindowaction.
@MainActor @preconcurrency public struct OpenWindowAction {
  let requests: WindowRequests
  nonisolated init(_ requests: WindowRequests) { self.requests = requests }
  /// Opens the window of an identity.
  public func callAsFunction(id: String) { requests.add(.open(id: id)) }
  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    requests.add(.open(id: "\(D.self)"))
  }
  /// Opens the window of an identity for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    requests.add(.open(id: id))
  }
}

/// Closes a window. Follows documentation/swiftui/dismisswindowaction.
@MainActor @preconcurrency public struct DismissWindowAction {
  let requests: WindowRequests
  nonisolated init(_ requests: WindowRequests) { self.requests = requests }
  /// Closes the present window.
  public func callAsFunction() { requests.add(.close(id: "")) }
  /// Closes the window of an identity.
  public func callAsFunction(id: String) { requests.add(.close(id: id)) }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    requests.add(.close(id: "\(D.self)"))
  }
  /// Closes the window of an identity for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    requests.add(.close(id: id))
  }
}

/// Opens a window in place of another one. Follows documentation/swiftui/pushwindowaction.
@MainActor @preconcurrency public struct PushWindowAction {
  let requests: WindowRequests
  nonisolated init(_ requests: WindowRequests) { self.requests = requests }
  /// Opens the window of an identity.
  public func callAsFunction(id: String) { requests.add(.open(id: id)) }
  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    requests.add(.open(id: "\(D.self)"))
  }
}

/// Shows the settings. Follows documentation/swiftui/opensettingsaction.
@MainActor @preconcurrency public struct OpenSettingsAction {
  let requests: WindowRequests
  nonisolated init(_ requests: WindowRequests) { self.requests = requests }
  /// Shows the settings.
  public func callAsFunction() { requests.add(.openSettings) }
}

/// Opens a document. Follows documentation/swiftui/opendocumentaction.
@MainActor @preconcurrency public struct OpenDocumentAction {
  let requests: WindowRequests
  nonisolated init(_ requests: WindowRequests) { self.requests = requests }
  /// Opens the document at an address.
  public func callAsFunction(at url: URL) async throws { requests.add(.openDocument(url)) }
}

/// Opens a new document. Follows documentation/swiftui/newdocumentaction.
@MainActor @preconcurrency public struct NewDocumentAction {
  let requests: WindowRequests
  nonisolated init(_ requests: WindowRequests) { self.requests = requests }
  /// Opens a new document.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    requests.add(.newDocument)
  }
  /// Opens a new document.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    requests.add(.newDocument)
  }
}

/// Opens a space around the user. Follows documentation/swiftui/openimmersivespaceaction.
@MainActor @preconcurrency public struct OpenImmersiveSpaceAction {
  /// What came of it. Follows documentation/swiftui/openimmersivespaceaction/result.
  public enum Result: Sendable { case opened, userCancelled, error }
  let requests: WindowRequests
  nonisolated init(_ requests: WindowRequests) { self.requests = requests }
  /// Opens the space of an identity.
  @discardableResult public func callAsFunction(id: String) async -> Result {
    requests.add(.openSpace(id: id))
    return .opened
  }
}

/// Closes the space around the user. Follows documentation/swiftui/dismissimmersivespaceaction.
@MainActor @preconcurrency public struct DismissImmersiveSpaceAction {
  let requests: WindowRequests
  nonisolated init(_ requests: WindowRequests) { self.requests = requests }
  /// Closes the space.
  public func callAsFunction() async { requests.add(.closeSpace) }
}

extension EnvironmentValues {
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowRequests) }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowRequests) }
  /// Opens a window in place of another one.
  public var pushWindow: PushWindowAction { PushWindowAction(windowRequests) }
  /// Shows the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windowRequests) }
  /// Opens a document.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(windowRequests) }
  /// Opens a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction(windowRequests) }
  /// Opens a space around the user.
  public var openImmersiveSpace: OpenImmersiveSpaceAction { .init(windowRequests) }
  /// Closes the space around the user.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { .init(windowRequests) }
  /// Whether the app can have several windows.
  public var supportsMultipleWindows: Bool { true }
}
