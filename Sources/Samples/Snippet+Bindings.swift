extension Snippet {
  /// What stands in place of the `$` of a presumed binding: a name with `$` cannot be declared.
  public static var bindingPrefix: String { "_" }

  /// The snippet with `$name` renamed to `_name` for each of these names; no offset moves.
  public func presumingBindings(_ names: Set<String>) -> Snippet {
    guard !names.isEmpty else { return self }
    var bytes = Array(code.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "$") {
      let name = bytes[(index + 1)...].prefix {
        $0 == UInt8(ascii: "_") || $0 >= 128 || Character(UnicodeScalar($0)).isLetter
          || Character(UnicodeScalar($0)).isNumber
      }
      if names.contains(String(decoding: name, as: UTF8.self)) { bytes[index] = UInt8(ascii: "_") }
    }
    return with(code: String(decoding: bytes, as: UTF8.self))
  }
}
