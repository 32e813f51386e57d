import SwiftSource

extension Snippet {
  /// How many versions of one declaration a block may show, at most.
  private static let versionLimit = 4

  /// The snippet once for each version of what it declares several times side by side, as the members of
  /// a type before and after a change; empty where it declares nothing twice.
  public func versions() -> [Snippet] {
    let items = syntax.items
    var byKey: [String: [Int]] = [:]
    for (index, item) in items.enumerated() where item.isDeclaration {
      guard let key = item.keys.first else { continue }
      byKey[key, default: []].append(index)
    }
    let doubles = byKey.values.filter { $0.count > 1 }
    guard let count = doubles.map(\.count).max(), count <= Snippet.versionLimit else { return [] }
    return (0..<count).map { version in
      let gone = doubles.flatMap { indices in
        indices.enumerated().filter { $0.offset != min(version, indices.count - 1) }.map(\.element)
      }
      var bytes = Array(code.utf8)
      for index in gone {
        let range =
          items[index].codeStart..<max(items[index].codeStart, items[index].range.upperBound)
        for place in range.clamped(to: bytes.indices) where bytes[place] != 10 { bytes[place] = 32 }
      }
      return with(code: String(decoding: bytes, as: UTF8.self))
    }
  }
}
