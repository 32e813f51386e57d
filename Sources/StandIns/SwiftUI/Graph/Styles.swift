extension ViewNode {
  /// Links a style, which may read the environment, and makes a view with it.
  func apply<Style>(_ style: Style, _ make: (Style) -> any View) -> any View {
    func linked<Concrete>(_ concrete: Concrete) -> any View {
      var copy = concrete
      // The offsets of a style's properties must not meet those of the view that it is for.
      link(&copy, base: 1 << 20)
      return track { (copy as? Style).map(make) ?? EmptyView() }
    }
    return _openExistential(style as Any, do: linked)
  }
}
