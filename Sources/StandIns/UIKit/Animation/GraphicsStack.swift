import QuartzCore

/// The contexts that drawing on this thread goes to; the last one is the current one.
struct _GraphicsStack {
  var contexts: [CGContext] = []
  /// The size and scale of the image contexts among them.
  var images: [(size: CGSize, scale: CGFloat)] = []

  static var current: _GraphicsStack {
    get { Thread.current.threadDictionary["UIKit.graphics"] as? _GraphicsStack ?? _GraphicsStack() }
    set { Thread.current.threadDictionary["UIKit.graphics"] = newValue }
  }
}

/// Follows documentation/uikit/uigraphicsgetcurrentcontext().
public func UIGraphicsGetCurrentContext() -> CGContext? { _GraphicsStack.current.contexts.last }

/// Follows documentation/uikit/uigraphicspushcontext(_:).
public func UIGraphicsPushContext(_ context: CGContext) {
  _GraphicsStack.current.contexts.append(context)
}

/// Follows documentation/uikit/uigraphicspopcontext().
public func UIGraphicsPopContext() {
  _ = _GraphicsStack.current.contexts.popLast()
}

/// Follows documentation/uikit/uigraphicsbeginimagecontext(_:).
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of zero means that of the screen.
/// Follows documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:).
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  _GraphicsStack.current.images.append((size, scale))
  UIGraphicsPushContext(
    CGContext(
      _width: max(1, Int(size.width * scale)), height: max(1, Int(size.height * scale))))
}

/// Follows documentation/uikit/uigraphicsgetimagefromcurrentimagecontext().
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = UIGraphicsGetCurrentContext()?.makeImage(),
    let (_, scale) = _GraphicsStack.current.images.last
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Follows documentation/uikit/uigraphicsendimagecontext().
public func UIGraphicsEndImageContext() {
  guard _GraphicsStack.current.images.popLast() != nil else { return }
  UIGraphicsPopContext()
}

/// Follows documentation/uikit/uirectfill(_:).
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Follows documentation/uikit/uirectframe(_:).
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
