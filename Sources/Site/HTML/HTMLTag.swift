/// A tag of raw HTML, read as a browser reads it (HTML standard, 13.2.5 "Tokenization").
struct HTMLTag {
  /// One attribute; the value is as written, entities included.
  struct Attribute {
    var name: String
    var value: String?
  }

  /// The element's name in lower case.
  var name: String
  var isEnd = false
  var isSelfClosing = false
  var attributes: [Attribute] = []

  /// Reads the tag that starts here, or nothing where there is none or it has no end.
  static func read(_ cursor: inout ByteCursor) -> HTMLTag? {
    let isEnd = cursor.peek(1) == UInt8(ascii: "/")
    guard cursor.peek(isEnd ? 2 : 1).isLower || cursor.peek(isEnd ? 2 : 1).isUpper else {
      return nil
    }
    cursor.advance(isEnd ? 2 : 1)
    var tag = HTMLTag(name: word(&cursor) { !endsName($0) }.lowercased(), isEnd: isEnd)
    while !cursor.isAtEnd {
      switch cursor.peek() {
      case UInt8(ascii: ">"):
        cursor.advance()
        return tag
      case UInt8(ascii: "/"):
        tag.isSelfClosing = cursor.peek(1) == UInt8(ascii: ">")
        cursor.advance()
      case let byte where byte.isSpace: cursor.advance()
      default: tag.attributes.append(attribute(&cursor))
      }
    }
    return nil
  }

  private static func attribute(_ cursor: inout ByteCursor) -> Attribute {
    // An equals sign in front belongs to the name; without this the loop would not move on.
    let lead = cursor.peek() == UInt8(ascii: "=") ? 1 : 0
    let start = cursor.at
    cursor.advance(lead)
    cursor.skip { !endsName($0) && $0 != UInt8(ascii: "=") }
    let name = String(decoding: cursor.bytes[start..<cursor.at], as: UTF8.self).lowercased()
    var look = cursor
    look.skip(while: \.isSpace)
    guard look.peek() == UInt8(ascii: "=") else { return Attribute(name: name, value: nil) }
    look.advance()
    look.skip(while: \.isSpace)
    cursor = look
    let quote = cursor.peek()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return Attribute(name: name, value: word(&cursor) { !$0.isSpace && $0 != UInt8(ascii: ">") })
    }
    cursor.advance()
    let value = word(&cursor) { $0 != quote }
    cursor.advance()
    return Attribute(name: name, value: value)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private static func word(_ cursor: inout ByteCursor, while matches: (UInt8) -> Bool) -> String {
    let start = cursor.at
    cursor.skip(while: matches)
    return String(decoding: cursor.bytes[start..<cursor.at], as: UTF8.self)
  }

  // MARK: Entities

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "colon": ":", "Tab": "\t",
    "NewLine": "\n", "nbsp": "\u{A0}", "sol": "/", "lpar": "(", "rpar": ")", "period": ".",
    "num": "#", "quest": "?", "equals": "=", "lowbar": "_", "plus": "+", "percnt": "%",
  ]

  /// A value with the entities that occur in addresses replaced.
  static func decoded(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
    var result = ""
    var rest = value[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...].dropFirst()
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      if let text = text(ofEntity: name) {
        result += text
        rest = rest[name.endIndex...]
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  private static func text(ofEntity name: Substring) -> String? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// Whether an entity that we do not know may stand for a part of a scheme.
  static func hidesScheme(_ destination: String) -> Bool {
    let start = destination.prefix { !"/?#".contains($0) }
    return start.contains("&") && start.contains(";")
  }
}
