import SwiftSource

extension StepChange {
  /// What a snippet changes against the last earlier one that shows the same declaration or, as a whole
  /// listing, the same file; nothing where there is none or where hardly a line is the same.
  public static func of(_ snippet: Snippet, after earlier: some BidirectionalCollection<Snippet>)
    -> StepChange?
  {
    let keys = snippet.comparableKeys
    guard !keys.isEmpty,
      let previous = earlier.last(where: { !$0.comparableKeys.isDisjoint(with: keys) })
    else { return nil }
    let old = previous.code.codeLines
    let new = snippet.code.codeLines
    let gaps = snippet.lines(of: snippet.syntax.allGaps)
    let oldGaps = previous.lines(of: previous.syntax.allGaps)

    // What the earlier block shows besides the shared declarations, imports for example, is not gone.
    let shared = previous.lines(ofItemsWith: keys)

    var added: [Int] = []
    var removedOld: [Int] = []
    for change in new.map(\.key).difference(from: old.map(\.key)) {
      switch change {
      case .insert(let offset, _, _):
        if !new[offset].key.isEmpty && !gaps.contains(offset) { added.append(offset) }
      case .remove(let offset, _, _):
        if !old[offset].key.isEmpty && !oldGaps.contains(offset) && shared.contains(offset) {
          removedOld.append(offset)
        }
      }
    }
    let meaningful = new.indices.filter { !new[$0].key.isEmpty && !gaps.contains($0) }
    guard !meaningful.isEmpty, added.count * 4 < meaningful.count * 3 || added.isEmpty else {
      return nil
    }
    // Where the new text has a gap, what is not repeated is not gone.
    let removed = gaps.isEmpty ? removals(removedOld, old: old, new: new) : []
    guard !added.isEmpty || !removed.isEmpty else { return nil }
    return StepChange(previousLine: previous.line, added: added.sorted(), removed: removed)
  }

  private static func removals(
    _ offsets: [Int], old: [(key: String, text: String)], new: [(key: String, text: String)]
  ) -> [Removal] {
    // Each line that is gone stands before the new place of the next old line that stays.
    let gone = Set(offsets)
    var result: [Removal] = []
    var position = 0
    for index in old.indices {
      if gone.contains(index) {
        if let last = result.last, last.before == position {
          result[result.count - 1].lines.append(old[index].text)
        } else {
          result.append(Removal(before: position, lines: [old[index].text]))
        }
      } else if let match = new[min(position, new.count)...].firstIndex(where: {
        $0.key == old[index].key
      }) {
        position = match + 1
      }
    }
    return result
  }
}

extension Snippet {
  /// The keys of what may grow from step to step: types, extensions, functions.
  fileprivate var comparableKeys: Set<String> {
    Set(
      syntax.items.filter { item in
        switch item.role {
        case .type, .typeExtension, .function, .initializer: true
        default: item.body != nil
        }
      }.flatMap(\.keys))
  }

  /// The lines, from 0, of the items that declare one of the keys.
  fileprivate func lines(ofItemsWith keys: Set<String>) -> Set<Int> {
    let breaks = code.utf8.enumerated().filter { $0.element == 10 }.map(\.offset)
    return syntax.items.filter { !keys.isDisjoint(with: $0.keys) }.reduce(into: []) { lines, item in
      let first = breaks.count { $0 < item.range.lowerBound }
      lines.formUnion(first...max(first, breaks.count { $0 < item.range.upperBound }))
    }
  }

  fileprivate func lines(of gaps: [Gap]) -> Set<Int> {
    let breaks = code.utf8.enumerated().filter { $0.element == 10 }.map(\.offset)
    return Set(gaps.map { gap in breaks.count { $0 < gap.range.lowerBound } })
  }
}

extension SnippetSyntax {
  /// Every gap at any depth.
  var allGaps: [Gap] {
    func gaps(of elements: [SyntaxElement]) -> [Gap] {
      elements.flatMap { element -> [Gap] in
        switch element {
        case .gap(let gap): [gap]
        case .item(let item): item.innerGaps + gaps(of: item.body?.elements ?? [])
        }
      }
    }
    return gaps(of: elements)
  }
}

extension String {
  /// The lines as they are compared, without indentation, and as they stand.
  fileprivate var codeLines: [(key: String, text: String)] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { line in
      let key = line.drop { $0 == " " || $0 == "\t" }
      return (String(key.reversed().drop { $0 == " " || $0 == "\t" }.reversed()), String(line))
    }
  }
}
