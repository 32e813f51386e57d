import Samples
import SwiftSource

extension PageCheck {
  /// What the names mean in the blocks that compile.
  ///
  /// - Returns: the names, and whether the compiler told all that it was asked; what is not told may be
  ///   through a crash, so it is not to be kept.
  func names(_ lookUp: Checker.LookUpNames) async -> (names: PageNames, isComplete: Bool) {
    var names = PageNames()
    var isComplete = true
    for (index, trial) in compiled.sorted(by: { $0.key < $1.key }) {
      let snippet = snippets[index].whole
      // What a difference shows is not the text that was compiled.
      guard snippet.diff == nil, let program = trial.program else { continue }
      let text = ProgramText(program, mode: mode(of: snippet), isShared: sharesCompilations)
      let places = OwnNames(of: snippet, in: program, text).places
      guard !places.isEmpty else { continue }
      guard let found = await lookUp(text.compilation, places.map(\.program)) else {
        isComplete = false
        continue
      }
      for (number, place) in places.enumerated() {
        guard let name = found.name(ofPlace: number),
          let meaning = NameMeaning(name, in: program, text)
        else { continue }
        names.add(meaning, at: place.snippet, inBlock: index)
      }
    }
    return (names, isComplete)
  }
}

/// The names that a snippet contributes to a program.
private struct OwnNames {
  /// A name in the compiled text and in the snippet.
  struct Place {
    var program: Int
    var snippet: Range<Int>
  }

  private(set) var places: [Place] = []

  init(of snippet: Snippet, in program: Program, _ text: ProgramText) {
    let code = Array(snippet.code.utf8)
    var taken: Set<Int> = []
    for token in CodeToken.tokens(of: text.compilation.text) where token.isName {
      let offset = token.range.lowerBound
      guard let origin = program.text.origin(at: text.canonical.sourceOffset(offset)),
        origin.snippet == snippet.index
      else { continue }
      let range = origin.offset..<origin.offset + token.range.count
      // What was lowered for the compiler is not what the article shows.
      guard range.upperBound <= code.count, code[range].elementsEqual(token.text.utf8),
        taken.insert(origin.offset).inserted
      else { continue }
      places.append(Place(program: offset, snippet: range))
    }
    places.sort { $0.snippet.lowerBound < $1.snippet.lowerBound }
  }
}

extension NameMeaning {
  /// What a name of the article means; nothing where only we declared it, to check the rest.
  fileprivate init?(_ name: ResolvedName, in program: Program, _ text: ProgramText) {
    let words = [name.declaration, name.initializer ?? "", name.type ?? ""].joined()
    guard !words.contains(Candidate.unseenName), !words.contains(PresumedValue.name) else {
      return nil
    }
    var block: Int?
    if let offset = name.offset {
      let origin = program.text.origin(at: text.canonical.sourceOffset(offset))
      guard let origin else { return nil }
      block = origin.snippet
    }
    self.init(
      declaration: name.declaration, initializer: name.initializer, type: name.type,
      module: AppleDocumentation.framework(of: name), block: block,
      page: AppleDocumentation.page(of: name))
  }
}
