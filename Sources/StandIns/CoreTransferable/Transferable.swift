import Foundation
import UniformTypeIdentifiers

/// A type whose values can be copied, dragged and shared.
/// Follows documentation/coretransferable/transferable.
public protocol Transferable: Sendable {
  /// The kind of representation.
  associatedtype Representation: TransferRepresentation
  /// How values are handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation {
    get
  }
}

extension Transferable {
  /// Writes a value in one of the types that it can be handed over in.
  public func exported(as contentType: UTType) async throws -> Data {
    for case let part as any DataTransfer<Self> in Self.transferRepresentation.parts {
      if part.contentType.conforms(to: contentType), let data = try await part.exported(self) {
        return data
      }
    }
    throw TransferError.noRepresentation(contentType.identifier)
  }
  /// Reads a value.
  public init(importing data: Data, contentType: UTType?) async throws {
    for case let part as any DataTransfer<Self> in Self.transferRepresentation.parts
    where contentType.map({ $0.conforms(to: part.contentType) }) ?? true {
      if let value = try await part.imported(data) {
        self = value
        return
      }
    }
    throw TransferError.noRepresentation(contentType?.identifier ?? "data")
  }
}

/// Why a value could not be handed over.
enum TransferError: LocalizedError {
  case noRepresentation(String)
  var errorDescription: String? {
    if case .noRepresentation(let type) = self { "no representation as \(type)" } else { nil }
  }
}

/// How values are handed over. Follows documentation/coretransferable/transferrepresentation.
public protocol TransferRepresentation<Item>: Sendable {
  /// The kind of value.
  associatedtype Item: Transferable
  /// The kind of representation that `body` is.
  associatedtype Body: TransferRepresentation
  /// What the representation is made of.
  @TransferRepresentationBuilder<Item> var body: Self.Body { get }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
}
extension Never: Transferable {
  public typealias Representation = Never
  public static var transferRepresentation: Never { preconditionFailure("there is no value") }
}

extension TransferRepresentation where Body == Never {
  /// The representations of this module have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A representation that is made of others.
protocol CompoundTransfer { var components: [any TransferRepresentation] { get } }

extension TransferRepresentation {
  /// The representations in their order.
  var parts: [any TransferRepresentation] {
    if let compound = self as? any CompoundTransfer { return compound.components }
    return Body.self == Never.self ? [self] : body.parts
  }
}

/// A representation as data.
protocol DataTransfer<Item> {
  associatedtype Item
  var contentType: UTType { get }
  func exported(_ item: Item) async throws -> Data?
  func imported(_ data: Data) async throws -> Item?
}

/// Makes a representation of several.
/// Follows documentation/coretransferable/transferrepresentationbuilder.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// A block of one.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// A block of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TransferRepresentationList<Item> {
    var parts: [any TransferRepresentation] = []
    for part in repeat each content { parts += part.parts }
    return TransferRepresentationList(components: parts)
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(
    _ content: some TransferRepresentation<Item>
  ) -> TransferRepresentationList<Item> {
    TransferRepresentationList(components: content.parts)
  }
}

/// Several representations.
public struct TransferRepresentationList<Item: Transferable>: TransferRepresentation,
  CompoundTransfer
{
  public typealias Body = Never
  let components: [any TransferRepresentation]
}
