import Foundation
import SteleCanvas

extension RowIconRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let paint = painter.look.foreground ?? painter.tint(in: box.frame, box.node.environment)
    painter.with {
      $0.foreground = paint
    } _: {
      $0.drawChildren(of: box)
    }
  }
}
