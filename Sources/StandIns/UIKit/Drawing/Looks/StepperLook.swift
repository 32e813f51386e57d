import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Minus and plus beside each other; the one that can't go on is faint.
  /// Follows documentation/uikit/uistepper.
  static let stepper = ViewLook(
    UIStepper.self,
    spoken: { view in
      let whole = view.value.rounded() == view.value && abs(view.value) < 1e9
      return [
        view._spoken(
          "Stepper", view._spokenName,
          view.accessibilityValue ?? (whole ? "\(Int(view.value))" : "\(view.value)"))
      ]
    },
    behind: { view, painter in
      let bounds = CGRect(
        x: view.bounds.minX, y: view.bounds.midY - 16, width: max(94, view.bounds.width), height: 32
      )
      painter.fill(.rounded(bounds, radius: 8), UIColor.tertiarySystemFill)
      painter.fill(
        .rectangle(CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: 18)),
        UIColor.quaternaryLabel)
      let canFall = view.wraps || view.value > view.minimumValue
      let canRise = view.wraps || view.value < view.maximumValue
      for (name, isOn, x) in [
        ("minus", canFall, bounds.minX + bounds.width / 4),
        ("plus", canRise, bounds.maxX - bounds.width / 4),
      ] {
        painter.symbol(
          name, in: CGRect(x: x - 10, y: bounds.midY - 10, width: 20, height: 20),
          isOn && view.isEnabled ? .label : .tertiaryLabel)
      }
    })
}
