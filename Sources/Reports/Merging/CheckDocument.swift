import Catalog
public import Diagnostics
import Foundation
import Samples
import Verification

/// A result of `stele check --format json`, read again.
struct CheckDocument: Decodable {
  struct Surroundings: Decodable, Equatable {
    var compiler: String
    var sdk: String
  }
  struct Part: Decodable {
    var number: Int
    var of: Int
    var pages: [String]
  }
  struct Place: Decodable {
    var kind: Placement.Kind
    var `in`: String?
  }
  struct Change: Decodable {
    var file: String
    var line, column, endLine, endColumn: Int
    var replacement: String
  }
  struct Remark: Decodable {
    var message: String
    var file: String?
    var line, column, endLine, endColumn: Int?
    var fixIts: [Change]
  }
  struct Problem: Decodable {
    var severity: Diagnostic.Severity
    var id, message: String
    var file, help: String?
    var line, column, endLine, endColumn: Int?
    var notes: [Remark]
    var fixIts: [Change]
  }
  struct Block: Decodable {
    var file: String
    var line: Int
    var article, language: String
    var index: Int
    var filename: String?
    var placement: Place
    var verdict: Verdict
    var reason: String
    var assumptions, annotations, lacks: [String]
    var diagnostics: [Problem]
  }

  var version: Int
  var checkedAgainst: Surroundings
  var blocks: [Block]
  var findings: [Problem]
  var shard: Part?
}

extension CheckResult {
  /// Reads what `--format json` has written.
  ///
  /// - Throws: a diagnostic where the file is something else.
  public init(json bytes: [UInt8], file: String) throws(Diagnostic) {
    let document: CheckDocument
    do {
      document = try JSONDecoder().decode(CheckDocument.self, from: Data(bytes))
    } catch {
      throw Diagnostic(
        .error, "not-a-report", "this file is no result of 'stele check --format json'", file: file)
    }
    guard document.version == 1 else {
      throw Diagnostic(
        .error, "not-a-report", "this is a result of version \(document.version), not 1", file: file
      )
    }
    let report = CheckReport(
      blocks: document.blocks.map(\.report), compiler: document.checkedAgainst.compiler,
      sdk: document.checkedAgainst.sdk)
    self.init(report: report, diagnostics: document.findings.map(\.diagnostic))
    shard = document.shard.map { Shard(number: $0.number, count: $0.of, pages: $0.pages) }
  }
}

extension CheckDocument.Block {
  fileprivate var report: BlockReport {
    var report = BlockReport(
      article: article, file: file, line: line, language: Language(language), index: index,
      filename: filename, placement: Placement(placement.kind, in: placement.in), verdict: verdict,
      reason: reason, assumptions: assumptions, diagnostics: diagnostics.map(\.diagnostic))
    report.annotations = annotations
    report.lacks = lacks
    return report
  }
}

extension CheckDocument.Problem {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(
      severity, id, message, file: file, range: SourceRange(line, column, endLine, endColumn),
      notes: notes.map { note in
        Diagnostic.Note(
          note.message, file: note.file,
          range: SourceRange(note.line, note.column, note.endLine, note.endColumn),
          fixIts: note.fixIts.map(\.fixIt))
      }, help: help, fixIts: fixIts.map(\.fixIt))
  }
}

extension CheckDocument.Change {
  fileprivate var fixIt: FixIt {
    FixIt(
      file: file,
      range: SourceRange(
        SourcePosition(line: line, column: column), SourcePosition(line: endLine, column: endColumn)
      ), replacement: replacement)
  }
}

extension SourceRange {
  fileprivate init?(_ line: Int?, _ column: Int?, _ endLine: Int?, _ endColumn: Int?) {
    guard let line, let column, let endLine, let endColumn else { return nil }
    self.init(
      SourcePosition(line: line, column: column), SourcePosition(line: endLine, column: endColumn))
  }
}
