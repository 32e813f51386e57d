/// A human language, by its code (BCP 47, as in `en`, `ja`, `de`, `pt-BR`).
public struct Language: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// The code, in the spelling that BCP 47 recommends.
  public let code: String

  /// A language by its code, which is taken as it is.
  public init(_ code: String) {
    self.code = code
  }

  /// The code.
  public var description: String { code }

  /// By code.
  public static func < (a: Language, b: Language) -> Bool { a.code < b.code }
}
