import UIKit
import WalkthroughSteps

/// A device that samples run on: its screen in points, and what of it is kept clear.
struct Device {
  /// As Xcode calls it.
  let name: String
  private let width: CGFloat
  private let height: CGFloat
  /// The heights of the bars at the top and bottom, upright.
  private let top: CGFloat
  private let bottom: CGFloat
  private let scale: CGFloat
  private let isPad: Bool

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    scale: CGFloat = 3, isPad: Bool = false
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.top, self.bottom, self.scale, self.isPad) = (top, bottom, scale, isPad)
  }

  /// Sizes follow the Human Interface Guidelines' page on layout.
  private static let all = [
    Device("iPhone 16", 393, 852, top: 59, bottom: 34),
    Device("iPhone 16 Plus", 430, 932, top: 59, bottom: 34),
    Device("iPhone 16 Pro", 402, 874, top: 62, bottom: 34),
    Device("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34),
    Device("iPhone 16e", 390, 844, top: 47, bottom: 34),
    Device("iPhone 15", 393, 852, top: 59, bottom: 34),
    Device("iPhone 15 Plus", 430, 932, top: 59, bottom: 34),
    Device("iPhone 15 Pro", 393, 852, top: 59, bottom: 34),
    Device("iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34),
    Device("iPhone 14", 390, 844, top: 47, bottom: 34),
    Device("iPhone 14 Plus", 428, 926, top: 47, bottom: 34),
    Device("iPhone 13 mini", 375, 812, top: 50, bottom: 34),
    Device("iPhone SE (3rd generation)", 375, 667, top: 20, bottom: 0, scale: 2),
    Device("iPad mini (A17 Pro)", 744, 1133, top: 24, bottom: 20, scale: 2, isPad: true),
    Device("iPad (A16)", 820, 1180, top: 24, bottom: 20, scale: 2, isPad: true),
    Device("iPad Air 11-inch (M2)", 820, 1180, top: 24, bottom: 20, scale: 2, isPad: true),
    Device("iPad Pro 11-inch (M4)", 834, 1210, top: 24, bottom: 20, scale: 2, isPad: true),
    Device("iPad Pro 13-inch (M4)", 1032, 1376, top: 24, bottom: 20, scale: 2, isPad: true),
  ]

  /// The device where none is named.
  static let standard = Device("iPhone 16", 393, 852, top: 59, bottom: 34)

  /// The names of all devices.
  static var names: [String] { all.map(\.name) }

  /// The device of a name.
  static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  func safeArea(isLandscape: Bool) -> UIEdgeInsets {
    guard isLandscape, !isPad else {
      return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
    // The camera is at one side then, and the other one is kept clear as well.
    let side = bottom > 0 ? top : 0
    return UIEdgeInsets(top: 0, left: side, bottom: bottom > 0 ? 21 : 0, right: side)
  }

  /// The surroundings on the device, with what the user has set.
  func traits(_ now: UITraitCollection, isLandscape: Bool) -> UITraitCollection {
    let isLarge = min(width, height) >= 414
    let horizontal: UIUserInterfaceSizeClass =
      isPad || (isLandscape && isLarge) ? .regular : .compact
    return now._changing(
      horizontal: horizontal, vertical: isPad || !isLandscape ? .regular : .compact,
      idiom: isPad ? .pad : .phone, scale: scale)
  }
}

extension Setting.TextSize {
  /// As UIKit calls it.
  var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
