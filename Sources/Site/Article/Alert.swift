import Markdown

/// The quotes that are remarks (`> [!NOTE]`).
enum Alert: String, CaseIterable {
  case note, tip, important, warning, caution

  /// The kind of a remark and its blocks without the mark, or nothing for a quote that is one.
  static func read(_ blocks: [Block]) -> (Alert, [Block])? {
    guard let first = blocks.first, case .paragraph(let content) = first.kind else { return nil }
    let end =
      content.firstIndex { $0.kind == .softBreak || $0.kind == .lineBreak } ?? content.endIndex
    let line = content[..<end].plainText.filter { $0 != " " }
    guard line.hasPrefix("[!"), line.hasSuffix("]"),
      let kind = Alert(rawValue: line.dropFirst(2).dropLast().lowercased())
    else { return nil }
    let rest = Array(content[end...].dropFirst())
    if rest.isEmpty { return (kind, Array(blocks.dropFirst())) }
    return (kind, [Block(.paragraph(rest), range: first.range)] + blocks.dropFirst())
  }
}
