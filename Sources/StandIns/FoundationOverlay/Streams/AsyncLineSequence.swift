import Foundation

/// Lines out of bytes. Follows documentation/foundation/asynclinesequence.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = String
  let base: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator

    /// A line without its break; empty lines are passed over, as on Apple's platforms.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        guard byte == 10 || byte == 13 else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

/// Characters out of bytes. Follows documentation/foundation/asynccharactersequence.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Character
  let base: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    private var characters: Array<Character>.Iterator?

    init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    public mutating func next() async throws -> Character? {
      if characters == nil {
        var all: [UInt8] = []
        while let byte = try await bytes.next() { all.append(byte) }
        characters = Array(String(decoding: all, as: UTF8.self)).makeIterator()
      }
      return characters?.next()
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Follows documentation/swift/asyncsequence/lines.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }

  /// Follows documentation/swift/asyncsequence/characters.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
