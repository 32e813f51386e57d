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
    let color = shownColor
    if currentImage != nil || imageView?.image != nil {
      imageView?.image = currentImage
      imageView?.tintColor = color
    }
    titleLabel?.textColor = color
    guard let configuration else { return }
    if attributed == nil { titleLabel?.font = titleFont(configuration) }
    backgroundColor = background(configuration)
    layer.cornerRadius = cornerRadius(configuration)
  }

  /// The colour of title and symbol in the present state: faint while a finger is on a button of the
  /// system, grey where it is off, unless the author has set one for that state.
  private var shownColor: UIColor {
    let isPlain = buttonType != .custom || configuration != nil
    let normal = configuration?._foreground(tint: tintColor) ?? currentTitleColor
    let isOwn = configuration == nil && titleColor(for: state) != titleColor(for: .normal)
    guard isPlain, !isOwn else { return normal }
    if !isEnabled { return .tertiaryLabel }
    guard isHighlighted else { return normal }
    return normal.withAlphaComponent(configuration == nil ? 0.2 : 0.75)
  }

  private func background(_ configuration: Configuration) -> UIColor? {
    guard let normal = configuration._background(tint: tintColor) else { return nil }
    if !isEnabled { return configuration.background.backgroundColor ?? .tertiarySystemFill }
    return isHighlighted ? normal.withAlphaComponent(normal._rgba.alpha * 0.75) : normal
  }

  private func cornerRadius(_ configuration: Configuration) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed, .dynamic: configuration.background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: min(bounds.width, bounds.height) / 2
    }
  }

  /// Body text, smaller in small buttons, as the author's transformer changes it.
  private func titleFont(_ configuration: Configuration) -> UIFont {
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    let plain = UIFont.preferredFont(forTextStyle: isSmall ? .subheadline : .body)
    guard let transformer = configuration.titleTextAttributesTransformer else { return plain }
    var attributes = AttributeContainer()
    attributes.uiKit.font = plain
    return transformer(attributes).uiKit.font ?? plain
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
    if let configuration { layer.cornerRadius = cornerRadius(configuration) }
    placeContents()
    guard configuration == nil else { return }
    titleLabel?.frame = shifted(titleLabel?.frame ?? .zero, by: titleEdgeInsets)
    if currentImage != nil, let imageView {
      imageView.frame = shifted(imageView.frame, by: imageEdgeInsets)
    }
  }

  /// Insets of title and image move them: half of what one side has more than the other.
  private func shifted(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    frame.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  private func placeContents() {
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
