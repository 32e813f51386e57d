import Foundation
import SwiftUI

/// The label of a value. Follows documentation/charts/axisvaluelabel.
public struct AxisValueLabel<Content: View> {
  let content: (AxisValue) -> Content?

  fileprivate init(make content: @escaping (AxisValue) -> Content?) { self.content = content }

  /// A label made of views.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init { _ in view }
  }
}

extension AxisValueLabel where Content == Text {
  /// A label that says the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init { Text(verbatim: $0.position.text) }
  }
  /// A label with a text.
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init { _ in Text(labelKey) }
  }
  /// A label with a text.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init { _ in Text(label) }
  }
  /// A label that says the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init { $0.as(Format.FormatInput.self).map { Text(verbatim: format.format($0)) } }
  }
}

extension AxisValueLabel: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  func label(for value: AxisValue) -> AnyView? { content(value).map { AnyView($0) } }
}
