import SwiftUI

/// A preview as a widget of a size. Follows documentation/widgetkit/widgetpreviewcontext.
public struct WidgetPreviewContext: _EnvironmentPreviewContext {
  let family: WidgetFamily

  /// A widget of a size.
  public init(family: WidgetFamily) { self.family = family }

  public func _apply(_ values: inout EnvironmentValues) { values.widgetFamily = family }
}
