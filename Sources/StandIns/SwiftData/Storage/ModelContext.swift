import Foundation
import FoundationOverlay

/// Where models are inserted, fetched and saved. Follows documentation/swiftdata/modelcontext.
public final class ModelContext: Equatable {
  /// What keeps the models.
  public let container: ModelContainer
  /// Whether changes are saved by themselves.
  public var autosaveEnabled = false
  /// What takes changes back.
  public var undoManager: UndoManager?
  /// Who changes models.
  public var author: String?
  /// What was inserted and not saved.
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  /// What was deleted and not saved.
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  private var changed = false

  /// The context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  /// What was changed and not saved.
  public var changedModelsArray: [any PersistentModel] {
    container.schema.types.flatMap { container.models(of: $0) }.filter {
      $0._persistence.context === self && $0._persistence.hasChanges
    }
  }
  /// Whether something was not saved.
  public var hasChanges: Bool {
    changed || !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty
  }

  /// Adds a model.
  public func insert<T: PersistentModel>(_ model: T) {
    guard model._persistence.context !== self || model._persistence.isDeleted else { return }
    model._persistence.context = self
    model._persistence.isDeleted = false
    deletedModelsArray.removeAll { $0 === model }
    if !container.models(of: T.self).contains(where: { $0 === model }) {
      insertedModelsArray.append(model)
    }
    settle()
  }

  /// Takes a model out.
  public func delete<T: PersistentModel>(_ model: T) {
    model._persistence.isDeleted = true
    if insertedModelsArray.contains(where: { $0 === model }) {
      insertedModelsArray.removeAll { $0 === model }
    } else {
      deletedModelsArray.append(model)
    }
    settle()
  }

  /// Takes all models of a type out that a predicate chooses.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// Keeps what was changed.
  public func save() throws {
    let (inserted, deleted) = (insertedModelsArray, deletedModelsArray)
    (insertedModelsArray, deletedModelsArray, changed) = ([], [], false)
    for model in inserted + changedModelsArray { model._persistence.hasChanges = false }
    container.commit(inserted: inserted, deleted: deleted)
  }

  /// Gives up what was inserted and deleted since the last time.
  public func rollback() {
    for model in insertedModelsArray { model._persistence.context = nil }
    for model in deletedModelsArray { model._persistence.isDeleted = false }
    (insertedModelsArray, deletedModelsArray, changed) = ([], [], false)
    container.announce()
  }

  /// Makes changes and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Finds models.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.models(of: T.self).compactMap { $0 as? T }
    if descriptor.includePendingChanges {
      found += insertedModelsArray.compactMap { $0 as? T }
      found.removeAll { model in deletedModelsArray.contains { $0 === model } }
    }
    for model in found where model._persistence.context == nil { model._persistence.context = self }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found.removeFirst(min(found.count, descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }
  /// Counts models.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  /// Finds the identities of models.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }
  /// Does something with each model.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }
  /// The model of an identity, if the context knows it.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    (try? fetch(FetchDescriptor<T>()))?.first { $0.persistentModelID == id }
  }
  /// The model of an identity.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    let all = insertedModelsArray + container.schema.types.flatMap { container.models(of: $0) }
    guard let model = all.first(where: { $0.persistentModelID == persistentModelID }) else {
      preconditionFailure("there is no model \(persistentModelID.entityName) of this identity")
    }
    return model
  }

  func noteChange() {
    changed = true
    settle()
  }

  /// Saves where that is done by itself, and tells those who show models.
  private func settle() {
    if autosaveEnabled { try? save() } else { container.announce() }
  }
}

extension ModelContext {
  /// Sent before changes are saved.
  public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")
  /// Sent after changes were saved.
  public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")
}
