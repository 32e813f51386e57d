import Foundation

/// How an associated object is held. Follows documentation/objectivec/objc_associationpolicy.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Follows documentation/objectivec/objc_getassociatedobject(_:_:).
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations.value(of: object as AnyObject, key)
}

/// Follows documentation/objectivec/objc_setassociatedobject(_:_:_:_:).
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associations.set(value, of: object as AnyObject, key, policy)
}

/// Follows documentation/objectivec/objc_removeassociatedobjects(_:).
public func objc_removeAssociatedObjects(_ object: Any) {
  associations.removeAll(of: object as AnyObject)
}

/// The runtime's table. Objective-C keeps one for the process, so this is one too; an object that is gone
/// is noticed when the table is used next.
private let associations = AssociationTable()

private final class AssociationTable: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      switch entry.values[key] {
      case .strong(let value): return value
      case .weak(let reference): return reference.object
      case nil: return nil
      }
    }
  }

  func set(
    _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    lock.withLock {
      entries = entries.filter { $0.value.owner != nil }
      var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
      entry.values[key] = value.map { value in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
          .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
        }
      }
      entries[ObjectIdentifier(object)] = entry
    }
  }

  func removeAll(of object: AnyObject) {
    lock.withLock { entries[ObjectIdentifier(object)] = nil }
  }
}
