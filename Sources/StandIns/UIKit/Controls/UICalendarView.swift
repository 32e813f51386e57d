import QuartzCore

/// A month of days. Follows documentation/uikit/uicalendarview.
@preconcurrency @MainActor open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection?
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = Calendar.current.dateComponents([.year, .month], from: Date())
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var wantsDateDecorations = true

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 360) }

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    setNeedsLayout()
  }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// What touching a day does.
  public func _touch(_ date: DateComponents) { selectionBehavior?._touch(date) }

  /// A mark under a day. Follows documentation/uikit/uicalendarview/decoration.
  @preconcurrency @MainActor open class Decoration: NSObject {
    public let _image: UIImage?
    public let _color: UIColor?
    public let _size: UICalendarView.DecorationSize
    public let _view: (() -> UIView)?

    public init(
      image: UIImage? = nil, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) {
      _image = image
      _color = color
      _size = size
      _view = nil
      super.init()
    }
    public init(_ customViewProvider: @escaping () -> UIView) {
      _image = nil
      _color = nil
      _size = .medium
      _view = customViewProvider
      super.init()
    }
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    { Decoration(color: color, size: size) }
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration(provider)
    }
  }

  /// Follows documentation/uikit/uicalendarview/decorationsize.
  public enum DecorationSize: Int, Sendable {
    case small, medium, large
  }
}

/// Follows documentation/uikit/uicalendarviewdelegate.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// Which days are chosen. Follows documentation/uikit/uicalendarselection.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  open func updateSelectableDates() {}
  func _touch(_ date: DateComponents) {}
}

/// Follows documentation/uikit/uicalendarselectionsingledate.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }
  override func _touch(_ date: DateComponents) {
    guard delegate?.dateSelection(self, canSelectDate: date) ?? true else { return }
    selectedDate = date
    delegate?.dateSelection(self, didSelectDate: date)
  }
}

/// Follows documentation/uikit/uicalendarselectionsingledatedelegate.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Follows documentation/uikit/uicalendarselectionmultidate.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
  override func _touch(_ date: DateComponents) {
    if selectedDates.contains(date) {
      selectedDates.removeAll { $0 == date }
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}

/// Follows documentation/uikit/uicalendarselectionmultidatedelegate.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
