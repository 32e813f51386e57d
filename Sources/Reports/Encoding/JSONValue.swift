/// A JSON value whose objects keep their keys' order, so that reports read the same every time.
enum JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
  case null

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(nilLiteral: ()) { self = .null }

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }

  /// A text, or null where there is none.
  init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// The value as text, two spaces a level, with a line break at its end.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .string(let value): Self.write(value, to: &text)
    case .integer(let value): text += String(value)
    // JSON knows no infinity; nothing that is reported has one.
    case .number(let value): text += value.isFinite ? "\((value * 1000).rounded() / 1000)" : "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .array(let values):
      Self.write(values, in: ("[", "]"), to: &text, indentation) { value, text, inner in
        value.write(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, indentation) { member, text, inner in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (String, String), to text: inout String,
    _ indentation: String, each: (Element, inout String, String) -> Void
  ) {
    text += brackets.0
    let inner = indentation + "  "
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
      each(element, &text, inner)
    }
    text += elements.isEmpty ? brackets.1 : "\n\(indentation)\(brackets.1)"
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
