/// What a template shows: the data of a page, already worded and formatted, so that a template
/// needs no logic of its own.
public indirect enum TemplateValue: Hashable, Sendable {
  /// Nothing; a section over it is left out.
  case nothing
  /// Text, which is escaped where it is shown.
  case text(String)
  /// Markup that is made by us and needs no escaping.
  case markup(HTMLBuffer)
  /// Whether a section is shown.
  case flag(Bool)
  /// A section is shown once for each entry.
  case list([TemplateValue])
  /// Named values.
  case object([String: TemplateValue])

  /// True where a section over the value is shown.
  var isShown: Bool {
    switch self {
    case .nothing: false
    case .text(let text): !text.isEmpty
    case .markup(let markup): !markup.isEmpty
    case .flag(let flag): flag
    case .list(let list): !list.isEmpty
    case .object: true
    }
  }

  /// The value at a dotted path. The rest of the path is tried as one name first, so that names
  /// with dots in them (`asset.stele.css`) work.
  func value(at path: ArraySlice<String>) -> TemplateValue? {
    guard let first = path.first else { return self }
    guard case .object(let fields) = self else { return nil }
    if path.count > 1, let whole = fields[path.joined(separator: ".")] { return whole }
    return fields[first]?.value(at: path.dropFirst())
  }

  /// The text, or nothing where there is none to show.
  static func optional(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .nothing
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A flag.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// A list.
  public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
  /// Named values; a name that is given twice keeps its last value.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
