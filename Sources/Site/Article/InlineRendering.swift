import Diagnostics
import Markdown

extension ArticleRenderer {
  /// Renders running text.
  mutating func render(_ inlines: [Inline]) {
    guard depth < Self.depthLimit else {
      if let range = inlines.first?.range {
        warn("too-deep", "this is nested too deeply to be shown", range)
      }
      return
    }
    depth += 1
    defer { depth -= 1 }
    for (index, inline) in inlines.enumerated() {
      if case .softBreak = inline.kind {
        let isJoined = CJKText.joins(
          after: index > 0 ? inlines[index - 1] : nil,
          before: index + 1 < inlines.count ? inlines[index + 1] : nil)
        if !isJoined { output.append(markup: "\n") }
      } else {
        render(inline)
      }
    }
  }

  private mutating func render(_ inline: Inline) {
    switch inline.kind {
    case .text(let text): output.append(text: text)
    case .softBreak: output.append(markup: "\n")
    case .lineBreak: output.append(markup: "<br>\n")
    case .code(let code):
      output.append(markup: "<code translate=\"no\">")
      output.append(text: code)
      output.append(markup: "</code>")
    case .html(let html): render(html: html, inline.range)
    case .emphasis(let content): render(content, in: "em")
    case .strong(let content): render(content, in: "strong")
    case .strikethrough(let content): render(content, in: "del")
    case .link(let destination, let title, let content):
      render(link: destination, title, content, inline.range)
    case .image(let source, let title, let content):
      render(image: source, title, content.plainText, inline.range)
    case .footnoteReference(_, let ordinal, let occurrence):
      render(footnote: ordinal, occurrence)
    }
  }

  private mutating func render(_ content: [Inline], in element: String) {
    output.append(markup: "<\(element)>")
    render(content)
    output.append(markup: "</\(element)>")
  }

  /// A link without a place to go becomes its text; what is wrong is said once, here.
  private mutating func render(
    link destination: String, _ title: String, _ content: [Inline], _ range: SourceRange
  ) {
    guard let (address, language) = address(destination, isImage: false, range) else {
      return render(content)
    }
    output.append(markup: "<a")
    output.append(attribute: "href", address)
    if let language { output.append(attribute: "hreflang", language.code) }
    if !title.isEmpty { output.append(attribute: "title", title) }
    output.append(markup: ">")
    render(content)
    output.append(markup: "</a>")
  }

  private mutating func render(
    image source: String, _ title: String, _ description: String, _ range: SourceRange
  ) {
    guard let (address, _) = address(source, isImage: true, range) else {
      return output.append(text: description)
    }
    output.append(markup: "<img")
    output.append(attribute: "src", address)
    output.append(attribute: "alt", description)
    if !title.isEmpty { output.append(attribute: "title", title) }
    if let size = sizes[source] {
      output.append(markup: " width=\"\(size.width)\" height=\"\(size.height)\"")
    }
    output.append(markup: " loading=\"lazy\" decoding=\"async\">")
  }

  private mutating func render(footnote ordinal: Int, _ occurrence: Int) {
    footnoteUses[ordinal] = max(footnoteUses[ordinal] ?? 0, occurrence)
    output.append(markup: "<sup class=\"footnote\"><a role=\"doc-noteref\"")
    output.append(attribute: "id", Self.footnoteReferenceID(ordinal, occurrence))
    output.append(attribute: "href", "#" + PathText.percentEncoded(Self.footnoteID(ordinal)))
    output.append(attribute: "aria-label", strings["footnote", ["number": "\(ordinal)"]])
    output.append(markup: ">\(ordinal)</a></sup>")
  }

  /// The address of a destination, or nothing where it must not or cannot be linked to.
  private mutating func address(
    _ destination: String, isImage: Bool, _ range: SourceRange
  ) -> (String, SiteLanguage?)? {
    switch links.resolve(destination, isImage: isImage) {
    case .address(let address, let language):
      return (address, language.flatMap { links.plan.language($0) })
    case .dangerous:
      warn("dangerous-link", "a link of this kind is left out: \(destination.prefix(60))", range)
    case .dead(let reason):
      warn(isImage ? "missing-image" : "dead-link", reason, range)
    case .deadFragment(let reason): warn("dead-fragment", reason, range)
    }
    return nil
  }

  // MARK: Raw HTML

  /// Raw HTML passes the filter; what it held back is reported at its line.
  mutating func render(html: String, _ range: SourceRange) {
    guard policy != .escaped else { return output.append(text: html) }
    let links = links
    var dead: [(id: String, reason: String)] = []
    var rules = HTMLFilter.Rules(takenIDs: ids, policy: policy, sizes: sizes)
    rules.allowedSchemes = links.allowedSchemes
    let (markup, problems) = HTMLFilter.filter(html, rules) { destination, isImage in
      switch links.resolve(destination, isImage: isImage) {
      case .address(let address, _): return address
      case .dangerous: return nil
      case .dead(let reason):
        dead.append(("dead-link", reason))
        return destination
      case .deadFragment(let reason):
        dead.append(("dead-fragment", reason))
        return destination
      }
    }
    output.append(markup: markup)
    for (id, reason) in dead { warn(id, reason, range) }
    for problem in problems {
      let place = SourcePosition(
        line: range.start.line + problem.line, column: problem.line == 0 ? range.start.column : 1)
      switch problem.kind {
      case .element(let name):
        warn("filtered-html", "the element '\(name)' is shown as text", SourceRange(at: place))
      case .attribute(let name):
        warn("filtered-html", "the attribute '\(name)' is left out", SourceRange(at: place))
      case .link(let link):
        warn(
          "dangerous-link", "a link of this kind is left out: \(link.prefix(60))",
          SourceRange(at: place))
      }
    }
  }
}
