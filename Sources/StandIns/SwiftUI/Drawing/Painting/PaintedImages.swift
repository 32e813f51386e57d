import SteleCanvas
import UIKit

extension ImageRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    switch image.source {
    case .symbol(let name, _):
      painter.symbolPaint(
        environment.symbolVariants.applied(to: name), in: box.frame,
        painter.foreground(in: box.frame, environment), weight: font.typeface.weight)
    case .asset(let name):
      painter.picture(UIImage(named: name), named: name, in: box.frame, environment)
    case .object(let wrapped):
      painter.picture(
        wrapped.object as? UIImage, named: image.label?.string(in: environment) ?? "image",
        in: box.frame, environment)
    }
  }
}

extension Painter {
  /// An image of UIKit, or a box with its name where there is none.
  mutating func picture(
    _ image: UIImage?, named name: String, in frame: CGRect, _ environment: EnvironmentValues
  ) {
    guard let image else { return unknownImage(name, in: frame, environment) }
    switch image._source {
    case .symbol(let name, _):
      symbolPaint(name, in: frame, foreground(in: frame, environment), weight: 400)
    case .file(let url):
      guard let data = try? Data(contentsOf: url) else {
        return unknownImage(name, in: frame, environment)
      }
      add(.bitmap(Bitmap(frame: frame, data: data, mediaType: data.mediaType)))
    case .bitmap(let bitmap):
      guard let data = bitmap._data else { return unknownImage(name, in: frame, environment) }
      add(.bitmap(Bitmap(frame: frame, data: data, mediaType: data.mediaType)))
    }
  }

  /// A box that says what should be there.
  mutating func unknownImage(
    _ name: String, in frame: CGRect, _ environment: EnvironmentValues
  ) {
    fill(.rounded(frame, radius: 4), environment.ink(.tertiaryFill))
    add(
      .stroke(
        .rounded(frame.insetBy(dx: 0.5, dy: 0.5), radius: 4),
        .solid(environment.ink(.tertiaryLabel)), Pen(width: 1, dash: [4, 3])))
    var small = environment
    small.font = .system(size: min(12, max(6, frame.height / 3)))
    let lines = TextLines(
      [TextPiece(text: name, font: FontLook(small), style: Text.Style())],
      width: max(0, frame.width - 8), limit: max(1, Int(frame.height / 16)), cut: .middle)
    let size = lines.size
    guard size.width <= frame.width, size.height <= frame.height else { return }
    write(
      lines,
      in: CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height), small, paint: .solid(environment.ink(.secondaryLabel)),
      alignment: .center)
  }
}

extension Data {
  /// The kind of image file, by its first bytes.
  fileprivate var mediaType: String {
    switch first {
    case 0xFF: "image/jpeg"
    case 0x47: "image/gif"
    default: "image/png"
    }
  }
}

extension SymbolVariants {
  /// The name of a symbol's variant.
  func applied(to name: String) -> String {
    ["circle", "square", "rectangle", "slash", "fill"].reduce(name) { name, part in
      parts.contains(part) && !name.split(separator: ".").contains(Substring(part))
        ? "\(name).\(part)" : name
    }
  }
}
