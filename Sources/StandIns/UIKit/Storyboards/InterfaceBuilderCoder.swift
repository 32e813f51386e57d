import QuartzCore

/// Hands the element that an object stands for to the object's `init(coder:)`.
@MainActor final class _InterfaceBuilderCoder: NSCoder {
  let element: _InterfaceBuilderElement
  let loader: _InterfaceBuilderLoader

  init(_ element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    self.element = element
    self.loader = loader
    super.init()
  }

  func configure(_ view: UIView) {
    view._configure(from: element, loader)
  }

  func configure(_ controller: UIViewController) {
    controller._configure(from: element, loader)
  }
}
