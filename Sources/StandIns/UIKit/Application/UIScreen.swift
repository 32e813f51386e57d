import QuartzCore

/// The screen of the device. Follows documentation/uikit/uiscreen.
@preconcurrency @MainActor open class UIScreen: NSObject {
  static let _device = UIScreen()

  @available(iOS, deprecated: 26.0, message: "Use a UIScreen instance found through context")
  open class var main: UIScreen { _device }

  /// In points. A run decides which device it shows by setting this before it makes a window.
  public var _size = CGSize(width: 393, height: 852)
  /// Whether the device is held on its side.
  var _isLandscape: Bool { _size.width > _size.height }
  /// The bars and rounded corners of that device.
  public var _safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  public var _traits = UITraitCollection._standard

  open var bounds: CGRect { CGRect(origin: .zero, size: _size) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: _size.width * scale, height: _size.height * scale)
  }
  open var scale: CGFloat { _traits.displayScale }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { _traits }
}
