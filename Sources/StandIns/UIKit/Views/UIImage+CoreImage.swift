import CoreImage

extension UIImage {
  /// Follows documentation/uikit/uiimage/init(ciimage:).
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Follows documentation/uikit/uiimage/init(ciimage:scale:orientation:).
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let picture = CIContext().createCGImage(ciImage, from: ciImage.extent)
    self.init(
      cgImage: picture ?? CGImage(_width: 0, height: 0), scale: scale, orientation: orientation)
  }

  /// Follows documentation/uikit/uiimage/ciimage.
  public var ciImage: CIImage? { nil }
}

extension CIImage {
  /// Nil where the picture has no pixels. Follows documentation/coreimage/ciimage/init(image:).
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Follows documentation/coreimage/ciimage/init(image:options:).
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    self.init(image: image)
  }
}

extension CIColor {
  /// Follows documentation/coreimage/cicolor/init(color:).
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  /// Follows documentation/uikit/uicolor/init(cicolor:).
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
