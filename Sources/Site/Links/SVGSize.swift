/// The size that an SVG says of itself: `width` and `height` in pixels, else the view box.
enum SVGSize {
  static func read(_ bytes: [UInt8]) -> ImageSize? {
    // A comment or a declaration may stand before the root, but not much.
    var cursor = ByteCursor(Array(bytes.prefix(8192)))
    while !cursor.isAtEnd {
      cursor.skip { $0 != UInt8(ascii: "<") }
      if cursor.starts(with: "<!--") {
        while !cursor.isAtEnd, !cursor.starts(with: "-->") { cursor.advance() }
      } else if cursor.starts(with: "<svg"), let tag = HTMLTag.read(&cursor) {
        return size(of: tag)
      } else {
        cursor.advance()
      }
    }
    return nil
  }

  private static func size(of tag: HTMLTag) -> ImageSize? {
    guard tag.name == "svg" else { return nil }
    func value(_ name: String) -> String? { tag.attributes.first { $0.name == name }?.value ?? nil }
    if let width = value("width").flatMap(pixels), let height = value("height").flatMap(pixels) {
      return ImageSize(width: width, height: height)
    }
    let box = (value("viewbox") ?? "").split { " ,\n\t".contains($0) }.compactMap { Double($0) }
    guard box.count == 4 else { return nil }
    return ImageSize(width: whole(box[2]), height: whole(box[3]))
  }

  private static func pixels(_ text: String) -> Int? {
    let number = text.hasSuffix("px") ? text.dropLast(2) : text[...]
    return Double(number).map(whole)
  }

  private static func whole(_ number: Double) -> Int {
    number.isFinite && number > 0 && number < 1e6 ? Int(number.rounded()) : 0
  }
}
