import Diagnostics
import Reports
import Samples
import Verification

extension CheckRun {
  /// How often the compiler is asked anew: one change may uncover the next error.
  private static let rounds = 8

  /// Makes the changes that the compiler proposes for the errors of failed blocks, as long as there are
  /// any, and says what was changed.
  mutating func fix() async throws {
    var said: [Diagnostic] = []
    for _ in 0..<CheckRun.rounds {
      var fixes = try PlannedFixes(for: result.report)
      guard !fixes.changed.isEmpty else {
        said += fixes.leftOut
        break
      }
      let after = try await result(with: fixes.changed)
      // What makes matters worse somewhere was no cure.
      for file in fixes.changed.keys.sorted()
      where after.failures(in: file) > result.failures(in: file) {
        fixes.giveUp(file)
      }
      guard !fixes.changed.isEmpty else {
        said += fixes.leftOut
        break
      }
      try await write(fixes.changed)
      said += fixes.made
    }
    session.show(said)
  }
}

extension CheckResult {
  fileprivate func failures(in file: String) -> Int {
    report.blocks.count { $0.file == file && $0.verdict == .failed }
  }
}

/// Changes of files that the compiler's fix-its ask for.
struct PlannedFixes {
  /// The files that change, with their new bytes.
  private(set) var changed: [String: [UInt8]] = [:]
  /// What is changed, as messages.
  private(set) var made: [Diagnostic] = []
  /// What cannot be changed, and why.
  private(set) var leftOut: [Diagnostic] = []

  /// The changes for the errors of a report's failed blocks.
  init(for report: CheckReport) throws(Diagnostic) {
    var files: [String: SourceEdits] = [:]
    let errors = report.blocks.filter { $0.verdict == .failed }.flatMap(\.diagnostics)
    var seen: Set<[FixIt]> = []
    for error in errors where error.severity == .error {
      let fixIts = error.certainFixIts
      guard let file = fixIts.first?.file, fixIts.allSatisfy({ $0.file == file }),
        seen.insert(fixIts).inserted
      else { continue }
      if fixIts.contains(where: { $0.replacement.contains("<#") }) {
        leftOut.append(remark("the fix has a place for the author to fill", error))
        continue
      }
      if files[file] == nil { files[file] = SourceEdits(of: try FileBytes.read(file)) }
      let changes = fixIts.map { SourceEdits.Change($0.range, $0.replacement) }
      let old = fixIts.map { files[file]?.text(of: $0.range) ?? "" }
      if files[file]?.make(changes) ?? false {
        for (fixIt, old) in zip(fixIts, old) { made.append(message(fixIt, old, error)) }
      } else {
        leftOut.append(remark("the fix touches another one", error))
      }
    }
    for (file, edits) in files where !edits.isEmpty { changed[file] = edits.result }
  }

  /// Takes the changes of a file back.
  mutating func giveUp(_ file: String) {
    changed[file] = nil
    leftOut += made.filter { $0.file == file }.map { change in
      Diagnostic(
        .note, "not-fixed", "left as it is, since more blocks would fail then: \(change.message)",
        file: file, range: change.range)
    }
    made.removeAll { $0.file == file }
  }

  private func message(_ fixIt: FixIt, _ old: String, _ error: Diagnostic) -> Diagnostic {
    let what =
      switch (old.isEmpty, fixIt.replacement.isEmpty) {
      case (true, _): "inserted '\(fixIt.replacement)'"
      case (_, true): "removed '\(old)'"
      default: "replaced '\(old)' with '\(fixIt.replacement)'"
      }
    return Diagnostic(
      .note, "fixed", "\(what): \(error.message)", file: fixIt.file,
      range: SourceRange(at: fixIt.range.start))
  }

  private func remark(_ why: String, _ error: Diagnostic) -> Diagnostic {
    Diagnostic(
      .note, "not-fixed", "\(why): \(error.message)", file: error.file, range: error.range)
  }
}

extension Diagnostic {
  /// What the compiler would change: what the error itself asks for, else what its remarks propose if
  /// they leave no choice.
  fileprivate var certainFixIts: [FixIt] {
    if !fixIts.isEmpty { return fixIts }
    let proposals = Set(notes.map(\.fixIts).filter { !$0.isEmpty })
    return proposals.count == 1 ? proposals.first ?? [] : []
  }
}
