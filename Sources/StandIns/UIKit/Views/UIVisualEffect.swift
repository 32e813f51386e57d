import QuartzCore

/// A look that lets through what is behind. Follows documentation/uikit/uivisualeffect.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Follows documentation/uikit/uiblureffect.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public let _style: Style

  public init(style: Style) {
    _style = style
    super.init()
  }

  /// Follows documentation/uikit/uiblureffect/style.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
}

/// Follows documentation/uikit/uivibrancyeffect.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public let _blur: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    _blur = blurEffect
    super.init()
  }
}

/// Shows a visual effect. Follows documentation/uikit/uivisualeffectview.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public convenience init() { self.init(effect: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
