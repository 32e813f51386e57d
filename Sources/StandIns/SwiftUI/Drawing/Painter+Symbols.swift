import Foundation
import SteleCanvas

extension Painter {
  /// Draws a symbol into a rectangle, or a box with its name where it has no drawing.
  mutating func symbolPaint(_ name: String, in frame: CGRect, _ paint: Paint, weight: Int) {
    let picture = SymbolPicture(name, weight: weight, background: look.knockout)
    for item in picture.items(in: frame, paint) { add(item) }
  }
}
