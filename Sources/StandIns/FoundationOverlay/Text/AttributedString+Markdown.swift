import Foundation

extension AttributedString {
  /// How Markdown is read. Follows documentation/foundation/attributedstring/markdownparsingoptions.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Follows documentation/foundation/attributedstring/init(markdown:options:baseurl:).
  ///
  /// Emphasis, code and links within a line are read, which is what a `Text` can show.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    var reader = InlineMarkdown(baseURL: baseURL)
    self = reader.read(markdown[...])
  }

  /// Follows documentation/foundation/attributedstring/init(markdown:options:baseurl:).
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
  {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

/// Reads the inline part of Markdown.
private struct InlineMarkdown {
  let baseURL: URL?

  private static let marks: [(mark: String, intent: InlinePresentationIntent)] = [
    ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
    ("`", .code), ("*", .emphasized), ("_", .emphasized),
  ]

  mutating func read(_ text: Substring) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var rest = text
    func flush(_ plain: inout String, _ result: inout AttributedString) {
      result += AttributedString(plain)
      plain = ""
    }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if let (inner, intent, after) = marked(rest) {
        flush(&plain, &result)
        var part = intent == .code ? AttributedString(String(inner)) : read(inner)
        for run in part.runs {
          let known = run.inlinePresentationIntent ?? []
          part[run.range].inlinePresentationIntent = known.union(intent)
        }
        result += part
        rest = after
      } else if let (label, target, after) = link(rest) {
        flush(&plain, &result)
        var part = read(label)
        part.link = URL(string: target, relativeTo: baseURL)
        result += part
        rest = after
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    flush(&plain, &result)
    return result
  }

  /// What stands between two equal marks at the start of a text.
  private func marked(_ text: Substring) -> (Substring, InlinePresentationIntent, Substring)? {
    for (mark, intent) in InlineMarkdown.marks where text.hasPrefix(mark) {
      let inner = text.dropFirst(mark.count)
      guard inner.first.map({ !$0.isWhitespace }) == true, var end = inner.range(of: mark),
        end.lowerBound > inner.startIndex
      else { continue }
      // Of three stars the first one closes what is within.
      while end.upperBound < inner.endIndex, inner[end.upperBound] == mark.first {
        end = inner.index(after: end.lowerBound)..<inner.index(after: end.upperBound)
      }
      return (inner[..<end.lowerBound], intent, inner[end.upperBound...])
    }
    return nil
  }

  private func link(_ text: Substring) -> (label: Substring, target: String, Substring)? {
    guard text.first == "[", let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    return (
      text[text.index(after: text.startIndex)..<middle.lowerBound],
      String(text[middle.upperBound..<end]), text[text.index(after: end)...]
    )
  }
}
