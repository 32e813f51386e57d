#if STELE_MACROS
  import Observation

  /// Makes a class a model that is kept. Follows documentation/swiftdata/model().
  @attached(
    member, names: named(_$observationRegistrar), named(access), named(withMutation),
    named(shouldNotifyObservers), named(_persistence))
  @attached(memberAttribute)
  @attached(extension, conformances: Observable, PersistentModel)
  public macro Model() = #externalMacro(module: "SteleMacros", type: "ModelMacro")

  /// Says how a property is kept. Follows documentation/swiftdata/attribute(_:originalname:hashmodifier:).
  @attached(peer)
  public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "SteleMacros", type: "MarkerMacro")

  /// Says how models belong together.
  /// Follows documentation/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:).
  @attached(peer)
  public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "SteleMacros", type: "MarkerMacro")

  /// Says that a property is not kept. Follows documentation/swiftdata/transient().
  @attached(peer)
  public macro Transient() = #externalMacro(module: "SteleMacros", type: "MarkerMacro")

  /// Says which properties together tell models apart. Follows documentation/swiftdata/unique(_:).
  @freestanding(declaration)
  public macro Unique<T: PersistentModel>(
    _ constraints: [PartialKeyPath<T>]...
  ) = #externalMacro(module: "SteleMacros", type: "NothingMacro")

  /// Says by which properties models are found fast. Follows documentation/swiftdata/index(_:)-74ia2.
  @freestanding(declaration)
  public macro Index<T: PersistentModel>(
    _ indices: [PartialKeyPath<T>]...
  ) = #externalMacro(module: "SteleMacros", type: "NothingMacro")

  /// Gives an actor a context. Follows documentation/swiftdata/modelactor().
  @attached(member, names: named(modelExecutor), named(modelContainer), named(init))
  @attached(extension, conformances: ModelActor)
  public macro ModelActor() = #externalMacro(module: "SteleMacros", type: "ModelActorMacro")
#endif
