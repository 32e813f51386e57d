import Foundation

// The first generation of the framework, deprecated by Apple but still in many tutorials.

/// Follows documentation/storekit/skproduct.
open class SKProduct: NSObject, @unchecked Sendable {
  let product: Product

  init(_ product: Product) {
    self.product = product
    super.init()
  }

  open var productIdentifier: String { product.id }
  open var localizedTitle: String { product.displayName }
  open var localizedDescription: String { product.description }
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var isFamilyShareable: Bool { product.isFamilyShareable }
  open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
}

/// Follows documentation/storekit/skrequest.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}

/// Follows documentation/storekit/skrequestdelegate.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks for products. Follows documentation/storekit/skproductsrequest.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  open override func start() {
    DispatchQueue.main.async { [self] in
      let found = _LocalStore.shared.products.filter { identifiers.contains($0.id) }
      let response = SKProductsResponse(
        products: found.map(SKProduct.init),
        invalid: identifiers.subtracting(found.map(\.id)).sorted())
      (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
      delegate?.requestDidFinish(self)
    }
  }
}

/// Follows documentation/storekit/skproductsrequestdelegate.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Follows documentation/storekit/skproductsresponse.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  public let products: [SKProduct]
  public let invalidProductIdentifiers: [String]

  init(products: [SKProduct], invalid: [String]) {
    self.products = products
    invalidProductIdentifiers = invalid
    super.init()
  }
}

/// Asks for a new receipt. Follows documentation/storekit/skreceiptrefreshrequest.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
  open override func start() { DispatchQueue.main.async { self.delegate?.requestDidFinish(self) } }
}
