import Foundation

extension SVGWriter {
  /// The attributes that paint the inside or the line of an element.
  mutating func attributes(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .solid(let ink):
      return " \(name)=\"\(hex(ink))\""
        + (ink.opacity < 1 ? " \(name)-opacity=\"\(number(CGFloat(ink.opacity)))\"" : "")
    case .linear(let stops, let from, let to):
      let (from, to) = (
        "x1=\"\(number(from.x))\" y1=\"\(number(from.y))\"",
        "x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
      )
      return gradient(name, "linearGradient", "\(from) \(to)", stops)
    case .radial(let stops, let center, let from, let to):
      let end = max(to, from, 0.01)
      // An inner circle of one colour: the stops begin at its edge.
      let moved = stops.map {
        ColorStop($0.ink, at: Double(from / end) + $0.place * Double((end - from) / end))
      }
      let place = "cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(end))\""
      return gradient(name, "radialGradient", place, moved)
    case .angular(let stops, _, _, _):
      // A line or a text has no slices; it gets the colour in the middle.
      return attributes(name, .solid(stops.ink(at: 0.5)))
    }
  }

  private mutating func gradient(
    _ name: String, _ kind: String, _ place: String, _ stops: [ColorStop]
  ) -> String {
    let id = define { id in
      ["<\(kind) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(place)>"]
        + stops.map { stop in
          let opacity = stop.ink.opacity
          let fade = opacity < 1 ? " stop-opacity=\"\(number(CGFloat(opacity)))\"" : ""
          return "<stop offset=\"\(number(CGFloat(stop.place)))\" "
            + "stop-color=\"\(hex(stop.ink))\"\(fade)/>"
        } + ["</\(kind)>"]
    }
    return " \(name)=\"url(#\(id))\""
  }
}

/// A colour as XML has it, without its opacity.
func hex(_ ink: Ink) -> String {
  let digits = Array("0123456789ABCDEF")
  return "#"
    + [ink.red, ink.green, ink.blue].map { part -> String in
      let value = Int((min(max(part.isFinite ? part : 0, 0), 1) * 255).rounded())
      return "\(digits[value / 16])\(digits[value % 16])"
    }.joined()
}

extension Paint {
  /// SVG has no gradient round a point, so it is drawn as slices that cover a rectangle: five degrees
  /// each, a little more than that wide, so that no seams show.
  func slices(over rect: CGRect) -> [(Outline, Ink)] {
    guard case .angular(let stops, let center, let from, let to) = self else { return [] }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let far = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    let sweep = to == from ? 360 : to - from
    func point(_ degrees: Double) -> CGPoint {
      let radians = degrees * .pi / 180
      return CGPoint(
        x: center.x + CGFloat(cos(radians)) * far * 1.1,
        y: center.y + CGFloat(sin(radians)) * far * 1.1)
    }
    return (0..<72).map { index in
      let start = from + Double(index) * 5
      let place = (start + 2.5 - from) / sweep
      return (.polygon([center, point(start), point(start + 5.5)]), stops.ink(at: place))
    }
  }
}
