import Foundation

/// A device that pictures are framed with: its screen, in points.
public struct Device: Equatable, Sendable {
  /// The name, as previews give it.
  public let name: String
  /// The size of the screen when it is held upright.
  public let size: CGSize
  /// The radius of the screen's corners.
  public let cornerRadius: CGFloat
  /// The space at the top and the bottom that content keeps clear of, held upright.
  public let top, bottom: CGFloat
  /// What interrupts the top of the screen.
  public let cutout: Cutout

  /// What interrupts the top of a screen.
  public enum Cutout: Sendable { case none, notch, island }

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat, top: CGFloat,
    bottom: CGFloat, _ cutout: Cutout
  ) {
    (self.name, cornerRadius, self.cutout) = (name, radius, cutout)
    (size, self.top, self.bottom) = (CGSize(width: width, height: height), top, bottom)
  }

  /// The devices that are known by name. The sizes are those of documentation/design, "Layout".
  public static let all = [
    Device("iPhone 16", 393, 852, radius: 55, top: 59, bottom: 34, .island),
    Device("iPhone 16 Pro", 402, 874, radius: 62, top: 62, bottom: 34, .island),
    Device("iPhone 16 Pro Max", 440, 956, radius: 62, top: 62, bottom: 34, .island),
    Device("iPhone 16 Plus", 430, 932, radius: 55, top: 59, bottom: 34, .island),
    Device("iPhone 16e", 390, 844, radius: 47, top: 47, bottom: 34, .notch),
    Device("iPhone 15", 393, 852, radius: 55, top: 59, bottom: 34, .island),
    Device("iPhone 15 Pro", 393, 852, radius: 55, top: 59, bottom: 34, .island),
    Device("iPhone 15 Plus", 430, 932, radius: 55, top: 59, bottom: 34, .island),
    Device("iPhone 15 Pro Max", 430, 932, radius: 55, top: 59, bottom: 34, .island),
    Device("iPhone 14", 390, 844, radius: 47, top: 47, bottom: 34, .notch),
    Device("iPhone 14 Pro", 393, 852, radius: 55, top: 59, bottom: 34, .island),
    Device("iPhone 13", 390, 844, radius: 47, top: 47, bottom: 34, .notch),
    Device("iPhone 13 mini", 375, 812, radius: 44, top: 50, bottom: 34, .notch),
    Device("iPhone 12", 390, 844, radius: 47, top: 47, bottom: 34, .notch),
    Device("iPhone 11", 414, 896, radius: 41, top: 48, bottom: 34, .notch),
    Device("iPhone 11 Pro", 375, 812, radius: 39, top: 44, bottom: 34, .notch),
    Device("iPhone 8", 375, 667, radius: 0, top: 20, bottom: 0, .none),
    Device("iPhone SE (3rd generation)", 375, 667, radius: 0, top: 20, bottom: 0, .none),
    Device("iPad mini (A17 Pro)", 744, 1133, radius: 18, top: 24, bottom: 20, .none),
    Device("iPad (A16)", 820, 1180, radius: 25, top: 24, bottom: 20, .none),
    Device("iPad (10th generation)", 820, 1180, radius: 25, top: 24, bottom: 20, .none),
    Device("iPad Air 11-inch (M2)", 820, 1180, radius: 18, top: 24, bottom: 20, .none),
    Device("iPad Pro 11-inch (M4)", 834, 1210, radius: 30, top: 24, bottom: 20, .none),
    Device("iPad Pro 13-inch (M4)", 1032, 1376, radius: 30, top: 24, bottom: 20, .none),
  ]

  /// The device that pictures are made for where none is named.
  public static let standard = all[0]

  /// The device of a name, whatever the case of its letters.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The first device whose screen has a size, upright or on its side.
  public static func sized(_ size: CGSize) -> Device? {
    all.first { $0.size == size || $0.isOnSide(size) }
  }

  func isOnSide(_ size: CGSize) -> Bool {
    size == CGSize(width: self.size.height, height: self.size.width)
  }

  /// The width of the frame around the screen.
  public static let bezel: CGFloat = 12

  /// The size of a picture with the frame around the screen.
  public func outerSize(around screen: CGSize) -> CGSize {
    CGSize(width: screen.width + 2 * Self.bezel, height: screen.height + 2 * Self.bezel)
  }
}
