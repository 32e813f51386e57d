import QuartzCore

/// Pictures shown one after the other.
final class AnimatedImage: UIImage, @unchecked Sendable {
  private let frames: [UIImage]
  private let length: TimeInterval

  init(frames: [UIImage], first: UIImage, duration: TimeInterval) {
    self.frames = frames
    length = duration
    super.init(
      source: first._source, size: first.size, scale: first.scale,
      orientation: first.imageOrientation, mode: first.renderingMode, tint: first._tint)
  }

  required init(imageLiteralResourceName name: String) {
    let first = UIImage(imageLiteralResourceName: name)
    frames = [first]
    length = 0
    super.init(source: first._source, size: first.size, scale: first.scale)
  }

  override var images: [UIImage]? { frames }
  override var duration: TimeInterval { length }
}

extension UIImage {
  /// Nil without a picture. Follows documentation/uikit/uiimage/animatedimage(with:duration:).
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { AnimatedImage(frames: images, first: $0, duration: duration) }
  }

  /// The pictures with the numbers 0 to 1024 behind the name, as far as they are there.
  /// Follows documentation/uikit/uiimage/animatedimagenamed(_:duration:).
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else { break }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}
