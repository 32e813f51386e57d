import Foundation
import Observation

/// A model that is kept. Follows documentation/swiftdata/persistentmodel.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What is known of how the model is kept.
  var _persistence: _PersistenceState { get }
}

extension PersistentModel {
  /// The identity of the model.
  public var persistentModelID: PersistentIdentifier { _persistence.identifier(of: Self.self) }
  /// The identity of the model.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that the model belongs to.
  public var modelContext: ModelContext? { _persistence.context }
  /// Whether the model was inserted or changed since it was saved.
  public var hasChanges: Bool { _persistence.hasChanges }
  /// Whether the model was deleted.
  public var isDeleted: Bool { _persistence.isDeleted }

  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is known of how a model is kept.
public final class _PersistenceState {
  private let number = UUID()
  weak var context: ModelContext?
  var hasChanges = false
  var isDeleted = false
  /// Nothing is known yet.
  public init() {}

  func identifier(of type: Any.Type) -> PersistentIdentifier {
    PersistentIdentifier(entityName: "\(type)", number: number)
  }

  /// Notes that a property of the model was set.
  public func noteChange() {
    hasChanges = true
    context?.noteChange()
  }
}

/// The identity of a model. Follows documentation/swiftdata/persistentidentifier.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// What the model is called in the store.
  public let entityName: String
  private let number: UUID
  init(entityName: String, number: UUID) { (self.entityName, self.number) = (entityName, number) }
  /// The store.
  public var storeIdentifier: String? { nil }
  public var id: PersistentIdentifier { self }
  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.number.uuidString) < (right.entityName, right.number.uuidString)
  }
}

/// Why something could not be kept. Follows documentation/swiftdata/swiftdataerror.
public struct SwiftDataError: Error, Equatable, Sendable {
  let name: String
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
  public static let unknownSchema = SwiftDataError(name: "unknownSchema")
  public static let duplicateConfiguration = SwiftDataError(name: "duplicateConfiguration")
}
