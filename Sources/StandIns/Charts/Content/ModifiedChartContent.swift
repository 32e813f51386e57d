import SwiftUI

/// Content whose marks are changed.
public struct ModifiedChartContent<Base: ChartContent> {
  let base: Base
  let change: (inout ChartMark) -> Void
}

extension ModifiedChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] {
    base.allMarks.map {
      var mark = $0
      change(&mark)
      return mark
    }
  }
}

nonisolated extension ChartContent {
  func changing(_ change: @escaping (inout ChartMark) -> Void) -> ModifiedChartContent<Self> {
    ModifiedChartContent(base: self, change: change)
  }

  private func encoding<D: Plottable>(
    _ channel: ChartMark.Channel, _ value: PlottableValue<D>
  ) -> ModifiedChartContent<Self> {
    changing {
      $0.encodings[channel] = .init(label: value.label, value: value.value.position)
    }
  }

  /// Sets the style of the foreground.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { $0.foreground = AnyShapeStyle(style) }
  }
  /// Shows a value by the style of the foreground.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    encoding(.foreground, value)
  }
  /// Sets how opaque the content is.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity }
  }
  /// Sets the shape of points.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { $0.symbol = symbol }
  }
  /// Shows points as views.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.symbolView = view }
  }
  /// Shows a value by the shape of points.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    encoding(.symbol, value)
  }
  /// Sets the area of points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = area.squareRoot()
    return changing { $0.symbolSize = CGSize(width: side, height: side) }
  }
  /// Sets the size of points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { $0.symbolSize = size }
  }
  /// Shows a value by the size of points.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    encoding(.symbolSize, value)
  }
  /// Sets the style of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle = style }
  }
  /// Shows a value by the style of lines.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    encoding(.lineStyle, value)
  }
  /// Sets how points are joined.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method }
  }
  /// Rounds the corners.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { $0.cornerRadius = radius }
  }
  /// Shows a value by the place beside other marks.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    encoding(.position, value)
  }
  /// Moves the content.
  public func offset(_ offset: CGSize) -> some ChartContent {
    changing {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
  /// Moves the content.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }
  /// Sets what is in front.
  public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value } }
  /// Has styles cover the plot rather than each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { _ in }
  }
  /// Blurs the content.
  public func blur(radius: CGFloat) -> some ChartContent { changing { $0.blur = radius } }
  /// Cuts the content to a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    changing { _ in }
  }
  /// Adds a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changing { _ in }
  }
  /// Draws the content as one.
  public func compositingLayer() -> some ChartContent { changing { _ in } }
}

nonisolated extension ChartContent {
  /// Puts views beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(position, alignment, spacing) { _ in view }
  }
  /// Puts views beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing) { AnyView(content($0)) }
  }
  /// Puts views beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
  /// Puts views beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ content: @escaping (AnnotationContext) -> AnyView
  ) -> ModifiedChartContent<Self> {
    changing {
      $0.annotations.append(
        .init(position: position, alignment: alignment, spacing: spacing, content: content))
    }
  }

  /// Sets the label for assistive technology.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    changing { $0.accessibility.label = Text(labelKey) }
  }
  /// Sets the label for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    changing { $0.accessibility.label = Text(label) }
  }
  /// Sets the label for assistive technology.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.accessibility.label = label }
  }
  /// Sets the value for assistive technology.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    changing { $0.accessibility.value = Text(valueKey) }
  }
  /// Sets the value for assistive technology.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    changing { $0.accessibility.value = Text(value) }
  }
  /// Sets the value for assistive technology.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.accessibility.value = value }
  }
  /// Sets the identifier that tests use.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.accessibility.identifier = identifier }
  }
  /// Hides the content from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.accessibility.isHidden = hidden }
  }
}
