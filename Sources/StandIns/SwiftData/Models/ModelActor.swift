/// An actor that works on models. Follows documentation/swiftdata/modelactor-swift.protocol.
public protocol ModelActor: Actor {
  /// What keeps the models.
  nonisolated var modelContainer: ModelContainer { get }
  /// What the actor runs on.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The model of an identity.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// What an actor that works on models runs on. Follows documentation/swiftdata/modelexecutor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Runs one job after the other. Follows documentation/swiftdata/defaultserialmodelexecutor.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  /// Runs jobs for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
