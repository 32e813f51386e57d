import QuartzCore

/// Shows a picture. Follows documentation/uikit/uiimageview.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageDidChange(oldValue) } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    guard let configuration = preferredSymbolConfiguration, image.isSymbolImage else {
      return image.size
    }
    return image.withConfiguration(configuration).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? size }

  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  open func stopAnimating() { isAnimating = false }

  private func imageDidChange(_ old: UIImage?) {
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }
}
