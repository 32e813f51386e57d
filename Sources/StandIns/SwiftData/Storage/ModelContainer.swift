import Foundation

/// Keeps models. Follows documentation/swiftdata/modelcontainer.
///
/// Here they are kept for as long as the container lives.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The models.
  public let schema: Schema
  /// How they are kept.
  public var configurations: Set<ModelConfiguration>
  /// How versions follow each other.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  private let lock = NSLock()
  private var saved: [ObjectIdentifier: [any PersistentModel]] = [:]
  private var watchers: [UUID: () -> Void] = [:]
  private var main: ModelContext?

  /// Keeps the models of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    (schema, self.migrationPlan) = (givenSchema, migrationPlan)
    self.configurations = Set(configurations)
    guard self.configurations.count == configurations.count else {
      throw SwiftDataError.duplicateConfiguration
    }
  }
  /// Keeps the models of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }
  /// Keeps models.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Keeps the models of a schema in one way, which cannot fail.
  init(schema: Schema, configuration: ModelConfiguration) {
    (self.schema, migrationPlan, configurations) = (schema, nil, [configuration])
  }

  /// The context for the user interface.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    main = context
    return context
  }

  /// Deletes all models.
  public func deleteAllData() {
    lock.withLock { saved = [:] }
    announce()
  }
  /// Deletes all models.
  public func erase() throws { deleteAllData() }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  // MARK: For contexts

  func models(of type: Any.Type) -> [any PersistentModel] {
    lock.withLock { saved[ObjectIdentifier(type)] ?? [] }
  }

  func commit(inserted: [any PersistentModel], deleted: [any PersistentModel]) {
    lock.withLock {
      for model in inserted { saved[ObjectIdentifier(type(of: model)), default: []].append(model) }
      for model in deleted {
        saved[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model }
      }
    }
    announce()
  }

  /// Calls a closure after each change, until the result is released.
  func watch(_ action: @escaping () -> Void) -> ContainerWatch {
    let id = UUID()
    lock.withLock { watchers[id] = action }
    return ContainerWatch { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.watchers[id] = nil }
    }
  }

  func announce() {
    for action in lock.withLock({ Array(watchers.values) }) { action() }
  }
}

/// Ends a watch when it is released.
final class ContainerWatch {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}
