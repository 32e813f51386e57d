import QuartzCore

/// The surroundings that an interface is shown in. Follows documentation/uikit/uitraitcollection.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let accessibilityContrast = UIAccessibilityContrast.unspecified
  public let userInterfaceLevel = UIUserInterfaceLevel.base
  public let legibilityWeight = UILegibilityWeight.unspecified

  init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    category: UIContentSizeCategory = .unspecified
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    layoutDirection = direction
    preferredContentSizeCategory = category
    super.init()
  }

  public override convenience init() { self.init(style: .unspecified) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// All the given traits in one; a later collection wins over an earlier one.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
      collections.last { $0[keyPath: path] != none }?[keyPath: path] ?? none
    }
    self.init(
      style: last(\.userInterfaceStyle, .unspecified),
      idiom: last(\.userInterfaceIdiom, .unspecified),
      horizontal: last(\.horizontalSizeClass, .unspecified),
      vertical: last(\.verticalSizeClass, .unspecified), scale: last(\.displayScale, 0),
      direction: last(\.layoutDirection, .unspecified),
      category: last(\.preferredContentSizeCategory, .unspecified))
  }

  /// A phone, held upright, in the light.
  public static let _standard = UITraitCollection(
    style: .light, idiom: .phone, horizontal: .compact, vertical: .regular, scale: 3,
    direction: .leftToRight, category: .large)

  /// The surroundings of the code that runs just now on this thread.
  open class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary["UIKit.currentTraits"] as? UITraitCollection ?? _standard
    }
    set { Thread.current.threadDictionary["UIKit.currentTraits"] = newValue }
  }

  open func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    actions()
    Self.current = before
  }

  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]) == self
  }

  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  open override var hash: Int { userInterfaceStyle.hashValue ^ horizontalSizeClass.hashValue }
}

/// Something that has surroundings. Follows documentation/uikit/uitraitenvironment.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
