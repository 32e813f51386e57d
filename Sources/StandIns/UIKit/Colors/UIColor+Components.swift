import QuartzCore

extension UIColor {
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = _rgba
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// True for shades of grey only.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = _rgba
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = _rgba
    let high = max(color.red, color.green, color.blue)
    let span = high - min(color.red, color.green, color.blue)
    var angle: CGFloat = 0
    if span > 0 {
      switch high {
      case color.red: angle = ((color.green - color.blue) / span).truncatingRemainder(dividingBy: 6)
      case color.green: angle = (color.blue - color.red) / span + 2
      default: angle = (color.red - color.green) / span + 4
      }
    }
    hue?.pointee = angle < 0 ? angle / 6 + 1 : angle / 6
    saturation?.pointee = high > 0 ? span / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  /// Makes this the colour to fill with in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes this the colour to draw lines with in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  public func set() {
    setFill()
    setStroke()
  }
}
