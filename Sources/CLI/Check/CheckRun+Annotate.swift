import Catalog
import Diagnostics
import Reports
import Samples
import Verification

extension CheckRun {
  /// Writes what was guessed of the blocks into their info strings. What would change a verdict or a place
  /// is left out: an annotation says what the check found, and nothing else.
  mutating func annotate() async throws {
    var refused: Set<BlockPlace> = []
    while true {
      let plan = try annotations(without: refused)
      guard !plan.changed.isEmpty else {
        session.show(plan.said)
        return
      }
      let after = try await result(with: plan.changed)
      let changed = blocksThatDiffer(from: after).subtracting(refused)
      guard !changed.isEmpty, !changed.isDisjoint(with: plan.annotated) else {
        if changed.isEmpty {
          try await write(plan.changed)
          session.show(plan.said)
          return
        }
        // A block that has no annotation depends on one that has; its page is left as it is.
        let files = Set(changed.map(\.file))
        refused.formUnion(plan.annotated.filter { files.contains($0.file) })
        continue
      }
      refused.formUnion(changed)
    }
  }

  /// A block by its file and number.
  private struct BlockPlace: Hashable {
    var file: String
    var index: Int
  }

  private struct Plan {
    var changed: [String: [UInt8]] = [:]
    var annotated: Set<BlockPlace> = []
    var said: [Diagnostic] = []
  }

  private func annotations(without refused: Set<BlockPlace>) throws(Diagnostic) -> Plan {
    var plan = Plan()
    let pages = project.catalog.articles.flatMap(\.pages)
    for page in pages {
      let blocks = result.report.blocks.filter {
        $0.file == page.file && !$0.annotations.isEmpty
          && !refused.contains(BlockPlace(file: $0.file, index: $0.index))
      }
      guard !blocks.isEmpty else { continue }
      let codeBlocks = Dictionary(
        page.codeBlocks.map { ($0.range.start.line, $0.block) },
        uniquingKeysWith: { first, _ in first })
      var edits = SourceEdits(of: try FileBytes.read(page.file))
      for block in blocks {
        guard let end = codeBlocks[block.line]?.infoRange?.end else { continue }
        let options = block.annotations.joined(separator: " ")
        guard edits.make([SourceEdits.Change(SourceRange(at: end), " \(options)")]) else {
          continue
        }
        plan.annotated.insert(BlockPlace(file: block.file, index: block.index))
        plan.said.append(
          Diagnostic(
            .note, "annotated", "the info string now says \(options)", file: page.file,
            range: SourceRange(at: end)))
      }
      if !edits.isEmpty { plan.changed[page.file] = edits.result }
    }
    return plan
  }

  /// The blocks of which another result says something else.
  private func blocksThatDiffer(from other: CheckResult) -> Set<BlockPlace> {
    let others = Dictionary(
      other.report.blocks.map { (BlockPlace(file: $0.file, index: $0.index), $0) },
      uniquingKeysWith: { first, _ in first })
    let differing = result.report.blocks.filter { block in
      let after = others[BlockPlace(file: block.file, index: block.index)]
      return after?.verdict != block.verdict || after?.placement != block.placement
        || after?.filename != block.filename
    }
    return Set(differing.map { BlockPlace(file: $0.file, index: $0.index) })
  }
}
