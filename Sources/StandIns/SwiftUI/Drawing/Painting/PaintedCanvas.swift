import SteleCanvas
import UIKit

extension CanvasRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    guard let drawing = box.node.trait as? CanvasDrawing else { return }
    let environment = box.node.environment
    painter.layer({
      $0.transform = .move(box.frame.minX, box.frame.minY)
      $0.clip = .rectangle(CGRect(origin: .zero, size: box.frame.size))
    }) { painter in
      for operation in drawing.operations {
        let t = operation.transform
        painter.layer({
          $0.opacity = operation.opacity
          $0.transform = Affine(t.a, t.b, t.c, t.d, t.tx, t.ty)
          $0.clip = operation.clip?.outline
          for filter in operation.filters { $0.apply(filter) }
        }) { $0.paint(operation.kind, environment) }
      }
    }
  }
}

extension Layer {
  fileprivate mutating func apply(_ filter: GraphicsContext.Filter) {
    switch filter.name {
    case "blur": blur = CGFloat(filter.amount)
    case "shadow":
      shadow = Shadow(ink: .gray(0, opacity: 0.33), radius: CGFloat(filter.amount))
    case "brightness": tones.append(.brightness(filter.amount))
    case "contrast": tones.append(.contrast(filter.amount))
    case "saturation": tones.append(.saturation(filter.amount))
    case "grayscale": tones.append(.saturation(1 - filter.amount))
    case "hueRotation": tones.append(.hueRotation(degrees: filter.amount * 180 / .pi))
    case "colorInvert": tones.append(.invert)
    default: break
    }
  }
}

extension Painter {
  fileprivate mutating func paint(
    _ kind: GraphicsContext.Operation.Kind, _ environment: EnvironmentValues
  ) {
    switch kind {
    case .fill(let path, let shading, let style):
      add(
        .fill(
          path.outline, paint(shading, in: path.boundingRect, environment),
          isEvenOdd: style.isEOFilled))
    case .stroke(let path, let shading, let style):
      add(.stroke(path.outline, paint(shading, in: path.boundingRect, environment), style.pen))
    case .text(let text, let rect):
      let rule = text.text.rule(text.environment)
      write(rule.lines(ProposedViewSize(rect.size)), in: rect, text.environment)
    case .image(let image, let rect):
      switch image.image.source {
      case .symbol(let name, _):
        let shading = image.shading.map { paint($0, in: rect, environment) }
        symbolPaint(
          name, in: rect, shading ?? foreground(in: rect, environment), weight: 400)
      case .asset(let name): picture(UIImage(named: name), named: name, in: rect, environment)
      case .object(let wrapped):
        picture(wrapped.object as? UIImage, named: "image", in: rect, environment)
      }
    case .symbol: break
    }
  }

  private func paint(
    _ shading: GraphicsContext.Shading, in rect: CGRect, _ environment: EnvironmentValues
  ) -> Paint {
    switch shading.kind {
    case .style(let style): paint(style, in: rect, environment)
    case .palette(let shadings):
      shadings.first.map { paint($0, in: rect, environment) } ?? foreground(in: rect, environment)
    }
  }
}
