import Foundation

/// How a view is attached behind or in front of another one.
struct AttachmentTrait { let alignment: Alignment }

nonisolated extension View {
  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    attached(background, as: .background, AttachmentTrait(alignment: alignment))
  }
  /// Puts views behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    attached(content(), as: .background, AttachmentTrait(alignment: alignment))
  }
  /// Puts a style behind this view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    attached(
      Rectangle().fill(style).ignoresSafeArea(edges: edges), as: .background,
      AttachmentTrait(alignment: .center))
  }
  /// Puts the background style behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Puts a shape of a style behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    attached(
      shape.fill(style, style: fillStyle), as: .background, AttachmentTrait(alignment: .center))
  }
  /// Puts a shape of the background style behind this view.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Sets the background style.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    attached(overlay, as: .overlay, AttachmentTrait(alignment: alignment))
  }
  /// Puts views in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    attached(content(), as: .overlay, AttachmentTrait(alignment: alignment))
  }
  /// Puts a style in front of this view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    attached(Rectangle().fill(style), as: .overlay, AttachmentTrait(alignment: .center))
  }
  /// Puts a shape of a style in front of this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    attached(
      shape.fill(style, style: fillStyle), as: .overlay, AttachmentTrait(alignment: .center))
  }
  /// Draws a border.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    attached(
      Rectangle().strokeBorder(content, lineWidth: width), as: .overlay,
      AttachmentTrait(alignment: .center))
  }
  /// Sets the colour of the foreground.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
  /// Sets the style of the foreground.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }
  /// Sets two levels of the foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changingEnvironment {
      $0.foregroundStyle = AnyShapeStyle(primary)
      $0.secondaryForegroundStyle = AnyShapeStyle(secondary)
    }
  }
  /// Sets three levels of the foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary, secondary)
  }
}
