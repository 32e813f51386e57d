import Foundation

extension Drawing {
  /// The drawing as an SVG file: the same drawing gives the same bytes. Text is real text, squeezed or
  /// stretched to the width that it was laid out with; nothing outside of the file is needed, and
  /// there are no scripts.
  /// - Parameters:
  ///   - device: A device to draw a plain frame of around it.
  ///   - prefix: What the names of gradients and the like begin with, so that several files can stand
  ///     in one page.
  public func svg(in device: Device? = nil, prefix: String = "") -> String {
    var writer = SVGWriter(prefix: prefix)
    let full = device?.outerSize(around: size) ?? size
    var body: [String] = []
    if let device {
      body = writer.frame(device, around: self)
    } else {
      body = items.flatMap { writer.lines($0) }
    }
    let (width, height) = (number(full.width), number(full.height))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">"
    ]
    if !title.isEmpty { lines.append("<title>\(escaped(title))</title>") }
    if !summary.isEmpty {
      lines.append("<desc>\(escaped(summary.joined(separator: "\n")))</desc>")
    }
    if !writer.definitions.isEmpty {
      lines += ["<defs>"] + writer.definitions + ["</defs>"]
    }
    return (lines + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

/// Writes items; gradients, cuts and filters are collected on the way and named in their order.
struct SVGWriter {
  let prefix: String
  private(set) var definitions: [String] = []
  private var known: [String: String] = [:]
  private var count = 0

  init(prefix: String) { self.prefix = prefix }

  /// The name of a definition; equal ones are written once. `make` gets the name.
  mutating func define(_ make: (String) -> [String]) -> String {
    let content = make("").joined(separator: "\n")
    if let name = known[content] { return name }
    count += 1
    let name = "\(prefix)d\(count)"
    known[content] = name
    definitions += make(name)
    return name
  }

  /// The elements of an item, one a line.
  mutating func lines(_ item: Drawing.Item) -> [String] {
    switch item {
    case .fill(let outline, let paint, let isEvenOdd): fill(outline, paint, isEvenOdd)
    case .stroke(let outline, let paint, let pen): [stroke(outline, paint, pen)]
    case .text(let run): text(run)
    case .bitmap(let bitmap): [image(bitmap)]
    case .layer(let layer): lines(layer)
    }
  }

  private mutating func fill(_ outline: Outline, _ paint: Paint, _ isEvenOdd: Bool) -> [String] {
    if case .angular = paint {
      let clip = clipPath(outline, isEvenOdd: isEvenOdd)
      let slices = paint.slices(over: outline.bounds)
      return ["<g clip-path=\"url(#\(clip))\">"]
        + slices.map { element($0.0, attributes("fill", .solid($0.1))) } + ["</g>"]
    }
    return [
      element(outline, attributes("fill", paint) + (isEvenOdd ? " fill-rule=\"evenodd\"" : ""))
    ]
  }

  private mutating func stroke(_ outline: Outline, _ paint: Paint, _ pen: Pen) -> String {
    var text = " fill=\"none\"" + attributes("stroke", paint)
    text += " stroke-width=\"\(number(pen.width))\""
    if pen.cap != .butt { text += " stroke-linecap=\"\(pen.cap.rawValue)\"" }
    if pen.join != .miter { text += " stroke-linejoin=\"\(pen.join.rawValue)\"" }
    if pen.join == .miter, pen.miterLimit != 4 {
      text += " stroke-miterlimit=\"\(number(pen.miterLimit))\""
    }
    if !pen.dash.isEmpty {
      text += " stroke-dasharray=\"\(pen.dash.map(number).joined(separator: " "))\""
      if pen.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(pen.dashPhase))\"" }
    }
    return element(outline, text)
  }

  private func image(_ bitmap: Bitmap) -> String {
    "<image \(place(bitmap.frame)) preserveAspectRatio=\"none\" "
      + "href=\"data:\(bitmap.mediaType);base64,\(bitmap.data.base64EncodedString())\"/>"
  }

  func place(_ rect: CGRect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
  }

  /// An element with the geometry of an outline.
  func element(_ outline: Outline, _ attributes: String) -> String {
    switch outline {
    case .rectangle(let rect): return "<rect \(place(rect))\(attributes)/>"
    case .rounded(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      return "<rect \(place(rect)) rx=\"\(number(radius))\"\(attributes)/>"
    case .ellipse(let rect):
      let (x, y) = (number(rect.midX), number(rect.midY))
      if rect.width == rect.height {
        return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(number(rect.width / 2))\"\(attributes)/>"
      }
      return "<ellipse cx=\"\(x)\" cy=\"\(y)\" rx=\"\(number(rect.width / 2))\" "
        + "ry=\"\(number(rect.height / 2))\"\(attributes)/>"
    case .path(let steps): return "<path d=\"\(path(steps))\"\(attributes)/>"
    }
  }

  private func path(_ steps: [Outline.Step]) -> String {
    func at(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    return steps.map {
      switch $0 {
      case .move(let point): "M\(at(point))"
      case .line(let point): "L\(at(point))"
      case .quad(let point, let control): "Q\(at(control)) \(at(point))"
      case .cubic(let point, let first, let second): "C\(at(first)) \(at(second)) \(at(point))"
      case .close: "Z"
      }
    }.joined()
  }
}

/// A number as files have it: two decimals at most, a point whatever the locale, no `-0`.
func number(_ value: CGFloat) -> String {
  guard value.isFinite else { return "0" }
  let hundredths = Int((min(max(value, -1e7), 1e7) * 100).rounded())
  let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
  return "\(sign)\(whole).\(digits)"
}

/// Text as XML has it; characters that XML cannot have are left out.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default:
      let isAllowed =
        scalar.value >= 0x20 ? scalar.value != 0xFFFE && scalar.value != 0xFFFF : scalar == "\n"
      if isAllowed { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}
