import Foundation

/// A value that can be animated. Follows documentation/swiftui/animatable.
public protocol Animatable {
  /// What is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself is animated.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// A value that can be added and scaled. Follows documentation/swiftui/vectorarithmetic.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Scales the value.
  mutating func scale(by rhs: Double)
  /// The product of the value with itself.
  var magnitudeSquared: Double { get }
}

/// Nothing to animate. Follows documentation/swiftui/emptyanimatabledata.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  public static var zero: EmptyAnimatableData { .init() }
  public static func + (l: Self, r: Self) -> Self { l }
  public static func - (l: Self, r: Self) -> Self { l }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values to animate. Follows documentation/swiftui/animatablepair.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second
  /// Two values.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static var zero: Self { .init(.zero, .zero) }
  public static func + (l: Self, r: Self) -> Self { .init(l.first + r.first, l.second + r.second) }
  public static func - (l: Self, r: Self) -> Self { .init(l.first - r.first, l.second - r.second) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// A shape that can be filled and drawn. Follows documentation/swiftui/shape.
public protocol Shape: Sendable, Animatable, View {
  /// The outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// How the shape is used.
  nonisolated static var role: ShapeRole { get }
  /// The size that the shape wants.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// How a shape is used. Follows documentation/swiftui/shaperole.
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
  /// Shapes are filled.
  nonisolated public static var role: ShapeRole { .fill }
  /// A shape takes what it is offered.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(FillStyle()))
  }
}

/// A shape that can be made smaller. Follows documentation/swiftui/insettableshape.
public protocol InsettableShape: Shape {
  /// The kind of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by an amount on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with a style. Follows documentation/swiftui/shapeview.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  let drawing: ShapeDrawing
  var background: (any View)?
}

extension _ShapeView: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    node.setChildren(background.map { [Child(key: "below", view: $0, place: .background)] } ?? [])
  }
}

/// How a shape is filled. Follows documentation/swiftui/fillstyle.
public struct FillStyle: Equatable, Sendable {
  /// Whether crossing lines leave holes.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// A style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

nonisolated extension Shape {
  /// The shape, filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .fill(style))
  }
  /// The shape, filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }
  /// The outline, drawn with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .stroke(style))
  }
  /// The outline, drawn with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline as a shape.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }
  /// The outline as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  /// The outline, drawn inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .strokeBorder(style))
  }
  /// The outline, drawn inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline, drawn inside the shape with the foreground style.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

extension _ShapeView {
  /// The outline over the filling, drawn with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline over the filling, drawn with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    _ShapeView<Content, S>(
      shape: shape, style: content, drawing: .stroke(style), background: self)
  }
}
extension _ShapeView where Content: InsettableShape {
  /// The outline over the filling, drawn inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    _ShapeView<Content, S>(
      shape: shape, style: content, drawing: .strokeBorder(StrokeStyle(lineWidth: lineWidth)),
      background: self)
  }
}
