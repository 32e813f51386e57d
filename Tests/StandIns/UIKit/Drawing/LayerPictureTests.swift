import SteleCanvas
import Testing
@_spi(Stele) import UIKit

/// What every layer has, and the kinds of layers.
@MainActor @Suite(.serialized) struct LayerPictureTests {
  @Test("A layer is drawn with what its values say", arguments: cases)
  func layer(_ example: DrawnCase) {
    #expect(example.dump() == example.expected)
  }

  private static func box(_ change: @MainActor (UIView) -> Void) -> UIView {
    let view = UIView()
    view.backgroundColor = .red
    change(view)
    return view
  }

  nonisolated private static let cases: [DrawnCase] = [
    DrawnCase("background", 20, 10, { box { _ in } }, ["fill rect 0 0 20 10 #FF0000"]),
    DrawnCase(
      "corners and border", 20, 10,
      {
        box {
          $0.layer.cornerRadius = 4
          $0.layer.borderWidth = 2
          $0.layer.borderColor = UIColor.blue.cgColor
        }
      },
      ["fill rounded 0 0 20 10 r4 #FF0000", "stroke rounded 1 1 18 8 r3 #0000FF 2"]),
    DrawnCase(
      "only the upper corners", 20, 10,
      {
        box {
          $0.layer.cornerRadius = 4
          $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
      }, ["fill path(7) 0 0 20 10 #FF0000"]),
    DrawnCase(
      "a view in a view is where its frame is", 20, 10,
      { box { $0.addSubview(child(CGRect(x: 5, y: 2, width: 4, height: 4))) } },
      ["fill rect 0 0 20 10 #FF0000", "fill rect 5 2 4 4 #0000FF"]),
    DrawnCase(
      "hidden and transparent views are not drawn", 20, 10,
      {
        box {
          let (hidden, faint) = (child(.init(x: 0, y: 0, width: 4, height: 4)), child(.zero))
          hidden.isHidden = true
          faint.alpha = 0
          $0.addSubview(hidden)
          $0.addSubview(faint)
        }
      }, ["fill rect 0 0 20 10 #FF0000"]),
    DrawnCase(
      "alpha", 20, 10,
      {
        box {
          let half = child(CGRect(x: 5, y: 2, width: 4, height: 4))
          half.alpha = 0.5
          $0.addSubview(half)
        }
      },
      ["fill rect 0 0 20 10 #FF0000", "layer opacity 0.5", "  fill rect 5 2 4 4 #0000FF"]),
    DrawnCase(
      "what is cut to the bounds", 20, 10,
      {
        box {
          $0.clipsToBounds = true
          $0.addSubview(child(CGRect(x: 15, y: 5, width: 10, height: 10)))
        }
      },
      [
        "fill rect 0 0 20 10 #FF0000", "layer cut rect 0 0 20 10", "  fill rect 15 5 10 10 #0000FF",
      ]),
    DrawnCase(
      "a scaled view is drawn in its own coordinates", 20, 10,
      {
        box {
          let large = child(CGRect(x: 4, y: 2, width: 4, height: 4))
          large.transform = CGAffineTransform(scaleX: 2, y: 2)
          $0.addSubview(large)
        }
      },
      [
        "fill rect 0 0 20 10 #FF0000", "layer moved 2 0 0 2 2 0", "  fill rect 0 0 4 4 #0000FF",
      ]),
    DrawnCase(
      "a shadow", 20, 10,
      {
        box {
          let raised = child(CGRect(x: 4, y: 2, width: 4, height: 4))
          raised.layer.shadowOpacity = 0.5
          raised.layer.shadowRadius = 3
          $0.addSubview(raised)
        }
      },
      [
        "fill rect 0 0 20 10 #FF0000", "layer shadow #000000/50 6", "  fill rect 4 2 4 4 #0000FF",
      ]),
    DrawnCase(
      "a shape with a part of its line", 20, 10,
      {
        box {
          let shape = CAShapeLayer()
          let line = UIBezierPath()
          line.move(to: CGPoint(x: 0, y: 5))
          line.addLine(to: CGPoint(x: 20, y: 5))
          shape.path = line.cgPath
          (shape.fillColor, shape.strokeColor) = (nil, UIColor.white.cgColor)
          (shape.strokeStart, shape.strokeEnd, shape.lineWidth) = (0.25, 0.75, 3)
          $0.layer.addSublayer(shape)
        }
      },
      ["fill rect 0 0 20 10 #FF0000", "stroke path(2) 5 5 10 0 #FFFFFF 3"]),
    DrawnCase(
      "a gradient below the views that are added after it", 20, 10,
      {
        box {
          let gradient = CAGradientLayer()
          gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
          gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
          $0.layer.addSublayer(gradient)
          $0.addSubview(child(CGRect(x: 0, y: 0, width: 4, height: 4)))
        }
      },
      [
        "fill rect 0 0 20 10 #FF0000", "fill rect 0 0 20 10 linear(#000000 #FFFFFF)",
        "fill rect 0 0 4 4 #0000FF",
      ]),
    DrawnCase(
      "a text layer", 60, 30,
      {
        box {
          let text = CATextLayer()
          (text.string, text.fontSize) = ("Hi", 20)
          text.frame = CGRect(x: 10, y: 0, width: 50, height: 30)
          $0.layer.addSublayer(text)
        }
      }, ["fill rect 0 0 60 30 #FF0000", "text “Hi” 10 19 20/400 #FFFFFF"]),
    DrawnCase(
      "three copies of a layer", 60, 10,
      {
        box {
          let (copies, dot) = (CAReplicatorLayer(), CALayer())
          copies.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
          copies.instanceCount = 3
          copies.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
          dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          dot.backgroundColor = UIColor.blue.cgColor
          copies.addSublayer(dot)
          $0.layer.addSublayer(copies)
        }
      },
      [
        "fill rect 0 0 60 10 #FF0000", "fill rect 0 0 10 10 #0000FF",
        "layer moved 1 0 0 1 20 0", "  fill rect 0 0 10 10 #0000FF",
        "layer moved 1 0 0 1 40 0", "  fill rect 0 0 10 10 #0000FF",
      ]),
    DrawnCase(
      "what a view draws itself", 20, 20, { Target() },
      [
        "fill path(5) 2 2 10 10 #0000FF", "layer cut path(5) 0 0 10 10",
        "  fill path(5) 5 5 10 10 #00FF00",
      ]),
  ]

  private static func child(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .blue
    return view
  }

  private final class Target: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 2, y: 2)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
  }

  @Test("A view that moves is drawn where it is at that moment")
  func movement() {
    let stage = Stage(UIViewController())
    let view = Self.child(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.rootViewController?.view.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 100
      view.alpha = 0.5
    }
    stage.wait(0.5)
    let dump = stage.window.picture(scheme: .light).dump
    #expect(dump.suffix(2) == ["layer opacity 0.8", "  fill rect 50 0 10 10 #0000FF"])
    stage.close()
  }

  @Test("A picture from elsewhere stands in the place of the view and of what is in it")
  func ownPicture() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let guest = Guest(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    guest.addSubview(Self.child(guest.bounds))
    outer.addSubview(guest)
    let drawing = outer.picture(scheme: .dark)
    #expect(
      drawing.dump == [
        "layer moved 1 0 0 1 10 20 cut rect 0 0 30 30", "  fill rect 0 0 30 30 #000000",
      ])
    #expect(drawing.summary == ["A guest"])
  }

  private final class Guest: UIView {
    override func _ownPicture(_ style: UIUserInterfaceStyle) -> Drawing? {
      Drawing(
        size: bounds.size, summary: ["A guest"],
        items: [.fill(.rectangle(bounds), .solid(style == .dark ? .black : .white))])
    }
  }
}
