import SteleCanvas
@_spi(Stele) import UIKit

extension RepresentedRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    guard let view = box.node.representedView ?? box.node.representedController?.view else {
      return
    }
    // The view draws itself from its own top left corner.
    let scheme = box.node.environment.colorScheme
    let drawn = view.picture(scheme: scheme == .dark ? .dark : .light)
    painter.layer({
      $0.transform = .move(box.frame.minX, box.frame.minY)
      $0.clip = .rectangle(CGRect(origin: .zero, size: box.frame.size))
    }) { painter in
      for item in drawn.items { painter.add(item) }
    }
  }
}
