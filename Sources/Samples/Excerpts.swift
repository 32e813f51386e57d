import SwiftSource

/// Blocks that stop inside of what they begin, to show only its first lines.
enum Excerpts {
  /// The snippets, those completed that are plainly excerpts. Where only one body is left open, a brace may
  /// have got lost; then another block has to show the same type.
  static func completing(_ snippets: [Snippet]) -> [Snippet] {
    snippets.map { snippet in
      guard !snippet.syntax.problems.isEmpty, snippet.diff == nil,
        !snippet.syntax.problems.contains(where: \.isTooDeep),
        let open = UnclosedCode(snippet.code)
      else { return snippet }
      let isShownElsewhere = snippets.contains { other in
        other.index != snippet.index && other.declaresType(open.type)
      }
      // So are the first lines of what Apple declares.
      let isQuoted = open.type.map(AppleNames.isType) ?? false
      guard open.depth > 1 || isShownElsewhere || isQuoted else { return snippet }
      let completed = snippet.completed(by: open.completion)
      return completed.syntax.problems.isEmpty ? completed : snippet
    }
  }
}

extension Snippet {
  fileprivate func declaresType(_ name: String?) -> Bool {
    syntax.items.contains { item in
      if case .type = item.role { item.names.first == name } else { false }
    }
  }
}
