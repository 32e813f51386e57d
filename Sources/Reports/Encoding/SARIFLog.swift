import Diagnostics

/// A log of messages in the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFLog {
  /// What is said about a kind of message.
  struct Rule {
    var id: String
    var summary: String
    var explanation: String?
  }

  /// The version of the tool.
  var version: String
  /// The kinds that are described; others that occur are named only.
  var rules: [Rule]
  /// The messages.
  var diagnostics: [Diagnostic]
  /// What the run depended on, as names and values.
  var properties: [(String, String)] = []

  /// The log as JSON.
  var text: String {
    let known = Set(rules.map(\.id))
    let others = Set(diagnostics.map(\.id)).subtracting(known).sorted()
    let ids = rules.map(\.id) + others
    let indices = Dictionary(uniqueKeysWithValues: zip(ids, 0...))
    let driver: JSONValue = [
      "name": "stele",
      "version": .string(version),
      "rules": .array(rules.map(value(of:)) + others.map { ["id": .string($0)] }),
    ]
    var run: [(key: String, value: JSONValue)] = [
      ("tool", ["driver": driver]),
      ("columnKind", "unicodeCodePoints"),
      ("results", .array(diagnostics.map { value(of: $0, ruleIndex: indices[$0.id] ?? -1) })),
    ]
    if !properties.isEmpty {
      run.append(("properties", .object(properties.map { (key: $0, value: .string($1)) })))
    }
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [.object(run)],
    ]
    return log.text
  }

  private func value(of rule: Rule) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(rule.id)), ("shortDescription", ["text": .string(rule.summary)]),
    ]
    if let explanation = rule.explanation {
      members.append(("fullDescription", ["text": .string(explanation)]))
    }
    return .object(members)
  }

  private func value(of diagnostic: Diagnostic, ruleIndex: Int) -> JSONValue {
    let level = diagnostic.severity.rawValue
    let placeless = diagnostic.notes.filter { $0.range == nil }.map(\.message)
    let text = [diagnostic.message] + placeless + [diagnostic.help].compactMap(\.self)
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(diagnostic.id)),
      ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(level)),
      ("message", ["text": .string(text.joined(separator: "\n"))]),
    ]
    if let file = diagnostic.file {
      members.append(("locations", [location(file: file, range: diagnostic.range)]))
    }
    let related = diagnostic.notes.filter { $0.range != nil }.compactMap { note -> JSONValue? in
      guard let file = note.file ?? diagnostic.file else { return nil }
      return location(file: file, range: note.range, message: note.message)
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    let fixes =
      [(diagnostic.help ?? diagnostic.message, diagnostic.fixIts)]
      .filter { !$0.1.isEmpty }
      + diagnostic.notes.filter { !$0.fixIts.isEmpty }
      .map { ($0.message, $0.fixIts) }
    if !fixes.isEmpty { members.append(("fixes", .array(fixes.map(fix)))) }
    return .object(members)
  }

  private func fix(_ description: String, _ changes: [FixIt]) -> JSONValue {
    let files = Dictionary(grouping: changes, by: \.file).sorted { $0.key < $1.key }
    let artifacts = files.map { file, changes -> JSONValue in
      [
        "artifactLocation": ["uri": .string(Self.address(of: file))],
        "replacements": .array(changes.map(replacement)),
      ]
    }
    return [
      "description": ["text": .string(description)], "artifactChanges": .array(artifacts),
    ]
  }

  private func replacement(_ change: FixIt) -> JSONValue {
    let region: JSONValue = [
      "startLine": .integer(change.range.start.line),
      "startColumn": .integer(change.range.start.column),
      "endLine": .integer(change.range.end.line),
      "endColumn": .integer(change.range.end.column),
    ]
    return ["deletedRegion": region, "insertedContent": ["text": .string(change.replacement)]]
  }

  private func location(file: String, range: SourceRange?, message: String? = nil) -> JSONValue {
    var physical: [(key: String, value: JSONValue)] = [
      ("artifactLocation", ["uri": .string(Self.address(of: file))])
    ]
    if let range {
      var region: [(key: String, value: JSONValue)] = [
        ("startLine", .integer(range.start.line)), ("startColumn", .integer(range.start.column)),
      ]
      if range.end > range.start {
        region.append(("endLine", .integer(range.end.line)))
        region.append(("endColumn", .integer(range.end.column)))
      }
      physical.append(("region", .object(region)))
    }
    var members: [(key: String, value: JSONValue)] = [("physicalLocation", .object(physical))]
    if let message { members.append(("message", ["text": .string(message)])) }
    return .object(members)
  }

  /// A path as a relative reference, or as a `file:` address where it starts at the root.
  private static func address(of path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
