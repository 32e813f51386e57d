import Foundation

/// A colour of the sRGB space.
public struct Ink: Hashable, Sendable {
  /// The components, from 0 to 1.
  public var red, green, blue: Double
  /// From 0, not seen, to 1.
  public var opacity: Double

  /// A colour by its components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// A colour as it is written in style sheets, such as `0x007AFF`.
  public init(_ hex: UInt32, opacity: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  /// A shade of grey.
  public static func gray(_ white: Double, opacity: Double = 1) -> Ink {
    Ink(red: white, green: white, blue: white, opacity: opacity)
  }
  public static let black = Ink.gray(0)
  public static let white = Ink.gray(1)
  public static let clear = Ink.gray(0, opacity: 0)

  /// The colour, less opaque.
  public func faded(_ share: Double) -> Ink {
    Ink(red: red, green: green, blue: blue, opacity: opacity * share)
  }

  /// The colour with a share of another one.
  public func mixed(with other: Ink, _ share: Double) -> Ink {
    func mix(_ path: KeyPath<Ink, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share
    }
    return Ink(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
  }
}

/// What an outline is filled with.
public enum Paint: Equatable, Sendable {
  case solid(Ink)
  /// Colours along a line between two points.
  case linear([ColorStop], from: CGPoint, to: CGPoint)
  /// Colours between two circles around a point.
  case radial([ColorStop], center: CGPoint, from: CGFloat, to: CGFloat)
  /// Colours round a point, clockwise from an angle in degrees to another one; zero points right.
  case angular([ColorStop], center: CGPoint, from: Double, to: Double)

  /// The paint, less opaque.
  public func faded(_ share: Double) -> Paint {
    func fade(_ stops: [ColorStop]) -> [ColorStop] {
      stops.map { ColorStop($0.ink.faded(share), at: $0.place) }
    }
    return switch self {
    case .solid(let ink): .solid(ink.faded(share))
    case .linear(let stops, let from, let to): .linear(fade(stops), from: from, to: to)
    case .radial(let stops, let center, let from, let to):
      .radial(fade(stops), center: center, from: from, to: to)
    case .angular(let stops, let center, let from, let to):
      .angular(fade(stops), center: center, from: from, to: to)
    }
  }
}

/// A colour at a place of a gradient.
public struct ColorStop: Hashable, Sendable {
  public var ink: Ink
  /// The place, from 0 to 1.
  public var place: Double

  /// A colour at a place.
  public init(_ ink: Ink, at place: Double) { (self.ink, self.place) = (ink, place) }
}

extension [ColorStop] {
  /// The colour at a place between the stops.
  func ink(at place: Double) -> Ink {
    guard let first, let last else { return .clear }
    if place <= first.place { return first.ink }
    for (left, right) in zip(self, dropFirst()) where place <= right.place {
      let width = right.place - left.place
      return width <= 0 ? right.ink : left.ink.mixed(with: right.ink, (place - left.place) / width)
    }
    return last.ink
  }
}

/// How a line is drawn.
public struct Pen: Equatable, Sendable {
  public enum Cap: String, Sendable { case butt, round, square }
  public enum Join: String, Sendable { case miter, round, bevel }
  /// The width in points.
  public var width: CGFloat
  public var cap: Cap
  public var join: Join
  /// When corners are cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, and where they start.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  /// A pen.
  public init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }
}
