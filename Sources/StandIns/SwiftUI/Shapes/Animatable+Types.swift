import Foundation

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >
  public var animatableData: AnimatableData {
    get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
    set {
      (top, leading) = (newValue.first.first, newValue.first.second)
      (bottom, trailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// Values to animate. Follows documentation/swiftui/animatablevalues.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)
  /// Some values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }
  public static var zero: Self { .init(repeat (each Value).zero) }
  public static func + (l: Self, r: Self) -> Self {
    .init(repeat each l.value + each r.value)
  }
  public static func - (l: Self, r: Self) -> Self {
    .init(repeat each l.value - each r.value)
  }
  public static func == (l: Self, r: Self) -> Bool {
    for (left, right) in repeat (each l.value, each r.value) {
      if !left.isEqual(to: right) { return false }
    }
    return true
  }
  private static func scaled<V: VectorArithmetic>(_ value: V, _ factor: Double) -> V {
    var copy = value
    copy.scale(by: factor)
    return copy
  }
  public mutating func scale(by rhs: Double) {
    value = (repeat Self.scaled(each value, rhs))
  }
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}

extension VectorArithmetic {
  /// A part of the value.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
  /// Goes a part of the way to another value.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
  /// A value a part of the way to another one.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
