import Foundation

extension SVGWriter {
  /// A layer as nested groups, the outermost with what is done last.
  mutating func lines(_ layer: Layer) -> [String] {
    if layer.opacity <= 0 { return [] }
    var inner = layer.items.flatMap { lines($0) }
    if inner.isEmpty { return [] }
    func wrap(_ attributes: String) { inner = ["<g\(attributes)>"] + inner + ["</g>"] }
    if let filter = filter(blur: layer.blur, tones: layer.tones) {
      wrap(" filter=\"url(#\(filter))\"")
    }
    var cut = ""
    if let clip = layer.clip { cut += " clip-path=\"url(#\(clipPath(clip)))\"" }
    if let mask = layer.mask { cut += " mask=\"url(#\(self.mask(mask)))\"" }
    if !cut.isEmpty { wrap(cut) }
    var outer = ""
    if layer.transform != .identity { outer += " transform=\"\(matrix(layer.transform))\"" }
    if layer.opacity < 1 { outer += " opacity=\"\(number(CGFloat(layer.opacity)))\"" }
    if let shadow = layer.shadow {
      outer += " filter=\"url(#\(filter(shadow, around: layer.contentBounds)))\""
    }
    if !outer.isEmpty { wrap(outer) }
    return inner
  }

  private func matrix(_ transform: Affine) -> String {
    // Two decimals would turn a small scale or angle visibly, so these have more.
    func fine(_ value: CGFloat) -> String {
      let value = value.isFinite ? min(max(value, -1e6), 1e6) : 0
      let text = number(value * 100)
      guard text != "0", text != "100", text != "-100" else {
        return text == "0" ? "0" : String(text.dropLast(2))
      }
      let parts = "\(Int((value * 10_000).rounded()))"
      let digits = parts.drop { $0 == "-" }
      let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
      let sign = parts.hasPrefix("-") ? "-" : ""
      return sign + padded.dropLast(4) + "." + padded.suffix(4)
    }
    let turn = [transform.a, transform.b, transform.c, transform.d]
    if turn == [1, 0, 0, 1] {
      return "translate(\(number(transform.tx)) \(number(transform.ty)))"
    }
    let parts = turn.map(fine) + [number(transform.tx), number(transform.ty)]
    return "matrix(\(parts.joined(separator: " ")))"
  }

  mutating func clipPath(_ outline: Outline, isEvenOdd: Bool = false) -> String {
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    let shape = element(outline, rule)
    return define { ["<clipPath id=\"\($0)\">\(shape)</clipPath>"] }
  }

  private mutating func mask(_ items: [Drawing.Item]) -> String {
    let content = items.flatMap { lines($0) }
    return define {
      ["<mask id=\"\($0)\" mask-type=\"alpha\" style=\"mask-type:alpha\">"] + content + ["</mask>"]
    }
  }

  /// A shadow, made of parts that every viewer knows.
  private mutating func filter(_ shadow: Shadow, around bounds: CGRect) -> String {
    let ink = shadow.ink
    let fade = ink.opacity < 1 ? " flood-opacity=\"\(number(CGFloat(ink.opacity)))\"" : ""
    let reach = shadow.radius * 2
    let room = bounds.union(bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
      .insetBy(dx: -reach, dy: -reach)
    let offset = "dx=\"\(number(shadow.offset.width))\" dy=\"\(number(shadow.offset.height))\""
    let place = place(room)
    return define {
      [
        "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" \(place)>",
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(number(shadow.radius / 2))\"/>",
        "<feOffset \(offset) result=\"below\"/>",
        "<feFlood flood-color=\"\(hex(ink))\"\(fade)/>",
        "<feComposite in2=\"below\" operator=\"in\"/>",
        "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>", "</filter>",
      ]
    }
  }

  private mutating func filter(blur: CGFloat, tones: [Tone]) -> String? {
    var steps = tones.map(primitive)
    if blur > 0 { steps.append("<feGaussianBlur stdDeviation=\"\(number(blur))\"/>") }
    guard !steps.isEmpty else { return nil }
    return define {
      ["<filter id=\"\($0)\" color-interpolation-filters=\"sRGB\">\(steps.joined())</filter>"]
    }
  }

  private func primitive(_ tone: Tone) -> String {
    func transfer(slope: Double, intercept: Double) -> String {
      let (slope, intercept) = (number(CGFloat(slope)), number(CGFloat(intercept)))
      return "<feComponentTransfer>"
        + ["R", "G", "B"].map {
          "<feFunc\($0) type=\"linear\" slope=\"\(slope)\" intercept=\"\(intercept)\"/>"
        }.joined() + "</feComponentTransfer>"
    }
    switch tone {
    case .brightness(let amount): return transfer(slope: 1, intercept: amount)
    case .contrast(let amount): return transfer(slope: amount, intercept: 0.5 - amount / 2)
    case .invert: return transfer(slope: -1, intercept: 1)
    case .saturation(let amount):
      return "<feColorMatrix type=\"saturate\" values=\"\(number(CGFloat(amount)))\"/>"
    case .hueRotation(let degrees):
      return "<feColorMatrix type=\"hueRotate\" values=\"\(number(CGFloat(degrees)))\"/>"
    case .multiply(let ink):
      let rows = [
        [ink.red, 0, 0, 0, 0], [0, ink.green, 0, 0, 0], [0, 0, ink.blue, 0, 0],
        [0, 0, 0, ink.opacity, 0],
      ]
      let values = rows.joined().map { number(CGFloat($0)) }.joined(separator: " ")
      return "<feColorMatrix values=\"\(values)\"/>"
    }
  }
}
