import Diagnostics

/// Numbers, texts and places one behind the other, in as few bytes as they need.
struct PackedBytes {
  private(set) var bytes: [UInt8] = []
  /// The line of the last place; places are in order, so that the next one is near.
  private var line = 0

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Seven bits a byte, the lowest first; the eighth says that there is more.
  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number that may be below zero: the sign is the lowest bit.
  mutating func add(signed number: Int) { add(number << 1 ^ number >> (Int.bitWidth - 1)) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ position: SourcePosition) {
    add(signed: position.line - line)
    add(position.column)
    line = position.line
  }

  mutating func add(_ range: SourceRange) {
    add(range.start)
    add(range.end)
  }

  mutating func add<Value>(optional value: Value?, _ add: (inout PackedBytes, Value) -> Void) {
    self.add(value != nil)
    if let value { add(&self, value) }
  }

  mutating func add<Value>(list values: [Value], _ add: (inout PackedBytes, Value) -> Void) {
    self.add(values.count)
    for value in values { add(&self, value) }
  }
}

/// Takes apart what `PackedBytes` has put together.
struct PackedReader {
  /// The bytes are not what a document was packed into.
  struct Malformed: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var line = 0

  /// Reads bytes that stay where they are as long as the reader is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func byte() throws -> UInt8 {
    guard at < bytes.count else { throw Malformed() }
    defer { at += 1 }
    return bytes[at]
  }

  mutating func flag() throws -> Bool { try byte() != 0 }

  mutating func number() throws -> Int {
    var number: UInt = 0
    for shift in stride(from: 0, to: UInt.bitWidth, by: 7) {
      let byte = try byte()
      number |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return Int(bitPattern: number) }
    }
    throw Malformed()
  }

  mutating func signed() throws -> Int {
    let number = UInt(bitPattern: try number())
    return Int(bitPattern: number >> 1 ^ (0 &- (number & 1)))
  }

  mutating func text() throws -> String {
    let count = try number()
    guard count >= 0, count <= bytes.count - at else { throw Malformed() }
    defer { at += count }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[at..<at + count]), as: UTF8.self)
  }

  mutating func position() throws -> SourcePosition {
    line &+= try signed()
    return SourcePosition(line: line, column: try number())
  }

  mutating func range() throws -> SourceRange {
    let start = try position()
    return SourceRange(start, try position())
  }

  mutating func optional<Value>(
    _ read: (inout PackedReader) throws -> Value
  ) throws -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func list<Value>(
    _ read: (inout PackedReader) throws -> Value
  ) throws -> [Value] {
    let count = try number()
    // Nothing takes less than a byte.
    guard count >= 0, count <= bytes.count - at else { throw Malformed() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
