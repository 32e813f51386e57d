import QuartzCore

/// Chooses a colour. Follows documentation/uikit/uicolorpickerviewcontroller.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black
  open var supportsAlpha = true

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// What choosing a colour does.
  public func _choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }
  /// What closing the picker does.
  public func _finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// Follows documentation/uikit/uicolorpickerviewcontrollerdelegate.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A control that shows a colour and opens the picker. Follows documentation/uikit/uicolorwell.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?
  open var selectedColor: UIColor?
  open var supportsAlpha = true

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// What choosing a colour does.
  public func _choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}

/// Chooses a font. Follows documentation/uikit/uifontpickerviewcontroller.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  /// What choosing a font does.
  public func _choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    presentingViewController?.dismiss(animated: true)
  }

  /// Follows documentation/uikit/uifontpickerviewcontroller/configuration-swift.class.
  @preconcurrency @MainActor open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
  }
}

/// Follows documentation/uikit/uifontpickerviewcontrollerdelegate.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
