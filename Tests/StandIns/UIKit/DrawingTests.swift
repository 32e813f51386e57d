import Testing
import UIKit

@MainActor @Suite(.serialized) struct DrawingTests {
  @Test("A path knows its box and its inside")
  func paths() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    #expect(
      circle.bounds.insetBy(dx: -0.5, dy: -0.5).contains(
        CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(circle.contains(CGPoint(x: 50, y: 90)) && !circle.contains(CGPoint(x: 3, y: 3)))
    let card = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!card.contains(CGPoint(x: 2, y: 2)) && card.contains(CGPoint(x: 98, y: 2)))
  }

  @Test("A renderer records what is drawn, in pixels of its scale")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 10, height: 20) && image.cgImage?.width == 20)
    let fills = (image.cgImage?._commands ?? []).compactMap { command -> CGColor? in
      if case .fill(_, let color, _) = command { color } else { nil }
    }
    #expect(fills == [UIColor.red.cgColor])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A view hierarchy is drawn from back to front, without what is hidden")
  func hierarchy() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    box.backgroundColor = .white
    let (front, hidden) = (UILabel(frame: box.bounds), UIView(frame: box.bounds))
    front.text = "Front"
    front.font = .systemFont(ofSize: 12)
    hidden.backgroundColor = .red
    hidden.isHidden = true
    box.addSubview(hidden)
    box.addSubview(front)
    front.setNeedsDisplay()
    let image = UIGraphicsImageRenderer(bounds: box.bounds).image { _ in
      box.drawHierarchy(in: box.bounds, afterScreenUpdates: true)
    }
    let fills = (image.cgImage?._commands ?? []).filter {
      if case .fill = $0 { true } else { false }
    }
    #expect(fills.count == 1)
    let drawn = (image.cgImage?._commands ?? []).contains {
      if case .image(let text, _) = $0 {
        text._commands.contains { if case .text("Front", _, _) = $0 { true } else { false } }
      } else {
        false
      }
    }
    #expect(drawn)
  }

  @Test("Colours follow the appearance that their view is in")
  func dynamicColors() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let stage = Stage(UIViewController())
    stage.window.rootViewController?.view.addSubview(view)
    let light = view.layer.backgroundColor
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(light == UIColor.white.cgColor || light?._rgba.red == 1)
    #expect(view.layer.backgroundColor?._rgba.red == 0)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    stage.close()
  }

  @Test("Layers are of the class that a view asks for")
  func layerClass() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }
}
