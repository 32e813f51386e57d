import QuartzCore

extension UIImage {
  /// Follows documentation/uikit/uiimage/withhorizontallyflippedorientation().
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let flipped: Orientation =
      switch imageOrientation {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    return UIImage(
      source: _source, size: size, scale: scale, orientation: flipped, mode: renderingMode,
      tint: _tint, capInsets: capInsets)
  }

  /// A picture of at most this size; nil for one without any.
  /// Follows documentation/uikit/uiimage/preparingthumbnail(of:).
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height, 1)
    return UIImage(
      source: _source,
      size: CGSize(width: self.size.width * factor, height: self.size.height * factor),
      scale: scale, orientation: imageOrientation, mode: renderingMode, tint: _tint)
  }
  /// Follows documentation/uikit/uiimage/preparethumbnail(of:completionhandler:).
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }
  /// Follows documentation/uikit/uiimage/bypreparingthumbnail(ofsize:).
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Follows documentation/uikit/uiimage/preparingfordisplay().
  public func preparingForDisplay() -> UIImage? { self }
  /// Follows documentation/uikit/uiimage/preparefordisplay(completionhandler:).
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }
  /// Follows documentation/uikit/uiimage/bypreparingfordisplay().
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Follows documentation/uikit/uiimage/imagerendererformat.
  @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Follows documentation/uikit/uiimage/drawaspattern(in:).
  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
  }

  // Symbols that have a name of their own. Follow documentation/uikit/uiimage/add and its neighbours.
  public static var add: UIImage { symbol("plus.circle.fill") }
  public static var remove: UIImage { symbol("minus.circle.fill") }
  public static var actions: UIImage { symbol("ellipsis.circle") }
  public static var checkmark: UIImage { symbol("checkmark.circle.fill") }
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage.SymbolConfiguration {
  /// Follows documentation/uikit/uiimage/symbolconfiguration-swift.class/preferringmonochrome().
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .default)
  }
  /// Follows documentation/uikit/uiimage/symbolconfiguration-swift.class/preferringmulticolor().
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .default)
  }
}
