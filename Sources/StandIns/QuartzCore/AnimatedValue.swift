import CoreGraphics

/// A property's value as the numbers that an animation can mix.
struct _AnimatedValue {
  var numbers: [Double]

  init(numbers: [Double]) { self.numbers = numbers }

  /// Nil for a value that cannot be animated.
  init?(_ value: Any?) {
    switch value {
    case let value as CGFloat: numbers = [Double(value)]
    case let value as Double: numbers = [value]
    case let value as Float: numbers = [Double(value)]
    case let value as Int: numbers = [Double(value)]
    case let value as Bool: numbers = [value ? 1 : 0]
    case let value as NSNumber: numbers = [value.doubleValue]
    case let value as CGPoint: numbers = [value.x, value.y].map(Double.init)
    case let value as CGSize: numbers = [value.width, value.height].map(Double.init)
    case let value as CGRect:
      numbers = [value.minX, value.minY, value.width, value.height].map(Double.init)
    case let value as CATransform3D: numbers = value.rows.flatMap { $0 }.map(Double.init)
    case let value as CGColor:
      let color = value._rgba
      numbers = [color.red, color.green, color.blue, color.alpha].map(Double.init)
    default: return nil
    }
  }

  init?(of keyPath: String, in layer: CALayer) {
    let shape = layer as? CAShapeLayer
    switch keyPath {
    case "opacity": self.init(layer.opacity)
    case "position": self.init(layer.position)
    case "position.x": self.init(layer.position.x)
    case "position.y": self.init(layer.position.y)
    case "bounds": self.init(layer.bounds)
    case "bounds.size": self.init(layer.bounds.size)
    case "cornerRadius": self.init(layer.cornerRadius)
    case "borderWidth": self.init(layer.borderWidth)
    case "zPosition": self.init(layer.zPosition)
    case "backgroundColor": self.init(layer.backgroundColor)
    case "borderColor": self.init(layer.borderColor)
    case "transform": self.init(layer.transform)
    case "transform.scale": self.init(layer.transform.m11)
    case "transform.rotation", "transform.rotation.z":
      self.init(atan2(layer.transform.m12, layer.transform.m11))
    case "transform.translation.x": self.init(layer.transform.m41)
    case "transform.translation.y": self.init(layer.transform.m42)
    case "strokeStart": self.init(shape?.strokeStart)
    case "strokeEnd": self.init(shape?.strokeEnd)
    case "lineWidth": self.init(shape?.lineWidth)
    default: return nil
    }
  }

  func set(_ keyPath: String, in layer: CALayer) {
    guard let first = numbers.first.map({ CGFloat($0) }) else { return }
    let second = numbers.count > 1 ? CGFloat(numbers[1]) : first
    switch keyPath {
    case "opacity": layer.opacity = Float(first)
    case "position": layer.position = CGPoint(x: first, y: second)
    case "position.x": layer.position.x = first
    case "position.y": layer.position.y = first
    case "bounds.size": layer.bounds.size = CGSize(width: first, height: second)
    case "cornerRadius": layer.cornerRadius = first
    case "borderWidth": layer.borderWidth = first
    case "zPosition": layer.zPosition = first
    case "backgroundColor": layer.backgroundColor = color
    case "borderColor": layer.borderColor = color
    case "transform.scale": layer.transform = CATransform3DMakeScale(first, first, first)
    case "transform.rotation", "transform.rotation.z":
      layer.transform = CATransform3DMakeRotation(first, 0, 0, 1)
    case "transform.translation.x": layer.transform.m41 = first
    case "transform.translation.y": layer.transform.m42 = first
    case "bounds" where numbers.count == 4:
      layer.bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case "transform" where numbers.count == 16:
      layer.transform = CATransform3D(
        rows: stride(from: 0, to: 16, by: 4).map { row in
          numbers[row..<row + 4].map { CGFloat($0) }
        })
    case "strokeStart": (layer as? CAShapeLayer)?.strokeStart = first
    case "strokeEnd": (layer as? CAShapeLayer)?.strokeEnd = first
    case "lineWidth": (layer as? CAShapeLayer)?.lineWidth = first
    default: return
    }
  }

  func mixed(with other: _AnimatedValue, _ progress: Double) -> _AnimatedValue {
    _AnimatedValue(numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * progress })
  }

  func adding(_ other: _AnimatedValue, _ factor: Double) -> _AnimatedValue {
    _AnimatedValue(numbers: zip(numbers, other.numbers).map { $0 + $1 * factor })
  }

  private var color: CGColor? {
    guard numbers.count == 4 else { return nil }
    let parts = numbers.map { CGFloat($0) }
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
