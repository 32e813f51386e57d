import QuartzCore

/// Chooses a date. Follows documentation/uikit/uidatepicker.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private var current = Date()
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var minimumDate: Date? { didSet { date = current } }
  open var maximumDate: Date? { didSet { date = current } }
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1

  open var date: Date {
    get { current }
    set { current = max(minimumDate ?? newValue, min(maximumDate ?? newValue, newValue)) }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// What choosing a date does.
  public func _choose(_ date: Date) {
    guard isEnabled else { return }
    self.date = date
    sendActions(for: _primaryEvents)
  }

  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .compact ? CGSize(width: 230, height: 34) : CGSize(width: 320, height: 216)
  }

  override var _primaryEvents: Event { [.valueChanged, .primaryActionTriggered] }

  /// Follows documentation/uikit/uidatepicker/mode.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

/// Follows documentation/uikit/uidatepickerstyle.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
