import Foundation

extension LocalizedStringKey {
  /// The string with the looks that its Markdown gives it, `nil` where there is none in it. What is
  /// interpolated is taken as it is. Follows documentation/swiftui/text/init(_:tablename:bundle:comment:).
  func attributed(in environment: EnvironmentValues) -> AttributedString? {
    guard hasMarkdown else { return nil }
    if let translation = translation(in: environment) {
      return try? AttributedString(markdown: translation)
    }
    var (text, values): (String, [Character: String]) = ("", [:])
    for segment in segments {
      if case .literal(let literal) = segment {
        text += literal
        continue
      }
      let value = segment.shown(in: environment)
      // A letter of the private area stands for a value while the Markdown is read.
      guard let scalar = Unicode.Scalar(0xE000 + UInt32(values.count)) else { return nil }
      values[Character(scalar)] = value
      text.unicodeScalars.append(scalar)
    }
    guard let read = try? AttributedString(markdown: text) else { return nil }
    return read.runs.reduce(into: AttributedString()) { result, run in
      let plain = String(read[run.range].characters)
      let full = plain.map { values[$0] ?? String($0) }.joined()
      result += AttributedString(full, attributes: run.attributes)
    }
  }

  private var hasMarkdown: Bool {
    segments.contains { segment in
      guard case .literal(let text) = segment else { return false }
      return text.contains { "*`[~".contains($0) } || text.hasPrefix("_") || text.contains(" _")
    }
  }
}
