import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let unresolvedReference = Rule(
    id: "unresolved-reference", severity: .warning,
    summary: "`[text][label]` is shown as it stands, as nothing defines the label",
    explanation: """
      A reference link needs a line `[label]: target` on the same page, and translators forget to copy \
      it or translate the label. Checked on every page, the source included.
      """,
    wrong: "Siehe [die Doku][docs].",
    right: "Siehe [die Doku][docs].\n\n[docs]: https://example.org/docs",
    check: { comparison in
      comparison.pages.flatMap { page in
        comparison.leaves(of: page).flatMap { leaf in
          leaf.content.looseBrackets.compactMap { loose -> Report? in
            guard loose.isReference else { return nil }
            return Report(
              side: page.side, range: loose.range,
              message: "nothing on this page defines the link ‘\(loose.label)’",
              section: comparison.groupID(at: loose.range.start.line, of: page),
              help: "add a line [\(loose.label)]: TARGET")
          }
        }
      }
    })

  static let spacedLink = Rule(
    id: "spaced-link", severity: .warning,
    summary: "`[text] (target)` is shown as it stands because of the space",
    explanation: """
      Nothing may stand between the two brackets of a link. Input methods and translation tools like to \
      insert a space, or full-width parentheses. Checked on every page, the source included.
      """,
    wrong: "Siehe [die Doku] (https://example.org/docs).",
    right: "Siehe [die Doku](https://example.org/docs).",
    check: { comparison in
      comparison.pages.flatMap { page in
        comparison.leaves(of: page).flatMap { leaf in
          leaf.content.looseBrackets.compactMap { loose -> Report? in
            guard !loose.isReference else { return nil }
            return Report(
              side: page.side, range: loose.range,
              message: "‘[\(loose.label)]’ and its target are shown as they stand",
              section: comparison.groupID(at: loose.range.start.line, of: page),
              help: "remove what stands between ‘]’ and ‘(’, and write ASCII parentheses")
          }
        }
      }
    })
}

/// Square brackets that were meant for a link and became none.
private struct LooseBrackets {
  var label: String
  var isReference: Bool
  var range: SourceRange
}

extension [Inline] {
  /// Brackets in the texts of one node; what stands in them may be markup.
  fileprivate var looseBrackets: [LooseBrackets] {
    let pieces = self
    guard
      pieces.contains(where: {
        if case .text(let text) = $0.kind { text.utf8.contains(UInt8(ascii: "]")) } else { false }
      })
    else { return [] }
    let text = FlatText(pieces)
    let bytes = text.bytes
    var result: [LooseBrackets] = []
    var open: Int?
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "[") {
        open = index
      } else if bytes[index] == UInt8(ascii: "]"), let start = open {
        open = nil
        if let (end, isReference, label) = tail(of: bytes, after: index + 1),
          text.isVerbatim(start..<end), let range = text.range(of: start..<end)
        {
          let own = String(decoding: bytes[start + 1..<index], as: UTF8.self)
          result.append(
            LooseBrackets(
              label: isReference && !label.isEmpty ? label : own, isReference: isReference,
              range: range))
          index = end
          continue
        }
      }
      index += 1
    }
    return result
  }

  /// `[label]` at once, or a space or full-width parenthesis and a target.
  private func tail(
    of bytes: [UInt8], after index: Int
  ) -> (end: Int, isReference: Bool, label: String)? {
    guard index < bytes.count else { return nil }
    let rest = bytes[index...]
    if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) {
      let label = String(decoding: rest[(index + 1)..<close], as: UTF8.self)
      guard close - index < 80, !label.hasPrefix("^"), Int(label) == nil else { return nil }
      return (close + 1, true, label)
    }
    var start = index
    if rest.first == 32 { start += 1 }
    let isFullWidth = bytes[start...].starts(with: "（".utf8)
    if isFullWidth {
      start += 3
    } else if start > index, start < bytes.count, bytes[start] == UInt8(ascii: "(") {
      start += 1
    } else {
      return nil
    }
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: ")") || $0 == 32 || $0 >= 0xE3 }
    let target = String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)
    guard isTarget(target) else { return nil }
    let close = end.map { bytes[$0] == UInt8(ascii: ")") ? $0 + 1 : $0 + 3 } ?? bytes.count
    return (Swift.min(close, bytes.count), false, "")
  }

  private func isTarget(_ text: String) -> Bool {
    text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("./")
      || text.hasPrefix("../") || text.hasPrefix("#") || text.hasSuffix(".md")
      || text.hasSuffix(".html") || text.contains(".md#")
  }
}
