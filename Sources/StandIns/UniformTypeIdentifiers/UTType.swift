import Foundation

/// A kind of data. Follows documentation/uniformtypeidentifiers/uttype-swift.struct.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the type.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// The type of a name, if it is known.
  public init?(_ identifier: String) {
    guard UTType.facts[identifier] != nil else { return nil }
    self.identifier = identifier
  }
  /// The type of a file name extension, which is made up if none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let known = UTType.facts.filter { $0.value.extensions.contains(wanted) }.keys.sorted()
      .map { UTType(known: $0) }.first { $0.conforms(to: supertype) }
    identifier = known?.identifier ?? "dyn.\(wanted)"
  }
  /// The type of a MIME type, which is made up if none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let known = UTType.facts.filter { $0.value.mime == mimeType }.keys.sorted().first
    identifier = known ?? "dyn.\(mimeType)"
  }
  /// A type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public var description: String { identifier }
  /// The usual extension of file names.
  public var preferredFilenameExtension: String? { UTType.facts[identifier]?.extensions.first }
  /// The MIME type.
  public var preferredMIMEType: String? { UTType.facts[identifier]?.mime }
  /// What the user calls the type.
  public var localizedDescription: String? { UTType.facts[identifier]?.name }
  /// Whether the app made the type up as none was known.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether everyone may use the type.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether somebody declares the type.
  public var isDeclared: Bool { !isDynamic }
  /// All types that this one is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for parent in UTType.facts[identifier]?.parents ?? [] {
      let type = UTType(known: parent)
      found.formUnion(type.supertypes.union([type]))
    }
    return found
  }
  /// Whether the type is of a kind.
  public func conforms(to type: UTType) -> Bool { type == self || isSubtype(of: type) }
  /// Whether the type is a special kind.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether a type is a special kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
