import Foundation

/// Says how far away a date is. Follows documentation/foundation/relativedatetimeformatter.
open class RelativeDateTimeFormatter: Formatter {
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current
  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Context.unknown

  /// Follows documentation/foundation/relativedatetimeformatter/datetimestyle-swift.enum.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  /// Follows documentation/foundation/relativedatetimeformatter/unitsstyle-swift.enum.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let presentation: Date.RelativeFormatStyle.Presentation =
      dateTimeStyle == .named ? .named : .numeric
    let widths: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    // The style counts from now, so the distance is moved there.
    let moved = Date().addingTimeInterval(date.timeIntervalSince(referenceDate))
    return Date.RelativeFormatStyle(
      presentation: presentation, unitsStyle: widths[unitsStyle] ?? .wide, locale: locale,
      calendar: calendar
    ).format(moved)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Joins a list as a language does. Follows documentation/foundation/listformatter.
open class ListFormatter: Formatter {
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

extension Measurement {
  /// The number and the unit's symbol. Follows documentation/foundation/measurement/formatted().
  public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
}
