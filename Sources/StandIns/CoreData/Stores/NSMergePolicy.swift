import Foundation

/// Who wins when two contexts changed the same object. Follows documentation/coredata/nsmergepolicy.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  open func resolve(mergeConflicts list: [Any]) throws {}
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}

  open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
  open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  open class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
  open class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
}

/// Follows documentation/coredata/nsmergepolicytype.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

// Follows documentation/coredata/nserrormergepolicy and its neighbours.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyStoreTrump
}
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyObjectTrump
}
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// Follows documentation/coredata/nsmergeconflict.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  init(_ object: NSManagedObject) {
    sourceObject = object
    super.init()
  }
}

/// Follows documentation/coredata/nsconstraintconflict.
open class NSConstraintConflict: NSObject {
  public let constraint: [String]
  init(_ constraint: [String]) {
    self.constraint = constraint
    super.init()
  }
}
