import QuartzCore
import SteleCanvas

extension ViewPainter {
  /// A symbol of the system in the middle of a rectangle.
  mutating func symbol(_ name: String, in rect: CGRect, _ color: UIColor, weight: Int = 400) {
    let picture = SymbolPicture(name, weight: weight, background: ink(.systemBackground))
    for item in picture.items(in: rect.offsetBy(dx: origin.x, dy: origin.y), .solid(ink(color))) {
      add(item)
    }
  }

  /// A picture in a rectangle. Those that are templates have the colour of the tint.
  mutating func image(_ image: UIImage, in rect: CGRect, tint: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch image._source {
    case .symbol(let name, let configuration):
      let own = configuration?._colors.first ?? image._tint
      symbol(name, in: rect, own ?? tint, weight: configuration?._weight._number ?? 400)
    case .bitmap(let bitmap):
      picture(image, bitmap._data, in: rect, tint) { painter in
        let (width, height) = (image.size.width, image.size.height)
        guard width > 0, height > 0, !bitmap._commands.isEmpty else { return false }
        let map = CGAffineTransform(scaleX: rect.width / width, y: rect.height / height)
          .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        painter.recorded(bitmap._commands, in: rect, map)
        return true
      }
    case .file(let url):
      picture(image, FileManager.default.contents(atPath: url.path), in: rect, tint) { _ in false }
    }
  }

  private mutating func picture(
    _ image: UIImage, _ data: Data?, in rect: CGRect, _ tint: UIColor,
    _ draw: (inout ViewPainter) -> Bool
  ) {
    func content(_ painter: inout ViewPainter) {
      let frame = rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
      if let data, let type = Bitmap.mediaType(of: data) {
        painter.add(.bitmap(Bitmap(frame: frame, data: data, mediaType: type)))
      } else if !draw(&painter), image.size != .zero {
        painter.box("image", in: rect)
      }
    }
    guard image.renderingMode == .alwaysTemplate else { return content(&self) }
    let mask = separate(content)
    layer({ $0.mask = mask }) { painter in
      painter.fill(.rectangle(rect), image._tint ?? tint)
    }
  }
}

extension Bitmap {
  /// The kind of a file by its first bytes; nil for one that viewers don't show.
  static func mediaType(of data: Data) -> String? {
    let kinds: [([UInt8], String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8], "image/jpeg"),
      ([0x47, 0x49, 0x46], "image/gif"),
    ]
    let known = kinds.first { data.starts(with: $0.0) }?.1
    if let known { return known }
    let head = String(decoding: data.prefix(512), as: UTF8.self)
    return head.contains("<svg") ? "image/svg+xml" : nil
  }
}

extension UIImage.SymbolWeight {
  /// The weight as style sheets count it.
  fileprivate var _number: Int {
    switch self {
    case .unspecified: 400
    default: rawValue * 100
    }
  }
}
