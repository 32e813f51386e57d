import QuartzCore

/// Shows how far something is. Follows documentation/uikit/uiprogressview.
@preconcurrency @MainActor open class UIProgressView: UIView {
  private var share: Float = 0
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var observedProgress: Progress? {
    didSet { observedProgress.map { progress = Float($0.fractionCompleted) } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var progress: Float {
    get { share }
    set { share = min(max(0, newValue), 1) }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// Follows documentation/uikit/uiprogressview/style.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
}

/// Turns while something is going on. Follows documentation/uikit/uiactivityindicatorview.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    isHidden = true
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
    (coder as? _InterfaceBuilderCoder)?.configure(self)
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// Follows documentation/uikit/uiactivityindicatorview/style-swift.enum.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}
