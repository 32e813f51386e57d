import SwiftUI

/// What is drawn in a chart. Follows documentation/charts/chartcontent.
@MainActor @preconcurrency public protocol ChartContent {
  /// The kind of content that `body` is.
  associatedtype Body: ChartContent
  /// What the content is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ChartContent {}
extension _MissingBody: ChartContent {}

extension ChartContent where Body == Never {
  /// The contents of this module have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ChartContent where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

/// Content that the chart takes the marks of itself.
@MainActor protocol PrimitiveChartContent: ChartContent where Body == Never {
  var marks: [ChartMark] { get }
}

extension ChartContent {
  /// All marks of the content.
  var allMarks: [ChartMark] {
    (self as? any PrimitiveChartContent)?.marks ?? body.allMarks
  }
}

/// Makes content of several parts. Follows documentation/charts/chartcontentbuilder.
@resultBuilder public struct ChartContentBuilder {
  /// A part.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// An empty block.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// A block of one.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// A block of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> ChartContentList {
    var parts: [any ChartContent] = []
    for part in repeat each content { parts.append(part) }
    return ChartContentList(parts: parts)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .first(first))
  }
  /// The other branch of an `if` or `switch`.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .second(second))
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// No content.
public struct EmptyChartContent {}

extension EmptyChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { [] }
}

/// Several parts.
public struct ChartContentList {
  let parts: [any ChartContent]
}

extension ChartContentList: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { parts.flatMap { $0.allMarks } }
}

/// One of two kinds of content. Follows documentation/charts/builderconditional.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  var marks: [ChartMark] {
    switch storage {
    case .first(let content): content.allMarks
    case .second(let content): content.allMarks
    }
  }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { self?.allMarks ?? [] }
}

/// Content whose type is hidden. Follows documentation/charts/anychartcontent.
public struct AnyChartContent {
  let content: any ChartContent
  /// Hides a type.
  public init(_ content: some ChartContent) { self.content = content }
  /// Hides a type.
  public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { content.allMarks }
}

/// Several parts that are modified together. Follows documentation/charts/plot.
public struct Plot<Content: ChartContent> {
  let content: Content
  /// Groups content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { content.allMarks }
}
