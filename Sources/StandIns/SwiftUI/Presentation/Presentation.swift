import Foundation

/// The ways to present something over a view.
enum PresentationKind: Hashable {
  case sheet, fullScreenCover, popover, alert, confirmationDialog, contextMenu, menu, inspector
}

/// Something presented over a view, for as long as a binding says so.
struct Presentation {
  let kind: PresentationKind
  var title: Text?
  let isPresented: () -> Bool
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// The identity of what is presented; another one replaces what is there.
  var id: () -> AnyHashable = { 0 }
  let content: () -> any View
}

extension View {
  nonisolated func presenting(_ presentation: Presentation) -> some View {
    node(presentation) { node, content, presentation in presentation.build(node, content) }
  }
}

extension Presentation {
  /// Gives the node the view below and, if it is presented, the content.
  @MainActor func build(_ node: ViewNode, _ below: any View) {
    let wasPresented = node.stored(1) { LastValue<Bool>() }
    var children = [Child(key: 0, view: below)]
    let shows = isPresented()
    if shows {
      var environment = node.environment
      environment.navigation = nil
      environment.isPresented = true
      environment.dismiss = DismissAction { dismiss() }
      environment.presentationMode = Binding(
        get: { PresentationMode(isPresented: isPresented()) },
        set: { if !$0.isPresented { dismiss() } })
      let endsWithButton = kind == .alert || kind == .confirmationDialog
      environment.afterButtonAction = endsWithButton ? { dismiss() } : nil
      children.append(
        Child(
          key: id(), view: content(), environment: environment, place: .presented(kind)))
    }
    node.trait = self
    node.setChildren(children)
    if wasPresented.value == true, !shows, let onDismiss { node.graph.afterUpdate(onDismiss) }
    wasPresented.value = shows
  }
}

/// Whether a view is presented. Follows documentation/swiftui/presentationmode.
public struct PresentationMode {
  /// Whether it is.
  public internal(set) var isPresented: Bool
  /// Ends the presentation.
  public mutating func dismiss() { isPresented = false }
}

/// Ends a presentation or leaves a screen. Follows documentation/swiftui/dismissaction.
@MainActor @preconcurrency public struct DismissAction {
  private let action: @MainActor () -> Void
  nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }
  /// Ends it.
  public func callAsFunction() { action() }
}

/// Ends a search. Follows documentation/swiftui/dismisssearchaction.
@MainActor @preconcurrency public struct DismissSearchAction {
  private let action: @MainActor () -> Void
  nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }
  /// Ends it.
  public func callAsFunction() { action() }
}

/// Loads content again. Follows documentation/swiftui/refreshaction.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void
  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
  /// Loads it.
  public func callAsFunction() async { await action() }
}

/// Opens an address. Follows documentation/swiftui/openurlaction.
public struct OpenURLAction {
  /// What became of it. Follows documentation/swiftui/openurlaction/result.
  public struct Result: Sendable {
    enum Kind: Sendable, Equatable { case handled, discarded, system(URL?) }
    let kind: Kind
    /// The app has done something with it.
    public static let handled = Result(kind: .handled)
    /// It is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }
  private let handler: (URL) -> Result
  /// Opens addresses with a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  /// Opens an address.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens an address and tells whether that was possible.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (Bool) -> Void
  ) {
    completion(handler(url).kind != .discarded)
  }
}
