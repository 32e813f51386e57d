import Foundation
import SwiftUI

nonisolated extension View {
  /// Shows or hides the horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.x.visibility = visibility }
  }
  /// Sets what the horizontal axis is made of.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chartSettings { $0.x.content = content }
  }
  /// Gives the horizontal axis a label.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }
  /// Gives the horizontal axis a label.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }
  /// Gives the horizontal axis a label.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSettings { $0.x.label = AnyView(label) }
  }
  /// Gives the horizontal axis a label.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = AnyView(content())
    return chartSettings { $0.x.label = label }
  }
  /// Changes the look of the horizontal axis.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSettings { settings in
      settings.x.label = settings.x.label.map { AnyView(content(ChartAxisContent(view: $0))) }
    }
  }

  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.y.visibility = visibility }
  }
  /// Sets what the vertical axis is made of.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chartSettings { $0.y.content = content }
  }
  /// Gives the vertical axis a label.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }
  /// Gives the vertical axis a label.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }
  /// Gives the vertical axis a label.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSettings { $0.y.label = AnyView(label) }
  }
  /// Gives the vertical axis a label.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = AnyView(content())
    return chartSettings { $0.y.label = label }
  }
  /// Changes the look of the vertical axis.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSettings { settings in
      settings.y.label = settings.y.label.map { AnyView(content(ChartAxisContent(view: $0))) }
    }
  }

  /// Shows or hides the third axis.
  public func chartZAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.z.visibility = visibility }
  }
  /// Sets what the third axis is made of.
  public func chartZAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chartSettings { $0.z.content = content }
  }
  /// Gives the third axis a label.
  public func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }
  /// Gives the third axis a label.
  @_disfavoredOverload
  public func chartZAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }
  /// Gives the third axis a label.
  public func chartZAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSettings { $0.z.label = AnyView(label) }
  }
  /// Gives the third axis a label.
  public func chartZAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = AnyView(content())
    return chartSettings { $0.z.label = label }
  }
  /// Changes the look of the third axis.
  public func chartZAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSettings { settings in
      settings.z.label = settings.z.label.map { AnyView(content(ChartAxisContent(view: $0))) }
    }
  }

}
