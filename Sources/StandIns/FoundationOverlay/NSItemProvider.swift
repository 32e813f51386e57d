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
