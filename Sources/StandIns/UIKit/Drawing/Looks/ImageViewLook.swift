import QuartzCore
import SteleCanvas

extension ViewLook {
  /// A picture as the content mode says. Follows documentation/uikit/uiimageview.
  static let imageView = ViewLook(
    UIImageView.self,
    spoken: { view in
      let name = view.accessibilityLabel ?? view._shownImage?._spokenName
      return view._shownImage == nil ? [] : [view._spoken("Image", name)]
    },
    behind: { view, painter in
      guard let image = view._shownImage else { return }
      let frame = PictureFit(view.contentMode).frame(of: image.size, in: view.bounds)
      painter.image(image, in: frame, tint: view.tintColor)
    })
}

extension UIImageView {
  /// The picture of the moment: one of those that are animated, or the one for its state.
  fileprivate var _shownImage: UIImage? {
    let moving = isAnimating ? animationImages ?? image?.images : image?.images
    if let moving, !moving.isEmpty {
      let duration = animationDuration > 0 ? animationDuration : Double(moving.count) / 30
      let share = (CACurrentMediaTime() / duration).truncatingRemainder(dividingBy: 1)
      return moving[min(moving.count - 1, Int(share * Double(moving.count)))]
    }
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let configuration = preferredSymbolConfiguration else { return shown }
    return shown?.applyingSymbolConfiguration(configuration) ?? shown
  }
}
