import SteleCanvas
import UIKit

extension RepresentedRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    guard let view = box.node.representedView ?? box.node.representedController?.view else {
      return
    }
    if let drawn = Self.picture(of: view, box.node.environment.colorScheme) {
      painter.layer({
        $0.transform = .move(box.frame.minX, box.frame.minY)
        $0.clip = .rectangle(CGRect(origin: .zero, size: box.frame.size))
      }) { painter in
        for item in drawn { painter.add(item) }
      }
    } else {
      let name = box.node.representedController.map { "\(type(of: $0))" } ?? "\(type(of: view))"
      painter.unknownImage(name, in: box.frame, box.node.environment)
    }
  }

  /// What a view of UIKit looks like, from its own top left corner; `nil` as long as views of UIKit are
  /// not drawn.
  private static func picture(of view: UIView, _ scheme: ColorScheme) -> [Drawing.Item]? { nil }
}
