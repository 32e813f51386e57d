import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Follows documentation/uikit/uislider.
  static let slider = ViewLook(
    UISlider.self,
    spoken: { view in
      let span = view.maximumValue - view.minimumValue
      let percent = span > 0 ? Int(((view.value - view.minimumValue) / span * 100).rounded()) : 0
      return [view._spoken("Slider", view._spokenName, view.accessibilityValue ?? "\(percent) %")]
    },
    behind: { view, painter in
      var track = CGRect(
        x: view.bounds.minX + 2, y: view.bounds.midY - 2, width: view.bounds.width - 4, height: 4)
      for (image, isFirst) in [(view.minimumValueImage, true), (view.maximumValueImage, false)] {
        guard let image else { continue }
        let (size, room) = (image.size, image.size.width + 8)
        let left = isFirst ? track.minX : track.maxX - size.width
        painter.image(
          image,
          in: CGRect(
            x: left, y: view.bounds.midY - size.height / 2, width: size.width, height: size.height),
          tint: .systemGray)
        if isFirst { track.origin.x += room }
        track.size.width -= room
      }
      let span = view.maximumValue - view.minimumValue
      let share = span > 0 ? CGFloat((view.value - view.minimumValue) / span) : 0
      let thumb: CGFloat = 28
      let left = track.minX + (track.width - thumb) * share
      painter.layer({ if !view.isEnabled { $0.opacity = 0.5 } }) { painter in
        painter.fill(.rounded(track, radius: 2), view.maximumTrackTintColor ?? .systemFill)
        var done = track
        done.size.width = max(0, left + thumb / 2 - track.minX)
        painter.fill(.rounded(done, radius: 2), view.minimumTrackTintColor ?? view.tintColor)
        painter.thumb(
          .ellipse(
            CGRect(x: left, y: track.midY - thumb / 2, width: thumb, height: thumb)),
          view.thumbTintColor)
      }
    })
}
