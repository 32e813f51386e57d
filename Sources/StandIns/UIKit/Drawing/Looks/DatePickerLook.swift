import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Compact: date and time on grey plates. As wheels or inline: the value in the middle row.
  /// Follows documentation/uikit/uidatepicker.
  static let datePicker = ViewLook(
    UIDatePicker.self,
    spoken: { [$0._spoken("Date picker", $0._spokenName, $0._parts.joined(separator: ", "))] },
    behind: { view, painter in
      guard view.datePickerStyle == .compact else {
        return painter.wheels(
          view._parts.map { [$0] }, chosen: view._parts.map { _ in 0 }, in: view.bounds)
      }
      let font = UIFont.systemFont(ofSize: 17)
      var left = view.bounds.minX
      for part in view._parts {
        let width = painter.width(of: part, font) + 22
        let plate = CGRect(x: left, y: view.bounds.midY - 17, width: width, height: 34)
        painter.fill(.rounded(plate, radius: 6), UIColor.tertiarySystemFill)
        painter.text(
          part, in: plate, font, view.isEnabled ? .label : .tertiaryLabel, alignment: .center)
        left += width + 6
      }
    })
}

extension UIDatePicker {
  /// Date and time as the locale writes them, whichever of them the mode asks for.
  fileprivate var _parts: [String] {
    func format(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      let formatter = DateFormatter()
      formatter.locale = locale ?? .current
      formatter.calendar = calendar
      formatter.timeZone = timeZone ?? formatter.timeZone
      formatter.dateStyle = date
      formatter.timeStyle = time
      return formatter.string(from: self.date)
    }
    switch datePickerMode {
    case .time: return [format(.none, .short)]
    case .date: return [format(.medium, .none)]
    case .dateAndTime: return [format(.medium, .none), format(.none, .short)]
    case .countDownTimer:
      let minutes = Int(countDownDuration / 60)
      return ["\(minutes / 60) h", "\(minutes % 60) min"]
    case .yearAndMonth:
      let formatter = DateFormatter()
      formatter.locale = locale ?? .current
      formatter.setLocalizedDateFormatFromTemplate("MMMM yyyy")
      return [formatter.string(from: date)]
    }
  }
}
