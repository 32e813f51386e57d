import Foundation

/// Carries a value between two places, for example while dragging.
/// Follows documentation/foundation/nsitemprovider.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var objects: [any Sendable]
  open var suggestedName: String?

  public override init() {
    objects = []
    super.init()
  }

  public init(object: any Sendable) {
    objects = [object]
    super.init()
  }

  /// Nil where nothing of the type is carried.
  public func _object<Value>(as type: Value.Type) -> Value? {
    objects.lazy.compactMap { $0 as? Value }.first
  }

  /// Follows documentation/foundation/nsitemprovider/registeredtypeidentifiers.
  open var registeredTypeIdentifiers: [String] {
    objects.compactMap { object in
      switch object {
      case is String, is NSString: "public.utf8-plain-text"
      case is URL, is NSURL: "public.url"
      case is Data: "public.data"
      default: nil
      }
    }
  }

  /// Follows documentation/foundation/nsitemprovider/hasitemconformingtotypeidentifier(_:).
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject<Value>(ofClass type: Value.Type) -> Bool {
    objects.contains { $0 is Value }
  }

  /// Hands over the first object of the type; the work is done when this returns.
  @discardableResult
  open func loadObject<Value>(
    ofClass type: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(objects.lazy.compactMap { $0 as? Value }.first, nil)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
