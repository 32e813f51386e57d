extension UInt8 {
  var isDigit: Bool { self >= 48 && self <= 57 }

  /// An ASCII letter, or a mark that words of code may hold.
  var isLetter: Bool {
    (self >= 97 && self <= 122) || (self >= 65 && self <= 90) || self == 95 || self == 36
  }

  /// A character of Swift's operators (ASCII only); the dot is one, for ranges.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
