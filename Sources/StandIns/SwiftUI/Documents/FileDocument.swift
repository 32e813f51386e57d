import Foundation

/// A document that is a value. Follows documentation/swiftui/filedocument.
@preconcurrency public protocol FileDocument: Sendable {
  /// What is known when a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known when a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known when a document is read.
/// Follows documentation/swiftui/filedocumentreadconfiguration.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// What is known when a document is written.
/// Follows documentation/swiftui/filedocumentwriteconfiguration.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What the file contained before.
  public let existingFile: FileWrapper?
}

/// A document that is shown. Follows documentation/swiftui/filedocumentconfiguration.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where the document is kept.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable = true

  init(_ document: Binding<Document>) { _document = document }
}

/// A document that is an object. Follows documentation/swiftui/referencefiledocument.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is written.
  associatedtype Snapshot
  /// What is known when a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known when a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Takes what is to be written.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// Writes what was taken.
  func fileWrapper(
    snapshot: Self.Snapshot, configuration: Self.WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is shown. Follows documentation/swiftui/referencefiledocumentconfiguration.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where the document is kept.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable = true
}

/// Windows of documents. Follows documentation/swiftui/documentgroup.
public struct DocumentGroup<Document, Content: View> {
  let content: Content
}

extension DocumentGroup: Scene, PrimitiveScene {
  public typealias Body = Never
  var windows: [WindowContent] {
    [WindowContent(id: "\(Document.self)", title: nil, view: content)]
  }
}

/// The document of a window, and the view that shows it.
public struct DocumentView<Document, Content: View> {
  let initial: () -> Document?
  let content: (Binding<Document>) -> Content
}

extension DocumentView: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    let location = node.stored(1) { Location(initial()) }
    guard let document = location.value else { return node.setChildren([any View]()) }
    node.setChild(
      content(
        Binding<Document>(get: { location.value ?? document }, set: { location.set($0) })))
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Documents that can be made, read and written.
  nonisolated public init<C: View>(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> C
  ) where Content == DocumentView<Document, C> {
    content = DocumentView(
      initial: newDocument, content: { editor(FileDocumentConfiguration($0)) })
  }
  /// Documents that can be read and written.
  nonisolated public init<C: View>(
    editing documentType: Document.Type,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> C
  ) where Content == DocumentView<Document, C> {
    content = DocumentView(initial: { nil }, content: { editor(FileDocumentConfiguration($0)) })
  }
  /// Documents that can be read.
  nonisolated public init<C: View>(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> C
  ) where Content == DocumentView<Document, C> {
    content = DocumentView(initial: { nil }, content: { viewer(FileDocumentConfiguration($0)) })
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Documents that can be made, read and written.
  nonisolated public init<C: View>(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> C
  ) where Content == DocumentView<Document, C> {
    content = DocumentView(initial: newDocument) {
      editor(ReferenceFileDocumentConfiguration(document: $0.wrappedValue))
    }
  }
}

/// What is shown before a document is. Follows documentation/swiftui/documentgrouplaunchscene.
public struct DocumentGroupLaunchScene<Actions: View> {
  let title: Text
  let actions: Actions
}

extension DocumentGroupLaunchScene: Scene, PrimitiveScene {
  public typealias Body = Never
  var windows: [WindowContent] {
    [WindowContent(id: "SwiftUI.launch", title: title, view: actions)]
  }
  /// A title and actions.
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions
  ) {
    (self.title, self.actions) = (Text(title), actions())
  }
}
