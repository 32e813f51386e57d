internal import SwiftParser
internal import SwiftSyntax

/// Placeholders of Xcode's editor, `<#name#>`, which readers are to fill in.
///
/// Each becomes, in as many bytes, something that may stand at its place whatever the reader fills in:
/// most an identifier, `__name__`, of which the rest of the code tells what it is; a pattern becomes `_`,
/// a list of parameters one that takes anything, and whole statements are left out.
struct Placeholders {
  /// The text without placeholders; every offset stays.
  private(set) var text: String
  /// Where statements are to be filled in.
  private(set) var gaps: [Range<Int>] = []

  init(in source: String) {
    text = source
    let found = Placeholders.ranges(in: source)
    guard !found.isEmpty else { return }
    var bytes = Array(source.utf8)
    let more = found.filter { bytes[$0].contains(UInt8(ascii: ".")) && isMore(bytes[$0]) }
    let versions = AvailabilityPlaceholders(found.filter { !more.contains($0) }, in: bytes)
    for range in found { Placeholders.turnIntoIdentifier(range, &bytes) }
    for range in more where !leaveOut(range, &bytes) { gaps.append(range) }
    for (range, word) in versions.words { Placeholders.put(word, over: range, &bytes) }
    replaceByRole(found.filter { !more.contains($0) && versions.words[$0] == nil }, &bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The name of a placeholder is turned into an identifier with this prefix.
  static let prefix = "__"

  private static func ranges(in text: String) -> [Range<Int>] {
    guard text.contains("<#") else { return [] }
    let bytes = Array(text.utf8)
    var result: [Range<Int>] = []
    var start: Int?
    for index in bytes.indices.dropLast() {
      let pair = (bytes[index], bytes[index + 1])
      if pair == (UInt8(ascii: "<"), UInt8(ascii: "#")) {
        start = index
      } else if bytes[index] == 10 {
        start = nil
      } else if let first = start, pair == (UInt8(ascii: "#"), UInt8(ascii: ">")) {
        result.append(first..<index + 2)
        start = nil
      }
    }
    return result
  }

  private static func turnIntoIdentifier(_ range: Range<Int>, _ bytes: inout [UInt8]) {
    for place in range where !isPartOfIdentifier(bytes[place]) { bytes[place] = 95 }
  }

  private static func isPartOfIdentifier(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte) || byte == 95
  }

  fileprivate static func put(_ word: String, over range: Range<Int>, _ bytes: inout [UInt8]) {
    let new = Array(word.utf8)
    guard new.count <= range.count else { return }
    for (offset, place) in range.enumerated() {
      bytes[place] = offset < new.count ? new[offset] : 32
    }
  }

  // MARK: And so on

  /// `<#...#>`: more of the same.
  private func isMore(_ placeholder: ArraySlice<UInt8>) -> Bool {
    placeholder.dropFirst(2).dropLast(2).allSatisfy { $0 == UInt8(ascii: ".") || $0 == 32 }
  }

  /// Leaves a placeholder out, with the comma that separates it from its neighbour in a list; false where
  /// it stands in no list.
  private func leaveOut(_ range: Range<Int>, _ bytes: inout [UInt8]) -> Bool {
    Placeholders.put("", over: range, &bytes)
    let space: Set<UInt8> = [9, 10, 32]
    let before = bytes.indices.prefix(range.lowerBound).last { !space.contains(bytes[$0]) }
    let after = bytes.indices.dropFirst(range.upperBound).first { !space.contains(bytes[$0]) }
    for place in [before, after].compactMap(\.self) where bytes[place] == UInt8(ascii: ",") {
      bytes[place] = 32
      return true
    }
    return false
  }

  // MARK: Roles

  private enum Role { case statements, pattern, parameters }

  private mutating func replaceByRole(_ ranges: [Range<Int>], _ bytes: inout [UInt8]) {
    let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    let starts = Dictionary(ranges.map { ($0.lowerBound, $0) }) { first, _ in first }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      guard let range = starts[start], let role = Placeholders.role(of: token) else { continue }
      switch role {
      case .statements:
        Placeholders.put("", over: range, &bytes)
        gaps.append(range)
      case .pattern: Placeholders.put("_", over: range, &bytes)
      case .parameters: Placeholders.put("_:Any", over: range, &bytes)
      }
    }
  }

  private static func role(of token: TokenSyntax) -> Role? {
    if let name = token.parent?.as(DeclReferenceExprSyntax.self) {
      if name.parent?.is(CodeBlockItemSyntax.self) ?? false { return .statements }
      if name.parent?.is(ExpressionPatternSyntax.self) ?? false { return .pattern }
      return nil
    }
    if let parameter = token.parent?.as(ClosureParameterSyntax.self), parameter.type == nil {
      return .parameters
    }
    var node = token.parent
    while let current = node, current.ownRange == token.ownRange {
      if current.is(FunctionParameterSyntax.self) { return .parameters }
      node = current.parent
    }
    return nil
  }
}

/// Placeholders in the parentheses of `#available`, `#unavailable` and `@available`: nothing but a known
/// platform and a number will do there.
private struct AvailabilityPlaceholders {
  private(set) var words: [Range<Int>: String] = [:]

  init(_ ranges: [Range<Int>], in bytes: [UInt8]) {
    let opening = Array("available(".utf8)
    for range in ranges {
      let line = bytes[..<range.lowerBound].split(separator: 10, omittingEmptySubsequences: false)
      guard let before = line.last, let place = before.lastIndex(of: UInt8(ascii: "(")),
        before[...place].reversed().starts(with: opening.reversed()),
        !before[place...].contains(UInt8(ascii: ")"))
      else { continue }
      let entry = before.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).last
      let isVersion = ranges.contains { other in
        other.upperBound <= range.lowerBound && (entry?.startIndex ?? 0) <= other.lowerBound
      }
      words[range] = isVersion ? "9" : "iOS"
    }
  }
}
