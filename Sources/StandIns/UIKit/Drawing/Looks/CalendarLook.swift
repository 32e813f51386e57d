import QuartzCore
import SteleCanvas

extension ViewLook {
  /// A month with its days in rows of seven. Follows documentation/uikit/uicalendarview.
  static let calendar = ViewLook(
    UICalendarView.self, spoken: { [$0._spoken("Calendar", $0._month?.title)] }
  ) { view, painter in
    guard let month = view._month else { return painter.box("calendar", in: view.bounds) }
    let inset = view.bounds.insetBy(dx: 16, dy: 12)
    painter.text(
      month.title, in: CGRect(x: inset.minX, y: inset.minY, width: inset.width, height: 32),
      .systemFont(ofSize: 17, weight: .semibold), .label)
    let (wide, high) = (inset.width / 7, min(44, (inset.height - 60) / 6))
    func cell(_ column: Int, _ top: CGFloat) -> CGRect {
      CGRect(x: inset.minX + CGFloat(column) * wide, y: top, width: wide, height: high)
    }
    for (column, name) in month.weekdays.enumerated() {
      painter.text(
        name, in: cell(column, inset.minY + 30), .systemFont(ofSize: 13, weight: .semibold),
        .tertiaryLabel, alignment: .center)
    }
    for day in 1...month.days {
      let index = month.first + day - 1
      let place = cell(index % 7, inset.minY + 60 + CGFloat(index / 7) * high)
      let isChosen = view._chosenDays.contains(day)
      if isChosen {
        let side = min(wide, high) - 2
        painter.fill(
          .ellipse(
            CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)),
          view.tintColor)
      }
      painter.text(
        "\(day)", in: place, .systemFont(ofSize: 20), isChosen ? .white : .label,
        alignment: .center)
    }
  }
}

extension UICalendarView {
  fileprivate struct Month {
    let title: String
    let weekdays: [String]
    /// In which column the first day stands.
    let first: Int
    let days: Int
  }

  fileprivate var _month: Month? {
    var local = calendar
    local.locale = locale
    guard let start = local.date(from: visibleDateComponents),
      let days = local.range(of: .day, in: .month, for: start)
    else { return nil }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = local
    formatter.setLocalizedDateFormatFromTemplate("MMMM yyyy")
    let names = local.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
    let shift = local.firstWeekday - 1
    let column = (local.component(.weekday, from: start) - 1 - shift + 7) % 7
    return Month(
      title: formatter.string(from: start),
      weekdays: names.indices.map { names[($0 + shift) % names.count] }, first: column,
      days: days.count)
  }

  /// The days of the month in sight that are chosen.
  fileprivate var _chosenDays: Set<Int> {
    let one = (selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate
    let many = (selectionBehavior as? UICalendarSelectionMultiDate)?.selectedDates ?? []
    let shown = visibleDateComponents
    return Set(
      (many + [one].compactMap { $0 })
        .filter { $0.month == shown.month && $0.year == shown.year }.compactMap(\.day))
  }
}
