import QuartzCore
import SteleCanvas

extension ViewLook {
  /// A track of 51 by 31 with a thumb. Follows documentation/uikit/uiswitch.
  static let toggle = ViewLook(
    UISwitch.self,
    spoken: { view in
      [
        view._spoken(
          "Switch", view._spokenName, view.isOn ? "on" : "off", view.isEnabled ? nil : "disabled")
      ]
    },
    behind: { view, painter in
      let bounds = view.bounds
      let track = CGRect(
        x: bounds.midX - 25.5, y: bounds.midY - 15.5, width: 51, height: 31)
      painter.layer({ if !view.isEnabled { $0.opacity = 0.5 } }) { painter in
        painter.fill(
          .rounded(track, radius: 15.5),
          view.isOn ? view.onTintColor ?? .systemGreen : .secondarySystemFill)
        let thumb = CGRect(
          x: view.isOn ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27)
        painter.thumb(.ellipse(thumb), view.thumbTintColor)
      }
    })
}

extension ViewPainter {
  /// What a finger moves: white, with a soft shadow.
  mutating func thumb(_ outline: Outline, _ color: UIColor?) {
    let shadow = Shadow(
      ink: .gray(0, opacity: 0.18), radius: 6, offset: CGSize(width: 0, height: 2))
    layer({ $0.shadow = shadow }) { painter in painter.fill(outline, color ?? .white) }
  }
}
