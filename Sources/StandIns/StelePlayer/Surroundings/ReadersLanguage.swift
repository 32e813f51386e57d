import AppleFoundation

// The program reads the language of the page that it is played for. On Linux Foundation knows only one locale;
// here the linker finds that of the reader before it.

/// The language in which the sample is read, and all that follows from it.
enum ReadersLanguage {
  private final class Chosen: @unchecked Sendable {
    static let shared = Chosen()
    private let lock = NSLock()
    private var stored = Locale(identifier: "en_US")
    private var languages = ["en"]

    var locale: Locale { lock.withLock { stored } }
    var preferred: [String] { lock.withLock { languages } }

    func set(_ language: String, _ locale: Locale) {
      lock.withLock { (languages, stored) = ([language], locale) }
    }
  }

  /// The locale: a language in the country where most read it, if it names none.
  static var locale: Locale { Chosen.shared.locale }

  static var preferred: [String] { Chosen.shared.preferred }

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }

  /// Chooses a language, as BCP 47 has it.
  static func choose(_ language: String) {
    let parts = Locale.Components(identifier: language)
    let likely = Locale.Language(components: parts.languageComponents).maximalIdentifier
    let region =
      parts.region ?? parts.languageComponents.region
      ?? Locale.Components(identifier: likely).languageComponents.region
    let name = language.replacingOccurrences(of: "-", with: "_")
    let hasRegion = parts.languageComponents.region != nil
    let identifier = hasRegion ? name : name + (region.map { "_\($0.identifier)" } ?? "")
    Chosen.shared.set(language, Locale(identifier: identifier))
    _StringTables.main.language = language
  }

  /// Whether a text names a language that Foundation knows.
  static func isKnown(_ language: String) -> Bool {
    let code = Locale.Language(identifier: language).languageCode
    return code?.isISOLanguage ?? false
  }
}

/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _steleLocale() -> Locale { ReadersLanguage.locale }

/// `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _steleChangingLocale() -> Locale { ReadersLanguage.locale }

/// `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _stelePreferredLanguages() -> [String] { ReadersLanguage.preferred }

/// `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _steleCalendar() -> Calendar { ReadersLanguage.calendar }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _steleChangingCalendar() -> Calendar { ReadersLanguage.calendar }

/// `NSLocalizedString`: Linux looks for translations in one language only.
@_silgen_name(
  "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
public func _steleLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  let tables = bundle == .main ? .main : _StringTables(folder: bundle.bundlePath)
  return tables.text(key, table: tableName) ?? (value.isEmpty ? key : value)
}
