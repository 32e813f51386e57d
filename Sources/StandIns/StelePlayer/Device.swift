import Foundation
import SteleCanvas
import UIKit
import WalkthroughSteps

extension Device {
  /// The names of all devices.
  static var names: [String] { all.map(\.name) }

  private var isPad: Bool { name.hasPrefix("iPad") }

  /// Pixels to a point: older screens without a cutout have two.
  private var scale: CGFloat { cutout == .none ? 2 : 3 }

  /// The size of the screen as it is held.
  func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// What content keeps clear of.
  func safeArea(isLandscape: Bool) -> UIEdgeInsets {
    guard isLandscape, !isPad else {
      return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
    // The camera is at one side then, and the other one is kept clear as well.
    let side = cutout == .none ? 0 : top
    return UIEdgeInsets(top: 0, left: side, bottom: bottom > 0 ? 21 : 0, right: side)
  }

  /// The surroundings on the device, with what the user has set.
  func traits(_ now: UITraitCollection, isLandscape: Bool) -> UITraitCollection {
    let isLarge = size.width >= 414
    let changed = now._changing(
      horizontal: isPad || (isLandscape && isLarge) ? .regular : .compact,
      vertical: isPad || !isLandscape ? .regular : .compact, idiom: isPad ? .pad : .phone,
      scale: scale)
    // The page's language is the app's.
    guard Locale.current.language.characterDirection == .rightToLeft else { return changed }
    return UITraitCollection(
      traitsFrom: [changed, UITraitCollection(layoutDirection: .rightToLeft)])
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
