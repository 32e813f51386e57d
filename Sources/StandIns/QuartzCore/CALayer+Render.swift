import CoreGraphics

extension CALayer {
  /// Records the layer and its sublayers. Follows documentation/quartzcore/calayer/render(in:).
  public func render(in context: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    context.saveGState()
    context.setAlpha(CGFloat(opacity))
    let shape = CGPath(
      roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.addPath(shape)
      context.fillPath()
    }
    if masksToBounds {
      context.addPath(shape)
      context.clip()
    }
    renderContent(in: context)
    for layer in children.sorted(by: { $0.zPosition < $1.zPosition }) {
      context.saveGState()
      context.translateBy(x: layer.position.x, y: layer.position.y)
      context.concatenate(layer.affineTransform())
      context.translateBy(
        x: -layer.bounds.minX - layer.bounds.width * layer.anchorPoint.x,
        y: -layer.bounds.minY - layer.bounds.height * layer.anchorPoint.y)
      layer.render(in: context)
      context.restoreGState()
    }
    if borderWidth > 0, let borderColor {
      context.setStrokeColor(borderColor)
      context.setLineWidth(borderWidth)
      context.addPath(shape)
      context.strokePath()
    }
    context.restoreGState()
  }

  private func renderContent(in context: CGContext) {
    displayIfNeeded()
    if let image = contents as? CGImage {
      context.draw(image, in: bounds)
    } else {
      draw(in: context)
    }
    if let shape = self as? CAShapeLayer, let path = shape.path {
      if let fill = shape.fillColor {
        context.setFillColor(fill)
        context.addPath(path)
        context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
      }
      if let stroke = shape.strokeColor {
        context.setStrokeColor(stroke)
        context.setLineWidth(shape.lineWidth)
        context.addPath(path)
        context.strokePath()
      }
    }
    if let gradient = self as? CAGradientLayer { render(gradient, in: context) }
  }

  private func render(_ layer: CAGradientLayer, in context: CGContext) {
    let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
    let places = layer.locations?.map { CGFloat($0.doubleValue) }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places) else {
      return
    }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    context.drawLinearGradient(
      gradient, start: point(layer.startPoint), end: point(layer.endPoint), options: [])
  }
}
