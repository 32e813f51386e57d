import Foundation

/// What the user is doing at a moment. Follows documentation/foundation/nsuseractivity.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open private(set) var isCurrent = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { _, new in new }
  }

  open func becomeCurrent() { isCurrent = true }
  open func resignCurrent() { isCurrent = false }
  open func invalidate() { isCurrent = false }
}
