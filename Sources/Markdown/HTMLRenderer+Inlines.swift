extension HTMLRenderer {
  /// Writes running text.
  public func render(_ inlines: [Inline], into html: inout HTMLBuffer) {
    for inline in inlines { render(inline, into: &html) }
  }

  private func render(_ inline: Inline, into html: inout HTMLBuffer) {
    switch inline.kind {
    case .text(let text): html.append(text: text)
    case .softBreak: html.append("\n" as StaticString)
    case .lineBreak: html.append("<br />\n" as StaticString)
    case .code(let code):
      html.append("<code>" as StaticString)
      html.append(text: code)
      html.append("</code>" as StaticString)
    case .html(let raw): write(raw: raw, into: &html)
    case .emphasis(let content): render(content, in: "em", into: &html)
    case .strong(let content): render(content, in: "strong", into: &html)
    case .strikethrough(let content): render(content, in: "del", into: &html)
    case .link(let destination, let title, let content):
      html.append("<a href=\"" as StaticString)
      html.append(address: address?(destination, false, inline.range) ?? destination)
      renderTitle(title, into: &html)
      html.append("\">" as StaticString)
      render(content, into: &html)
      html.append("</a>" as StaticString)
    case .image(let source, let title, let content):
      html.append("<img src=\"" as StaticString)
      html.append(address: address?(source, true, inline.range) ?? source)
      html.append("\" alt=\"" as StaticString)
      renderPlain(content, into: &html)
      renderTitle(title, into: &html)
      html.append("\" />" as StaticString)
    case .footnoteReference(let label, let ordinal, let occurrence):
      renderFootnoteReference(label, ordinal, occurrence, into: &html)
    }
  }

  private func render(_ content: [Inline], in tag: String, into html: inout HTMLBuffer) {
    html.append("<\(tag)>")
    render(content, into: &html)
    html.append("</\(tag)>")
  }

  private func renderTitle(_ title: String, into html: inout HTMLBuffer) {
    guard !title.isEmpty else { return }
    html.append("\" title=\"" as StaticString)
    html.append(text: title)
  }

  /// An image's description: text only.
  private func renderPlain(_ content: [Inline], into html: inout HTMLBuffer) {
    content.walk { inline in
      switch inline.kind {
      case .text(let text), .code(let text), .html(let text): html.append(text: text)
      case .softBreak, .lineBreak: html.append(" " as StaticString)
      default: break
      }
    }
  }
}
