import SwiftSource

extension Snippet {
  /// How many versions of one declaration a block may show, at most.
  private static let versionLimit = 4

  /// The snippet once for each version of what it declares several times side by side, as the members of
  /// a type before and after a change, or the variables of a body under comments that tell them apart; empty
  /// where it declares nothing twice.
  public func versions() -> [Snippet] {
    let doubles = doubles(among: syntax.items) + doublesInBodies(of: syntax.items)
    guard let count = doubles.map(\.count).max(), count <= Snippet.versionLimit else { return [] }
    return (0..<count).map { version in
      let gone = doubles.flatMap { items in
        items.enumerated().filter { $0.offset != min(version, items.count - 1) }.map(\.element)
      }
      var bytes = Array(code.utf8)
      for item in gone {
        let range = item.codeStart..<max(item.codeStart, item.range.upperBound)
        for place in range.clamped(to: bytes.indices) where bytes[place] != 10 { bytes[place] = 32 }
      }
      return with(code: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The declarations of one level that there are several of.
  private func doubles(among items: [SyntaxItem]) -> [[SyntaxItem]] {
    var byKey: [String: [SyntaxItem]] = [:]
    for item in items where item.isDeclaration {
      if let key = item.keys.first { byKey[key, default: []].append(item) }
    }
    return byKey.values.filter { $0.count > 1 }
  }

  /// The variables of bodies that there are several of. A block of such variables is only another version
  /// where a comment sets it apart: else one is declared twice.
  private func doublesInBodies(of items: [SyntaxItem]) -> [[SyntaxItem]] {
    items.flatMap { item -> [[SyntaxItem]] in
      guard let body = item.body else { return [] }
      let inner = doublesInBodies(of: body.items)
      guard case .statements = body.kind else { return inner }
      let doubles = doubles(among: body.items)
      let later = doubles.flatMap { $0.dropFirst() }
      let isSetApart = later.contains { $0.codeStart > $0.range.lowerBound }
      return inner + (isSetApart ? doubles : [])
    }
  }
}
