import QuartzCore

extension UIButton {
  /// Puts what the state asks for into label and image view.
  func _showContents() {
    let attributed =
      currentAttributedTitle
      ?? configuration?.attributedTitle.map { NSAttributedString($0) }
    if attributed != nil || currentTitle != nil {
      if let attributed {
        titleLabel?.attributedText = attributed
      } else {
        titleLabel?.text = currentTitle
      }
    } else {
      titleLabel?.text = nil
    }
    titleLabel?.textColor = configuration?._foreground(tint: tintColor) ?? currentTitleColor
    if currentImage != nil || imageView?.image != nil { imageView?.image = currentImage }
    guard let configuration else { return }
    backgroundColor = configuration._background(tint: tintColor)
    layer.cornerRadius = configuration.background.cornerRadius
  }

  private var insets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    let insets = configuration.contentInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var isVertical: Bool {
    configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
  }

  private var titleSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }
  private var imageSize: CGSize { currentImage?.size ?? .zero }
  private var gap: CGFloat {
    titleSize == .zero || imageSize == .zero ? 0 : configuration?.imagePadding ?? 0
  }

  var _buttonSize: CGSize {
    let (title, image) = (titleSize, imageSize)
    let inner =
      isVertical
      ? CGSize(width: max(title.width, image.width), height: title.height + image.height + gap)
      : CGSize(width: title.width + image.width + gap, height: max(title.height, image.height))
    // A button without insets of its own still keeps a little room above and below.
    let extra: CGFloat = configuration == nil && contentEdgeInsets == .zero ? 12 : 0
    return CGSize(
      width: inner.width + insets.left + insets.right,
      height: inner.height + insets.top + insets.bottom + extra)
  }

  func _placeContents() {
    let area = bounds.inset(by: insets)
    let (title, image) = (titleSize, imageSize)
    let placement = configuration?.imagePlacement ?? .leading
    if isVertical {
      var top = area.midY - (title.height + image.height + gap) / 2
      let order =
        placement == .top
        ? [(image, imageView), (title, titleLabel)] as [(CGSize, UIView?)]
        : [(title, titleLabel), (image, imageView)]
      for (size, view) in order where size != .zero {
        view?.frame = CGRect(
          x: area.midX - min(size.width, area.width) / 2, y: top,
          width: min(size.width, area.width), height: size.height)
        top += size.height + gap
      }
      return
    }
    let room = max(0, area.width - image.width - gap)
    let textWidth = min(title.width, room)
    var left = start(of: textWidth + image.width + gap, in: area)
    let order =
      placement == .trailing
      ? [(CGSize(width: textWidth, height: title.height), titleLabel), (image, imageView)]
        as [(CGSize, UIView?)]
      : [(image, imageView), (CGSize(width: textWidth, height: title.height), titleLabel)]
    for (size, view) in order where size.width > 0 {
      view?.frame = CGRect(
        x: left, y: area.midY - size.height / 2, width: size.width, height: size.height)
      left += size.width + gap
    }
  }

  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading, .fill: area.minX
    case .right, .trailing: area.maxX - width
    case .center: area.midX - width / 2
    }
  }
}
