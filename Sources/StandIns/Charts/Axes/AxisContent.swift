import Foundation
import SwiftUI

/// What an axis is made of. Follows documentation/charts/axiscontent.
@MainActor @preconcurrency public protocol AxisContent {
  /// The kind of content that `body` is.
  associatedtype Body: AxisContent
  /// What the content is made of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AxisContent {}
extension _MissingBody: AxisContent {}

extension AxisContent where Body == Never {
  /// The contents of this module have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension AxisContent where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

/// Content of an axis that the chart draws itself.
@MainActor protocol PrimitiveAxisContent: AxisContent where Body == Never {
  /// The labels in a domain.
  func labels(in domain: PlotDomain) -> [AnyView]
}

extension AxisContent {
  func allLabels(in domain: PlotDomain) -> [AnyView] {
    (self as? any PrimitiveAxisContent)?.labels(in: domain) ?? body.allLabels(in: domain)
  }
}

/// Makes an axis of several parts. Follows documentation/charts/axiscontentbuilder.
@resultBuilder public struct AxisContentBuilder {
  /// A part.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  /// An empty block.
  public static func buildBlock() -> AxisContentList { AxisContentList(parts: []) }
  /// A block of one.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// A block of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AxisContentList {
    var parts: [any AxisContent] = []
    for part in repeat each content { parts.append(part) }
    return AxisContentList(parts: parts)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .first(first))
  }
  /// The other branch of an `if` or `switch`.
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .second(second))
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Several parts of an axis.
public struct AxisContentList {
  let parts: [any AxisContent]
}

extension AxisContentList: AxisContent, PrimitiveAxisContent {
  public typealias Body = Never
  func labels(in domain: PlotDomain) -> [AnyView] { parts.flatMap { $0.allLabels(in: domain) } }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  func labels(in domain: PlotDomain) -> [AnyView] {
    switch storage {
    case .first(let content): content.allLabels(in: domain)
    case .second(let content): content.allLabels(in: domain)
    }
  }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  func labels(in domain: PlotDomain) -> [AnyView] { self?.allLabels(in: domain) ?? [] }
}

/// Content of an axis whose type is hidden. Follows documentation/charts/anyaxiscontent.
public struct AnyAxisContent {
  let content: any AxisContent
  /// Hides a type.
  public init(_ content: some AxisContent) { self.content = content }
}

extension AnyAxisContent: AxisContent, PrimitiveAxisContent {
  public typealias Body = Never
  func labels(in domain: PlotDomain) -> [AnyView] { content.allLabels(in: domain) }
}

/// The marks of an axis. Follows documentation/charts/axismarks.
public struct AxisMarks<Content: AxisMark> {
  private enum Values {
    case chosen(AxisMarkValues)
    case listed([AxisPosition])
  }
  private let values: Values
  private let content: (AxisValue) -> Content

  /// A mark for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    (self.values, self.content) = (.chosen(values), content)
  }
  /// The same mark for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    (self.values, self.content) = (.chosen(values), { _ in content() })
  }
  /// A mark for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    (self.values, self.content) = (.listed(values.map(\.position)), content)
  }
  /// The same mark for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    (self.values, self.content) = (.listed(values.map(\.position)), { _ in content() })
  }
}

extension AxisMarks where Content == AxisMarkList {
  /// Lines, ticks and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    (self.values, content) = (.chosen(values), { _ in .standard(stroke, AxisValueLabel()) })
  }
  /// Lines, ticks and labels at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.values = .listed(values.map(\.position))
    content = { _ in .standard(stroke, AxisValueLabel()) }
  }
  /// Lines, ticks and labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.values = .chosen(values)
    content = { _ in .standard(stroke, AxisValueLabel(format: format)) }
  }
  /// Lines, ticks and labels in a format, at some values.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.values = .listed(values.map(\.position))
    content = { _ in .standard(stroke, AxisValueLabel(format: format)) }
  }
}

extension AxisMarkList {
  static func standard(_ stroke: StrokeStyle?, _ label: any AxisMark) -> AxisMarkList {
    AxisMarkList(parts: [AxisGridLine(stroke: stroke), AxisTick(stroke: stroke), label])
  }
}

extension AxisMarks: AxisContent, PrimitiveAxisContent {
  public typealias Body = Never
  func labels(in domain: PlotDomain) -> [AnyView] {
    let positions: [AxisPosition] =
      switch values {
      case .chosen(let values): values.positions(in: domain)
      case .listed(let positions): positions
      }
    return positions.enumerated().compactMap { index, position in
      let value = AxisValue(position: position, index: index, count: positions.count)
      return content(value).axisLabel(for: value)
    }
  }
}
