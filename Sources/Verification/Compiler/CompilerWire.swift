import Foundation

/// The first frame to a child: what it is to load and where its limits are.
struct CompilerSetup: Codable, Sendable {
  /// The path of the in-process compiler library.
  var library: String
  /// The child ends itself when it holds more memory than this, in bytes.
  var memoryLimit: Int
}

/// One question to a child.
struct CompilerRequest: Codable, Sendable {
  /// What is asked of the compiler.
  enum Kind: String, Codable, Sendable {
    /// What is wrong with the text.
    case diagnostics
    /// What the names at some places of the text stand for.
    case names
  }

  var id: Int
  var kind: Kind
  var text: String
  var arguments: [String]
  /// The places whose names are asked for, as UTF-8 offsets.
  var offsets: [Int] = []
}

/// One answer of a child.
struct CompilerResponse: Codable, Sendable {
  /// The question's number; 0 answers the setup.
  var id: Int
  var messages: [CompilerMessage] = []
  /// What the names stand for that were asked for.
  var names = ResolvedNames()
  /// What the library refused, in its words.
  var failure: String?
  /// The memory that the child holds, in bytes.
  var memory: Int
}

/// Frames on a file descriptor: four bytes of length, most significant first, then JSON.
enum Frame {
  /// The longest frame that is read; a longer one can only be garbage.
  static let longest = 256 << 20

  /// A value as the bytes of a frame.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let body = try JSONEncoder().encode(value)
    let count = UInt32(body.count)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + body
  }

  /// The length that a frame's first four bytes announce, or nothing where they make no sense.
  static func length(of header: [UInt8]) -> Int? {
    guard header.count == 4 else { return nil }
    let length = header.reduce(0) { $0 << 8 | Int($1) }
    return length <= longest ? length : nil
  }

  /// The value in a frame's body.
  static func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }
}
