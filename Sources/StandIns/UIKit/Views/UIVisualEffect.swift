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
  public let _style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) {
    _blur = blurEffect
    _style = nil
    super.init()
  }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    _blur = blurEffect
    _style = style
    super.init()
  }
}

/// Follows documentation/uikit/uivibrancyeffectstyle.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// The look of glass. Follows documentation/uikit/uiglasseffect.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public let _style: Style
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: Style) {
    _style = style
    super.init()
  }
  public convenience override init() { self.init(style: .regular) }

  /// Follows documentation/uikit/uiglasseffect/style.
  public enum Style: Int, Sendable {
    case regular, clear
  }
}

/// Glass shapes that merge where they are near. Follows documentation/uikit/uiglasscontainereffect.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
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
