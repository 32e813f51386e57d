import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Title and image are views of their own; here are the button's background and border.
  /// Follows documentation/uikit/uibutton.
  static let button = ViewLook(
    UIButton.self,
    spoken: { button in
      let name = button.accessibilityLabel ?? button.currentImage?._spokenName ?? ""
      return [
        button._spoken(
          "Button", name, button.configuration?.subtitle, button.accessibilityValue,
          button.isSelected ? "selected" : nil, button.isEnabled ? nil : "disabled")
      ]
    },
    behind: { button, painter in
      let bounds = button.bounds
      if let image = button.currentBackgroundImage {
        painter.image(image, in: bounds, tint: button.tintColor)
      }
      guard let background = button.configuration?.background else { return }
      if let image = background.image {
        let frame = PictureFit(background.imageContentMode).frame(of: image.size, in: bounds)
        painter.image(image, in: frame, tint: button.tintColor)
      }
      if let color = background.strokeColor, background.strokeWidth > 0 {
        let inset = background.strokeWidth / 2 - background.strokeOutset
        painter.stroke(
          .rounded(bounds.insetBy(dx: inset, dy: inset), radius: button.layer.cornerRadius), color,
          width: background.strokeWidth)
      }
      if button.configuration?.showsActivityIndicator == true {
        let side: CGFloat = 20
        let left = button.titleLabel?.frame.minX ?? bounds.midX + side / 2
        painter.spinner(
          in: CGRect(x: left - side - 4, y: bounds.midY - side / 2, width: side, height: side),
          button.titleLabel?.textColor ?? button.tintColor)
      }
    })
}

extension UIImage {
  /// The name of a symbol as words.
  var _spokenName: String? {
    if let accessibilityLabel = _label { return accessibilityLabel }
    guard case .symbol(let name, _) = _source else { return nil }
    return name.replacingOccurrences(of: ".", with: " ")
  }

  /// The name of the file that the picture came from.
  private var _label: String? {
    guard case .file(let url) = _source else { return nil }
    return url.deletingPathExtension().lastPathComponent
  }
}
