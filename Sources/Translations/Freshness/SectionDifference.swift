public import Catalog
import Diagnostics

/// What changed in a source section since its translation was made, block by block and word by word.
public struct SectionDifference: Sendable {
  /// A stretch of words.
  public enum Run: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// A block that changed; one that is new has no words that stayed.
  public struct Block: Sendable {
    /// The block's line in the present source, or nothing where it is gone.
    public var line: Int?
    /// Its words.
    public var runs: [Run]
  }

  /// The blocks that changed, in the source's order.
  public private(set) var blocks: [Block] = []
  /// The commit whose text the present one is compared with; nothing where no commit has it, so that
  /// blocks that are not as they were are shown as they are.
  public private(set) var commit: String?

  /// Compares a group's source section with the state that a lock names.
  ///
  /// - Returns: nothing where the language has accepted no state, or accepted the present one.
  public init?(
    of group: Int, in aligned: AlignedArticle, for language: Language, history: SourceHistory
  ) async throws {
    let article = aligned.article
    guard let page = article.page(in: article.source),
      let section = aligned.groups[group].members[article.source],
      let accepted = aligned.accepted(in: language)[group]?.last
    else { return nil }
    let now = SectionText(of: section, in: page)
    let fingerprint = SectionFingerprint(now)
    guard fingerprint.value != accepted.source.value else { return nil }
    if let past = try await history.text(accepted.source.value) {
      commit = past.commit
      blocks = Self.compared(past.text.parts, now.parts)
    } else {
      let known = Set(accepted.source.blocks)
      blocks = zip(now.parts, fingerprint.blocks).filter { !known.contains($1) }.map { part, _ in
        Block(line: part.line, runs: [.added(part.words.joined())])
      }
    }
  }

  private static func compared(
    _ old: [SectionText.Part], _ new: [SectionText.Part]
  ) -> [Block] {
    var blocks: [Block] = []
    for piece in Difference.pieces(old.map(\.words), new.map(\.words)) {
      guard case .replaced(let olds, let news) = piece else { continue }
      for (i, j) in BlockPairs.pairs(old, olds, new, news) {
        let words = (i.map { old[$0].words } ?? [], j.map { new[$0].words } ?? [])
        blocks.append(Block(line: j.map { new[$0].line }, runs: runs(words.0, words.1)))
      }
    }
    return blocks
  }

  private static func runs(_ old: [SectionWord], _ new: [SectionWord]) -> [Run] {
    Difference.pieces(old, new).flatMap { piece -> [Run] in
      switch piece {
      case .same(_, let range): [.same(new[range].joined())]
      case .replaced(let olds, let news):
        (olds.isEmpty ? [] : [.removed(old[olds].joined())])
          + (news.isEmpty ? [] : [.added(new[news].joined())])
      }
    }
  }
}

extension Sequence<SectionWord> {
  /// The words as text, each with what stands before it.
  func joined() -> String {
    var text = ""
    for word in self {
      switch word.lead {
      case .nothing: break
      case .space: text += " "
      case .line(let indentation): text += "\n" + String(repeating: " ", count: indentation)
      }
      text += word.text
    }
    return text
  }
}
