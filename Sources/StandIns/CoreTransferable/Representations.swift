import Foundation
import UniformTypeIdentifiers

/// A representation by encoding. Follows documentation/coretransferable/codablerepresentation.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation,
  DataTransfer
{
  public typealias Body = Never
  let contentType: UTType
  private let encode: @Sendable (Item) throws -> Data
  private let decode: @Sendable (Data) throws -> Item

  /// A representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
    encode = { try JSONEncoder().encode($0) }
    decode = { try JSONDecoder().decode(Item.self, from: $0) }
  }
  func exported(_ item: Item) async throws -> Data? { try encode(item) }
  func imported(_ data: Data) async throws -> Item? { try decode(data) }
}

/// A representation as data. Follows documentation/coretransferable/datarepresentation.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, DataTransfer {
  public typealias Body = Never
  let contentType: UTType
  private var write: (@Sendable (Item) async throws -> Data)?
  private var read: (@Sendable (Data) async throws -> Item)?

  /// Both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (self.contentType, write, read) = (contentType, exporting, importing)
  }
  /// Out only.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    (contentType, write) = (exportedContentType, exporting)
  }
  /// In only.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (contentType, read) = (importedContentType, importing)
  }
  func exported(_ item: Item) async throws -> Data? { try await write?(item) }
  func imported(_ data: Data) async throws -> Item? { try await read?(data) }
}

/// A file that is handed over. Follows documentation/coretransferable/senttransferredfile.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may read the original.
  public let allowAccessingOriginalFile: Bool
  /// Hands a file over.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that was handed over. Follows documentation/coretransferable/receivedtransferredfile.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the original.
  public let isOriginalFile: Bool
}

/// A representation as a file. Follows documentation/coretransferable/filerepresentation.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, DataTransfer {
  public typealias Body = Never
  let contentType: UTType
  private var write: (@Sendable (Item) async throws -> SentTransferredFile)?
  private var read: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Both ways.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (self.contentType, write, read) = (contentType, exporting, importing)
  }
  /// Out only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    (contentType, write) = (exportedContentType, exporting)
  }
  /// In only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (contentType, read) = (importedContentType, importing)
  }
  func exported(_ item: Item) async throws -> Data? {
    guard let write else { return nil }
    return try Data(contentsOf: await write(item).file)
  }
  func imported(_ data: Data) async throws -> Item? {
    guard let read else { return nil }
    let name = contentType.preferredFilenameExtension ?? "data"
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).\(name)")
    try data.write(to: file)
    return try await read(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A representation by another value. Follows documentation/coretransferable/proxyrepresentation.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation, DataTransfer
{
  public typealias Body = Never
  private var write: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private var read: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Both ways.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (write, read) = (exporting, importing)
  }
  /// Out only.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    write = exporting
  }
  /// In only.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    read = importing
  }
  var contentType: UTType {
    let parts = ProxyRepresentation.transferRepresentation.parts
    return parts.lazy.compactMap { ($0 as? any DataTransfer)?.contentType }.first ?? .data
  }
  func exported(_ item: Item) async throws -> Data? {
    guard let write else { return nil }
    return try await write(item).exported(as: contentType)
  }
  func imported(_ data: Data) async throws -> Item? {
    guard let read else { return nil }
    return try await read(ProxyRepresentation(importing: data, contentType: contentType))
  }
}

extension TransferRepresentation {
  /// Suggests a name for files.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    TransferRepresentationList<Item>(components: parts)
  }
  /// Suggests a name for files.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    TransferRepresentationList<Item>(components: parts)
  }
  /// Hands values over only under a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    TransferRepresentationList<Item>(components: parts)
  }
  /// Says who may see the representation.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    TransferRepresentationList<Item>(components: parts)
  }
}

/// Who may see a representation.
/// Follows documentation/coretransferable/transferrepresentationvisibility.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let name: String
  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: {
        guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
          throw CocoaError(.fileReadCorruptFile)
        }
        return url
      })
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    }
  }
}
