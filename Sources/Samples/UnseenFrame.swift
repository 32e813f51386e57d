import SwiftSource

/// Code of ours that a snippet stands in where the article does not show its place.
struct UnseenFrame: Hashable, Sendable {
  /// What stands before all of the snippet.
  var opening: String
  /// What stands behind all of it.
  var closing: String
  /// The names of the article that the frame itself uses.
  var uses: Set<String> = []
  /// True for a method of a type that the article shows without it.
  var isMethod = false
  /// What stands around each of its items, where they are alternatives.
  var around: [Pair] = []

  /// What stands before and behind an item.
  struct Pair: Hashable, Sendable {
    var opening: String
    var closing: String
  }
}

extension Snippet {
  /// Frames for code that makes sense at one kind of place only, and what they assume.
  func fragmentFrames(in state: SampleState) -> [(frame: UnseenFrame, assumption: String)] {
    var result: [(UnseenFrame, String)] = []
    switch syntax.fragment {
    case .type:
      result.append(
        (UnseenFrame(opening: "typealias SteleUnseen = ", closing: ""), "the block shows a type"))
    case .switchCases(let tuple, let names, let hasDefault):
      let subjects =
        tuple.map { ["(\(Array(repeating: "Int", count: $0).joined(separator: ", ")))"] }
        ?? state.enumerations(with: names)
      result += subjects.map { type in
        (
          UnseenFrame(
            opening: "func steleUnseenFunction(_ value: \(type)) async throws { switch value {",
            closing: "fatalError()\n\(hasDefault ? "" : "default: fatalError()") } }",
            uses: [type]),
          "the cases stand in a 'switch' over a value of type '\(type)' that the article does not show"
        )
      }
    case .elements where !syntax.startsWithDot:
      result.append(
        (
          UnseenFrame(opening: "func steleUnseenFunction() { _ = [", closing: "] }"),
          "the block shows elements of a list"
        ))
    case .patterns, .elements, .arguments, .signature, nil: break
    }
    if let frame = transferFrame { result.append(frame) }
    return result
  }

  /// `break`, `continue` and `return` by themselves, each of them an example for itself.
  private var transferFrame: (UnseenFrame, String)? {
    let words = syntax.items.map { $0.fingerprint.split(separator: " ").map(String.init) }
    if words.isEmpty { return nil }
    if words.allSatisfy({ ["break", "continue"].contains($0.first) && $0.count <= 2 }) {
      let around = words.map { words in
        let label = words.dropFirst().first.map { "\($0): " } ?? ""
        return UnseenFrame.Pair(opening: "\(label)while Bool.random() {", closing: "}")
      }
      return (
        UnseenFrame(opening: "func steleUnseenFunction() {", closing: "}", around: around),
        "each statement stands in a loop that the article does not show"
      )
    }
    guard words.count > 1, words.allSatisfy({ $0.first == "return" }) else { return nil }
    let around = words.enumerated().map { index, words in
      UnseenFrame.Pair(
        opening:
          "func steleUnseen\(index)() async throws \(words.count > 1 ? "-> some Any " : ""){",
        closing: "}")
    }
    return (
      UnseenFrame(opening: "", closing: "", around: around),
      "each statement stands in a function that the article does not show"
    )
  }
}

extension SampleState {
  /// The article's enumerations that have all of some cases, those shown last first.
  fileprivate func enumerations(with names: Set<String>) -> [String] {
    guard !names.isEmpty else { return [] }
    return nodes.filter { node in
      node.item.role == .type(keyword: "enum")
        && names.isSubset(of: Set(node.children.flatMap(\.item.names)))
    }.sorted { $0.latestSnippet > $1.latestSnippet }.compactMap(\.typeName)
  }
}
