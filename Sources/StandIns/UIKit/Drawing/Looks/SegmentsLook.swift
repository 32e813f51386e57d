import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Segments of one width, the chosen one on a light plate.
  /// Follows documentation/uikit/uisegmentedcontrol.
  static let segments = ViewLook(
    UISegmentedControl.self,
    spoken: { view in
      (0..<view.numberOfSegments).map { index in
        view._spoken(
          "Segment",
          view.titleForSegment(at: index) ?? view.imageForSegment(at: index)?._spokenName,
          index == view.selectedSegmentIndex ? "selected" : nil)
      }
    },
    behind: { view, painter in
      let bounds = view.bounds
      painter.fill(
        .rounded(bounds, radius: 9), view.backgroundColor ?? UIColor.tertiarySystemFill)
      let count = view.numberOfSegments
      guard count > 0 else { return }
      let width = bounds.width / CGFloat(count)
      for index in 0..<count {
        let area = CGRect(
          x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
          height: bounds.height)
        view.paint(index, in: area, &painter)
      }
    })
}

extension UISegmentedControl {
  fileprivate func paint(_ index: Int, in area: CGRect, _ painter: inout ViewPainter) {
    let isChosen = index == selectedSegmentIndex
    let isDark = painter.traits.userInterfaceStyle == .dark
    if isChosen {
      let plate = selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)
      painter.thumb(.rounded(area.insetBy(dx: 2, dy: 2), radius: 7), plate)
    } else if index > 0, index - 1 != selectedSegmentIndex {
      painter.fill(
        .rectangle(CGRect(x: area.minX - 0.5, y: area.midY - 8, width: 1, height: 16)),
        UIColor.quaternaryLabel)
    }
    let attributes =
      (isChosen ? titleTextAttributes(for: .selected) : nil) ?? titleTextAttributes(for: .normal)
      ?? [:]
    let isOn = isEnabled && isEnabledForSegment(at: index)
    let color = attributes[.foregroundColor] as? UIColor ?? .label
    if let image = imageForSegment(at: index) {
      let frame = PictureFit(UIView.ContentMode.center).frame(of: image.size, in: area)
      painter.image(image, in: frame, tint: isOn ? color : .tertiaryLabel)
    } else if let title = titleForSegment(at: index) {
      let font =
        attributes[.font] as? UIFont
        ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
      painter.text(
        title, in: area.insetBy(dx: 4, dy: 0), font, isOn ? color : .tertiaryLabel,
        alignment: .center)
    }
  }
}
