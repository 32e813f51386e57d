import Foundation
import UIKit

/// Asks for a rating; nobody is there to give one. Follows documentation/storekit/skstorereviewcontroller.
open class SKStoreReviewController: NSObject {
  @available(iOS, deprecated: 14.0, renamed: "requestReview(in:)")
  open class func requestReview() {}
  @available(iOS, deprecated: 18.0, message: "Use AppStore.requestReview(in:)")
  @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

/// An app's page in the store. Follows documentation/storekit/skstoreproductviewcontroller.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Fails, since there is no page to load.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, SKError(code: .storeProductNotAvailable)) }

  /// What the Done button does.
  public func _finish() { delegate?.productViewControllerDidFinish(self) }
}

/// Follows documentation/storekit/skstoreproductviewcontrollerdelegate.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Follows documentation/storekit/skstoreproductparameteritunesitemidentifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"
