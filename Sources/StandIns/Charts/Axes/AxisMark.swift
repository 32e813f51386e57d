import Foundation
import SwiftUI

/// What is drawn at a value of an axis. Follows documentation/charts/axismark.
@MainActor @preconcurrency public protocol AxisMark {
  /// The kind of mark that `body` is.
  associatedtype Body: AxisMark
  /// What the mark is made of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AxisMark {}
extension _MissingBody: AxisMark {}

extension AxisMark where Body == Never {
  /// The marks of this module have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension AxisMark where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

/// A part of a mark that the chart draws itself.
@MainActor protocol PrimitiveAxisMark: AxisMark where Body == Never {
  /// The label of the value, if the mark has one.
  func label(for value: AxisValue) -> AnyView?
}

extension AxisMark {
  func axisLabel(for value: AxisValue) -> AnyView? {
    (self as? any PrimitiveAxisMark)?.label(for: value) ?? nestedLabel(for: value)
  }
  private func nestedLabel(for value: AxisValue) -> AnyView? {
    self is any PrimitiveAxisMark ? nil : body.axisLabel(for: value)
  }
}

/// Makes a mark of several parts. Follows documentation/charts/axismarkbuilder.
@resultBuilder public struct AxisMarkBuilder {
  /// A part.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// An empty block.
  public static func buildBlock() -> AxisMarkList { AxisMarkList(parts: []) }
  /// A block of one.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  /// A block of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> AxisMarkList {
    var parts: [any AxisMark] = []
    for part in repeat each content { parts.append(part) }
    return AxisMarkList(parts: parts)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .first(first))
  }
  /// The other branch of an `if` or `switch`.
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .second(second))
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

/// Several parts of a mark.
public struct AxisMarkList {
  let parts: [any AxisMark]
}

extension AxisMarkList: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  func label(for value: AxisValue) -> AnyView? {
    parts.lazy.compactMap { $0.axisLabel(for: value) }.first
  }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  func label(for value: AxisValue) -> AnyView? {
    switch storage {
    case .first(let mark): mark.axisLabel(for: value)
    case .second(let mark): mark.axisLabel(for: value)
    }
  }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  func label(for value: AxisValue) -> AnyView? { self?.axisLabel(for: value) }
}

/// A mark whose type is hidden. Follows documentation/charts/anyaxismark.
public struct AnyAxisMark {
  let mark: any AxisMark
  /// Hides a type.
  public init(_ mark: some AxisMark) { self.mark = mark }
}

extension AnyAxisMark: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  func label(for value: AxisValue) -> AnyView? { mark.axisLabel(for: value) }
}

/// A line over the plot. Follows documentation/charts/axisgridline.
public struct AxisGridLine {
  let centered: Bool?
  let stroke: StrokeStyle?
  /// A line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    (self.centered, self.stroke) = (centered, stroke)
  }
}

extension AxisGridLine: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  func label(for value: AxisValue) -> AnyView? { nil }
}

/// A short line at the axis. Follows documentation/charts/axistick.
public struct AxisTick {
  /// How long a tick is. Follows documentation/charts/axistick/length.
  public struct Length: Hashable, Sendable {
    let points: CGFloat?
    let name: String
    public static let automatic = Length(points: nil, name: "automatic")
    public static let label = Length(points: nil, name: "label")
    public static let longestLabel = Length(points: nil, name: "longestLabel")
    /// As the label, and a little more.
    public static func label(extendPastBy points: CGFloat) -> Length {
      Length(points: points, name: "label")
    }
    /// As the longest label, and a little more.
    public static func longestLabel(extendPastBy points: CGFloat) -> Length {
      Length(points: points, name: "longestLabel")
    }
  }
  let centered: Bool?
  let length: Length
  let stroke: StrokeStyle?
  /// A tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (self.centered, self.length, self.stroke) = (centered, length, stroke)
  }
  /// A tick of a length.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(
      centered: centered, length: Length(points: length, name: "points"), stroke: stroke)
  }
}

extension AxisTick: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  func label(for value: AxisValue) -> AnyView? { nil }
}

/// A mark whose look is changed.
public struct ModifiedAxisMark<Base: AxisMark> {
  let base: Base
  let change: (AnyView) -> AnyView
}

extension ModifiedAxisMark: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  func label(for value: AxisValue) -> AnyView? { base.axisLabel(for: value).map(change) }
}

nonisolated extension AxisMark {
  /// Sets the style of the foreground.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ModifiedAxisMark(base: self) { AnyView($0.foregroundStyle(style)) }
  }
  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(base: self) { AnyView($0.font(font)) }
  }
  /// Moves the mark.
  public func offset(_ offset: CGSize) -> some AxisMark {
    ModifiedAxisMark(base: self) { AnyView($0.offset(offset)) }
  }
  /// Moves the mark.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}
