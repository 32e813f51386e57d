import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let unresolvedReference = Rule(
    id: "unresolved-reference", severity: .warning,
    summary: "`[text][label]` or `[^label]` is shown as it stands, as nothing defines the label",
    explanation: """
      A reference link needs a line `[label]: target` on the same page, and a footnote a line \
      `[^label]: text`; translators forget to copy it or translate the label. Checked on every page, the \
      source included; `[label]` alone, which may be just text in brackets, where another language \
      defines the label.
      """,
    wrong: "Siehe [die Doku][docs].",
    right: "Siehe [die Doku][docs].\n\n[docs]: https://example.org/docs",
    check: { comparison in
      let labels = comparison.pages.map(\.referenceLabels)
      return zip(comparison.pages, labels).flatMap { page, own in
        let elsewhere = labels.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(own)
        return comparison.leaves(of: page).flatMap { leaf in
          leaf.content.looseBrackets.compactMap { loose -> Report? in
            let isFootnote = loose.kind == .footnote
            switch loose.kind {
            case .reference, .footnote: break
            case .plain where elsewhere.contains(loose.label.lowercased()): break
            case .plain, .spaced: return nil
            }
            return Report(
              side: page.side, range: loose.range,
              message: "nothing on this page defines the \(isFootnote ? "footnote" : "link") "
                + "‘\(loose.label)’",
              section: comparison.groupID(at: loose.range.start.line, of: page),
              help: isFootnote
                ? "add a line [^\(loose.label)]: TEXT" : "add a line [\(loose.label)]: TARGET")
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
            guard loose.kind == .spaced else { return nil }
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
  enum Kind {
    /// `[text][label]`
    case reference
    /// `[^label]`
    case footnote
    /// `[text] (target)`
    case spaced
    /// `[text]`, which may be nothing but text in brackets.
    case plain
  }

  var label: String
  var kind: Kind
  var range: SourceRange
}

extension Page {
  /// The labels for which a line of the page gives a target, in lower case.
  fileprivate var referenceLabels: Set<String> {
    guard mentions("]:") else { return [] }
    var labels: Set<String> = []
    for line in document.source.text.utf8.split(separator: 10) {
      let text = line.drop { $0 == 32 }
      guard text.first == UInt8(ascii: "["), text.dropFirst().first != UInt8(ascii: "^"),
        let end = text.firstIndex(of: UInt8(ascii: "]")),
        text[end...].dropFirst().first == UInt8(ascii: ":")
      else { continue }
      labels.insert(String(decoding: text[..<end].dropFirst(), as: UTF8.self).lowercased())
    }
    return labels
  }
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
        let own = String(decoding: bytes[start + 1..<index], as: UTF8.self)
        let (end, kind, label) = tail(of: bytes, after: index + 1) ?? whole(own, index + 1)
        if text.isVerbatim(start..<end), let range = text.range(of: start..<end) {
          result.append(LooseBrackets(label: label.isEmpty ? own : label, kind: kind, range: range))
          index = end
          continue
        }
      }
      index += 1
    }
    return result
  }

  /// Brackets that nothing follows.
  private func whole(
    _ text: String, _ end: Int
  ) -> (end: Int, kind: LooseBrackets.Kind, label: String) {
    let label = text.dropFirst()
    // `[^a-z]` is a regular expression.
    let isLabel =
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      && !(label.count == 3 && label.contains("-"))
    return text.hasPrefix("^") && isLabel ? (end, .footnote, String(label)) : (end, .plain, text)
  }

  /// `[label]` at once, or a space or full-width parenthesis and a target.
  private func tail(
    of bytes: [UInt8], after index: Int
  ) -> (end: Int, kind: LooseBrackets.Kind, label: String)? {
    guard index < bytes.count else { return nil }
    let rest = bytes[index...]
    if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) {
      let label = String(decoding: rest[(index + 1)..<close], as: UTF8.self)
      guard close - index < 80, !label.hasPrefix("^"), Int(label) == nil else { return nil }
      return (close + 1, .reference, label)
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
    return (Swift.min(close, bytes.count), .spaced, "")
  }

  private func isTarget(_ text: String) -> Bool {
    text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("./")
      || text.hasPrefix("../") || text.hasPrefix("#") || text.hasSuffix(".md")
      || text.hasSuffix(".html") || text.contains(".md#")
  }
}
