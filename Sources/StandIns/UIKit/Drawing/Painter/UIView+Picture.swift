import QuartzCore
import SteleCanvas

@_spi(Stele) extension UIView {
  /// Draws the view as it is now with everything in it, its top left corner at the zero of the
  /// coordinates; of a window, also what is presented in it.
  /// - Parameter scheme: Light or dark. A window's whole screen has this style while it is drawn, any
  ///   other view only itself.
  public func picture(scheme: UIUserInterfaceStyle) -> Drawing {
    let window = self as? UIWindow
    let restore = adopt(scheme)
    defer { restore() }
    layoutIfNeeded()
    var painter = ViewPainter(traits: traitCollection)
    if window != nil, backgroundColor == nil { painter.fill(.rectangle(bounds), .solid(.black)) }
    painter.root(self)
    let spoken = SpokenScreen(pictures: painter.spoken).lines(of: self)
    var drawing = Drawing(
      size: bounds.size, isDark: traitCollection.userInterfaceStyle == .dark,
      title: spoken.first ?? "", summary: spoken, items: painter.items)
    if let window { drawing.statusBar = window._statusBar }
    return drawing
  }

  /// Takes on a style; what comes back takes it off again.
  private func adopt(_ scheme: UIUserInterfaceStyle) -> () -> Void {
    let screen = UIApplication.shared._screen
    guard scheme != .unspecified, traitCollection.userInterfaceStyle != scheme else { return {} }
    guard self is UIWindow else {
      let before = overrideUserInterfaceStyle
      overrideUserInterfaceStyle = scheme
      return { self.overrideUserInterfaceStyle = before }
    }
    let before = screen._traits
    screen._traits = before._changing(style: scheme)
    _traitsDidChange()
    return {
      screen._traits = before
      self._traitsDidChange()
    }
  }
}
