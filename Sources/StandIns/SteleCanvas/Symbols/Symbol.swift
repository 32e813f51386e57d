import Foundation

/// A symbol as a few lines on a grid of 24 by 24: own drawings that say what a symbol means, not
/// copies of Apple's. The parts are written in a small language: `M` and `L` with a point, `Q` with a
/// control point and a point, `C` with two control points and a point, `Z`, and `O` with the centre
/// and the radius of a circle.
struct Symbol {
  /// Closed outlines, which a `.fill` variant fills.
  var shape = ""
  /// Lines, which are drawn in every variant.
  var lines = ""
  /// Parts that are always filled.
  var solid = ""

  /// The subpaths of a part.
  static func steps(_ part: String) -> [Outline.Step] {
    var steps: [Outline.Step] = []
    var numbers: [CGFloat] = []
    var command: Character = " "
    var digits = ""
    func endNumber() {
      if let number = Double(digits) { numbers.append(CGFloat(number)) }
      digits = ""
    }
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    func endCommand() {
      endNumber()
      switch (command, numbers.count) {
      case ("M", 2): steps.append(.move(point(0)))
      case ("L", 2): steps.append(.line(point(0)))
      case ("Q", 4): steps.append(.quad(point(2), control: point(0)))
      case ("C", 6): steps.append(.cubic(point(4), control1: point(0), control2: point(2)))
      case ("Z", 0): steps.append(.close)
      case ("O", 3): steps += circle(point(0), numbers[2])
      default: break
      }
      numbers = []
    }
    for character in part {
      if character.isLetter {
        endCommand()
        command = character
      } else if character == " " {
        endNumber()
      } else {
        digits.append(character)
      }
    }
    endCommand()
    return steps
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> [Outline.Step] {
    let k = radius * 0.5523
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    return [
      .move(at(0, -radius)),
      .cubic(at(radius, 0), control1: at(k, -radius), control2: at(radius, -k)),
      .cubic(at(0, radius), control1: at(radius, k), control2: at(k, radius)),
      .cubic(at(-radius, 0), control1: at(-k, radius), control2: at(-radius, k)),
      .cubic(at(0, -radius), control1: at(-radius, -k), control2: at(-k, -radius)), .close,
    ]
  }
}
