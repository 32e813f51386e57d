import Foundation
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  var modelContextIfAny: ModelContext? {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
  /// The context of the views' models. Without a container there is one that keeps nothing.
  /// Follows documentation/swiftui/environmentvalues/modelcontext.
  public var modelContext: ModelContext {
    get { modelContextIfAny ?? ModelContext(ModelContainer(keeping: [])) }
    set { modelContextIfAny = newValue }
  }
}

extension ModelContainer {
  /// A container in memory, which cannot fail.
  convenience init(keeping types: [any PersistentModel.Type]) {
    self.init(
      schema: Schema(types), configuration: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}

/// Makes a container once and hands its context down.
private struct ContainerModifier {
  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State var kept: ModelContainer?
}

extension ContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    let container = kept ?? ModelContainer(keeping: types)
    content.environment(\.modelContextIfAny, container.mainContext)
      .onAppear {
        guard kept == nil else { return }
        container.mainContext.autosaveEnabled = isAutosaveEnabled
        kept = container
        onSetup(.success(container))
      }
  }
}

nonisolated extension View {
  /// Sets the container of the views' models.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(GivenContainerModifier(container: container))
  }
  /// Makes a container for the views' models.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  /// Makes a container for the views' models.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        types: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
  /// Sets the context of the views' models.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContextIfAny, modelContext)
  }
}

/// Hands the context of a container down.
private struct GivenContainerModifier {
  let container: ModelContainer
}

extension GivenContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.modelContextIfAny, container.mainContext)
  }
}

nonisolated extension Scene {
  /// Sets the container of the scene's models.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    transformEnvironment(\.modelContextIfAny) { context in
      context = MainActor.assumeIsolated { Handed(container.mainContext) }.context
    }
  }
  /// Makes a container for the scene's models.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  /// Makes a container for the scene's models.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let container = ModelContainer(keeping: modelTypes)
    onSetup(.success(container))
    return modelContainer(container)
  }
  /// Sets the context of the scene's models.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContextIfAny, modelContext)
  }
}

/// A context on its way out of the main actor, where its scene is built.
private struct Handed: @unchecked Sendable {
  let context: ModelContext
  init(_ context: ModelContext) { self.context = context }
}
