import Foundation

/// The translations that a program has in its bundle: tables of strings, of plurals, and catalogues of both.
/// Follows documentation/xcode/localizing-and-varying-text-with-a-string-catalog and
/// documentation/foundation/bundle/localizedstring(forkey:value:table:).
public final class _StringTables: @unchecked Sendable {
  /// Those of the program.
  public static let main = _StringTables(folder: Bundle.main.bundlePath)

  private let folder: String
  private let lock = NSLock()
  private var chosen: String?
  private var tables: [String: StringTable] = [:]

  /// The tables in a folder.
  public init(folder: String) { self.folder = folder }

  /// The language that the user reads, as BCP 47 has it.
  public var language: String {
    get { lock.withLock { chosen } ?? Locale.preferredLanguages.first ?? "en" }
    set { lock.withLock { chosen = newValue } }
  }

  /// The text of a key with values put in; nothing where the key is in no table.
  ///
  /// - Parameters:
  ///   - table: the table's name, `Localizable` if nothing is said.
  ///   - locale: the reader's, where it is not the user's.
  public func text(
    _ key: String, table: String? = nil, values: [_FormatValue] = [], locale: Locale? = nil
  ) -> String? {
    let language = locale?.language.minimalIdentifier ?? self.language
    for candidate in _StringTables.candidates(language) {
      guard let entry = self.table(table ?? "Localizable", candidate).entries[key] else { continue }
      let format = FormattedText(
        values: values, locale: locale ?? Locale(identifier: self.language), language: candidate)
      return values.isEmpty && entry.isPlain ? entry.other : format.text(of: entry)
    }
    return nil
  }

  /// The languages in which a text may be there: `zh-Hant-TW`, `zh-Hant`, `zh`; then what is said for all.
  private static func candidates(_ language: String) -> [String] {
    let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
      + ["Base", ""]
  }

  private func table(_ name: String, _ language: String) -> StringTable {
    let path = "\(language)/\(name)"
    if let known = lock.withLock({ tables[path] }) { return known }
    let read = StringTable(name: name, language: language, in: folder)
    lock.withLock { tables[path] = read }
    return read
  }
}

/// The translations of one table into one language.
struct StringTable {
  private(set) var entries: [String: StringEntry] = [:]

  init(name: String, language: String, in folder: String) {
    let home = language.isEmpty ? folder : "\(folder)/\(language).lproj"
    if let data = FileManager.default.contents(atPath: "\(folder)/\(name).xcstrings"),
      let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data)
    {
      entries = catalogue.entries(language.isEmpty ? catalogue.sourceLanguage : language)
    }
    for (key, value) in StringTable.list("\(home)/\(name).strings") {
      if let text = value as? String { entries[key] = StringEntry(other: text) }
    }
    for (key, value) in StringTable.list("\(home)/\(name).stringsdict") {
      if let entry = StringEntry(propertyList: value) { entries[key] = entry }
    }
  }

  /// A table of strings is a property list, mostly in the old form.
  private static func list(_ path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }
}
