/// A number in running text.
struct NumberMention {
  /// The UTF-8 offsets of the digits and of what belongs to them.
  var range: Range<Int>
  /// The ways to read it: `1,500` is fifteen hundred in English and one and a half in German.
  var values: Set<String>
  /// A unit of measurement behind it, in one spelling.
  var unit: String?
}

/// Finds numbers in running text: with local marks, digits of any script, multipliers and units.
///
/// Digits that belong to a name (`UTF-8`, `Int32`, `x86`, `3D`) are passed over.
struct NumberReader {
  private let bytes: [UInt8]
  private var index = 0
  private var found: [NumberMention] = []

  static func numbers(in text: FlatText) -> [NumberMention] { numbers(in: text.bytes) }

  static func numbers(in bytes: [UInt8]) -> [NumberMention] {
    guard bytes.contains(where: { $0.isDigit || startsDigit($0) }) else { return [] }
    var reader = NumberReader(bytes: bytes)
    reader.read()
    return reader.found
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read() {
    while index < bytes.count {
      if digit(at: index) != nil {
        readNumber()
      } else if isWordStart(bytes[index]) || bytes[index] == FlatText.code {
        // A word with everything that clings to it: digits in it are no number.
        while index < bytes.count, isPartOfName(at: index) { index += 1 }
      } else {
        index += 1
      }
    }
  }

  /// Whether a byte starts digits that are not those of ASCII: Arabic, Indic and other South Asian ones,
  /// and full-width ones.
  private static func startsDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEF: true
    default: false
    }
  }

  /// The digit at an offset, of any script, and its length.
  private func digit(at offset: Int) -> (value: UInt8, length: Int)? {
    guard offset < bytes.count else { return nil }
    if bytes[offset].isDigit { return (bytes[offset], 1) }
    guard Self.startsDigit(bytes[offset]) else { return nil }
    let length = bytes[offset] < 0xE0 ? 2 : 3
    guard offset + length <= bytes.count else { return nil }
    var value = UInt32(bytes[offset]) & (length == 2 ? 0x1F : 0x0F)
    for byte in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3F) }
    guard let scalar = Unicode.Scalar(value), scalar.properties.numericType == .decimal,
      let digit = scalar.properties.numericValue
    else { return nil }
    return (UInt8(digit) + 48, length)
  }

  /// An amount of dollars is a number.
  private func isWordStart(_ byte: UInt8) -> Bool {
    byte.isLetter && byte != UInt8(ascii: "$")
  }

  private func isPartOfName(at offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte.isLetter || byte.isDigit || byte == FlatText.code { return true }
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), offset + 1 < bytes.count,
      offset > 0
    else { return false }
    let next = bytes[offset + 1]
    return bytes[offset - 1] != UInt8(ascii: ".") && (next.isLetter || next.isDigit)
  }

  private mutating func readNumber() {
    let start = index
    var text: [UInt8] = []
    while index < bytes.count {
      if let digit = digit(at: index) {
        text.append(digit.value)
        index += digit.length
      } else if let mark = separator(at: index), self.digit(at: index + 1) != nil {
        text.append(mark)
        index += 1
      } else {
        break
      }
    }
    let end = index
    let letters = word(at: index)
    let isSize = letters == "x" && digit(at: index + 1) != nil
    if isSize { index += 1 }
    if !isSize, !letters.isEmpty, !Self.endings.contains(letters), Self.units[letters] == nil {
      // A name such as `3D` or `2x`.
      while index < bytes.count, isPartOfName(at: index) { index += 1 }
      return
    }
    if index < bytes.count, bytes[index] == FlatText.code { return }
    var values = Self.values(text)
    var stop = end
    var unitAt = end
    if let (factor, length) = multiplier(at: end) {
      values = Set(values.compactMap { Self.multiplied($0, by: factor) })
      stop = end + length
      unitAt = stop
    }
    let unit = unit(at: unitAt)
    found.append(NumberMention(range: start..<stop, values: values, unit: unit))
  }

  private func separator(at offset: Int) -> UInt8? {
    let byte = bytes[offset]
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") ? byte : nil
  }

  /// The ASCII letters at an offset.
  private func word(at offset: Int) -> String {
    let letters = bytes[min(offset, bytes.count)...].prefix { $0.isLetter }
    return String(decoding: letters, as: UTF8.self)
  }

  private func skippingSpace(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    if bytes[offset] == 32 { return offset + 1 }
    if bytes[offset] == 0xC2, offset + 1 < bytes.count, bytes[offset + 1] == 0xA0 {
      return offset + 2
    }
    return offset
  }

  private func starts(_ mark: String, at offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].starts(with: mark.utf8)
  }

  private func multiplier(at offset: Int) -> (Int, length: Int)? {
    let start = skippingSpace(offset)
    for (mark, factor) in Self.localMultipliers where starts(mark, at: start) {
      return (factor, start - offset + mark.utf8.count)
    }
    let word = word(at: start).lowercased()
    guard start > offset, let factor = Self.multipliers[word] else { return nil }
    return (factor, start - offset + word.utf8.count)
  }

  private func unit(at offset: Int) -> String? {
    let start = skippingSpace(offset)
    for (mark, unit) in Self.localUnits where starts(mark, at: start) { return unit }
    return Self.units[word(at: start)]
  }

  // MARK: Values

  private static func values(_ text: [UInt8]) -> Set<String> {
    let marks = text.filter { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let whole = String(decoding: text, as: UTF8.self)
    guard !marks.isEmpty else { return [whole] }
    var values: Set<String> = []
    let parts = text.split(whereSeparator: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") })
    let isGrouped =
      parts.dropFirst().allSatisfy { $0.count == 3 } && (parts.first?.count ?? 0) <= 3
      && Set(marks).count == 1
    if isGrouped { values.insert(String(decoding: parts.joined(), as: UTF8.self)) }
    if marks.count == 1 || Set(marks).count == 1 {
      values.insert(
        parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "."))
    } else if let last = parts.last {
      // `1,234.5`: the last mark is the decimal one.
      let before = parts.dropLast().joined()
      values.insert(
        String(decoding: before, as: UTF8.self) + "." + String(decoding: last, as: UTF8.self))
    }
    return values
  }

  private static func multiplied(_ value: String, by factor: Int) -> String? {
    guard let number = Double(value), number < 1e9 else { return nil }
    let product = number * Double(factor)
    return product == product.rounded() ? String(Int(product)) : String(product)
  }

  // MARK: Words

  /// What may cling to a number that is still one: `2nd`, `1st`.
  private static let endings: Set<String> = ["st", "nd", "rd", "th", "s"]

  private static let multipliers = [
    "thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000, "tausend": 1000,
    "millionen": 1_000_000, "milliarden": 1_000_000_000, "milliarde": 1_000_000_000,
  ]
  private static let localMultipliers = [
    ("万", 10_000), ("億", 100_000_000), ("千", 1000), ("百万", 1_000_000),
  ]

  private static let units: [String: String] = [
    "KB": "KB", "kB": "KB", "MB": "MB", "GB": "GB", "TB": "TB", "KiB": "KiB", "MiB": "MiB",
    "GiB": "GiB", "ms": "ms", "ns": "ns", "s": "s", "sec": "s", "seconds": "s", "second": "s",
    "Sekunde": "s", "Sekunden": "s", "milliseconds": "ms", "Millisekunden": "ms", "min": "min",
    "minutes": "min", "minute": "min", "Minuten": "min", "hours": "h", "hour": "h", "h": "h",
    "Stunden": "h", "Stunde": "h", "px": "px", "pixels": "px", "Pixel": "px", "pt": "pt",
    "points": "pt", "Punkt": "pt", "Punkte": "pt", "Hz": "Hz", "kHz": "kHz", "MHz": "MHz",
    "GHz": "GHz", "fps": "fps", "km": "km", "cm": "cm", "mm": "mm", "kg": "kg", "bit": "bit",
    "bits": "bit", "Bit": "bit", "Bits": "bit", "bytes": "byte", "byte": "byte", "Byte": "byte",
    "Bytes": "byte", "percent": "%", "Prozent": "%",
  ]
  private static let localUnits = [
    ("%", "%"), ("％", "%"), ("ミリ秒", "ms"), ("秒", "s"), ("分", "min"), ("時間", "h"),
    ("ピクセル", "px"), ("ポイント", "pt"), ("ビット", "bit"), ("バイト", "byte"),
    ("パーセント", "%"),
  ]
}
