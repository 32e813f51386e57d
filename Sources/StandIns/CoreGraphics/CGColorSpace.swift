import FoundationOverlay

/// The meaning of a colour's components. Follows documentation/coregraphics/cgcolorspace.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  public let model: CGColorSpaceModel

  public typealias CFString = String

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  public init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.linearSRGB: model = .rgb
    case Self.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  fileprivate init(model: CGColorSpaceModel) {
    self.name = nil
    self.model = model
  }

  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// Follows documentation/coregraphics/cgcolorspacemodel.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// Follows documentation/coregraphics/cgcolorspacecreatedevicergb().
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

/// Follows documentation/coregraphics/cgcolorspacecreatedevicegray().
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }
