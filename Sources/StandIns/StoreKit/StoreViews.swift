import Foundation
import SwiftUI

/// One product with a button that buys it. Follows documentation/storekit/productview.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: String
  private let known: Product?
  private let icon: Icon
  private let placeholder: PlaceholderIcon
  @State private var found: Product?
  @Environment(\._productViewStyle) private var style
  @Environment(\._purchaseHooks) private var hooks

  private init(
    _ id: String, _ known: Product?, _ icon: Icon, _ placeholder: PlaceholderIcon
  ) {
    self.id = id
    self.known = known
    self.icon = icon
    self.placeholder = placeholder
  }

  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(productID, nil, icon(), placeholderIcon()) }

  public var body: some View {
    AnyView(
      style._body(
        ProductViewStyleConfiguration(
          state: (known ?? found).map { .success($0) } ?? .loading,
          icon: (known ?? found) == nil ? AnyView(placeholder) : AnyView(icon), hooks: hooks)
      )
    ).task(id: id) {
      guard known == nil else { return }
      found = try? await Product.products(for: [id]).first
    }
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(productID, nil, EmptyView(), EmptyView())
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(product.id, product, EmptyView(), EmptyView())
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) { self.init(productID, nil, icon(), EmptyView()) }
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.init(product.id, product, icon(), EmptyView()) }
}

/// How products are shown. Follows documentation/storekit/productviewstyle.
@MainActor @preconcurrency public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProductViewStyle {
  func _body(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// Follows documentation/storekit/productviewstyleconfiguration.
public struct ProductViewStyleConfiguration {
  public let state: Product.TaskState
  public let icon: AnyView
  let hooks: PurchaseHooks
  public var product: Product? { if case .success(let product) = state { product } else { nil } }
  public var hasCurrentEntitlement: Bool {
    _LocalStore.shared.transactions.contains { $0.productID == product?.id && $0.isCurrent }
  }
  public func purchase() {
    guard let product else { return }
    nonisolated(unsafe) let hooks = hooks
    Task { await hooks.buy(product) }
  }
}

extension Product {
  /// Follows documentation/storekit/product/taskstate.
  public enum TaskState: Sendable {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
  }
  /// Follows documentation/storekit/product/collectiontaskstate.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
  }
}

/// Follows documentation/storekit/automaticproductviewstyle and its neighbours.
public struct _PlainProductViewStyle: ProductViewStyle {
  let isLarge: Bool

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      VStack(alignment: .leading) {
        Text(configuration.product?.displayName ?? "").font(isLarge ? .title2 : .headline)
        Text(configuration.product?.description ?? "").font(.subheadline)
      }
      Spacer()
      if let product = configuration.product {
        Button(product.displayPrice) { configuration.purchase() }
      } else {
        ProgressView()
      }
    }
  }
}

extension ProductViewStyle where Self == _PlainProductViewStyle {
  public static var automatic: Self { Self(isLarge: false) }
  public static var compact: Self { Self(isLarge: false) }
  public static var regular: Self { Self(isLarge: false) }
  public static var large: Self { Self(isLarge: true) }
}

private struct ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProductViewStyle { _PlainProductViewStyle(isLarge: false) }
}

extension EnvironmentValues {
  var _productViewStyle: any ProductViewStyle {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Follows documentation/swiftui/view/productviewstyle(_:).
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\._productViewStyle, style)
  }
}

/// Several products. Follows documentation/storekit/storeview.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [String]
  private let icon: (Product) -> Icon
  private let placeholder: PlaceholderIcon

  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    ids = Array(productIDs)
    self.icon = icon
    placeholder = placeholderIcon()
  }

  @State private var products: [Product] = []

  public var body: some View {
    ScrollView {
      VStack {
        ForEach(products) { product in ProductView(product) { icon(product) } }
        if products.isEmpty { placeholder }
      }
    }.task(id: ids) { products = (try? await Product.products(for: ids)) ?? [] }
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(ids: productIDs) { _ in
      EmptyView()
    } placeholderIcon: {
      EmptyView()
    }
  }
}

extension StoreView where PlaceholderIcon == EmptyView {
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(ids: productIDs, icon: icon) { EmptyView() } }
}
