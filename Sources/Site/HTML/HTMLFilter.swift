/// Lets an article's raw HTML pass, without what could run scripts, restyle the page or load other
/// pages.
///
/// Elements of the tag filter (GFM 6.11, and some more that are as strong) are shown as text;
/// attributes that run scripts are left out; links and pictures are resolved as those of Markdown
/// are.
struct HTMLFilter {
  /// Something that was not let through.
  struct Problem: Hashable, Sendable {
    /// The number of line breaks before it.
    var line: Int
    /// What it was.
    var kind: Kind

    enum Kind: Hashable, Sendable {
      case element(String)
      case attribute(String)
      case link(String)
    }
  }

  /// What a tag's link leads to; nothing drops the attribute.
  typealias Resolve = (_ destination: String, _ isImage: Bool) -> String?

  static let filteredElements: Set<String> = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
    "object", "embed", "applet", "base", "link", "meta", "frame", "frameset", "html", "head",
    "body",
  ]
  private static let linkAttributes: Set<String> = [
    "href", "src", "action", "formaction", "poster", "cite", "background", "xlink:href", "longdesc",
    "data", "ping", "manifest", "from", "to", "values",
  ]
  private static let unsafeAttributes: Set<String> = ["style", "srcdoc", "srcset", "nonce"]

  private var cursor: ByteCursor
  private let takenIDs: Set<String>
  private let resolve: Resolve
  private var output = HTMLBuffer()
  private var problems: [Problem] = []

  private init(_ html: String, _ takenIDs: Set<String>, _ resolve: @escaping Resolve) {
    cursor = ByteCursor(Array(html.utf8))
    self.takenIDs = takenIDs
    self.resolve = resolve
  }

  /// Filters raw HTML. A tag that does not end in the same piece is shown as text. An id that a
  /// heading has is not given again: authors write `<a id="…">` beside a heading to name it.
  static func filter(
    _ html: String, takenIDs: Set<String> = [], resolve: Resolve
  ) -> (HTMLBuffer, [Problem]) {
    withoutActuallyEscaping(resolve) { resolve in
      var filter = HTMLFilter(html, takenIDs, resolve)
      return filter.run()
    }
  }

  private mutating func run() -> (HTMLBuffer, [Problem]) {
    while !cursor.isAtEnd { step() }
    return (output, problems)
  }

  /// Every destination that the HTML refers to by `href` or `src`.
  static func destinations(in html: String) -> [String] {
    var found: [String] = []
    _ = filter(html) { destination, _ in
      found.append(destination)
      return destination
    }
    return found
  }

  private mutating func step() {
    let start = cursor.at
    if cursor.starts(with: "<!--") {
      while !cursor.isAtEnd, !cursor.starts(with: "-->") { cursor.advance() }
      cursor.advance(3)
      return  // Remarks are for the author's eyes.
    }
    guard cursor.peek() == UInt8(ascii: "<") else {
      cursor.skip { $0 != UInt8(ascii: "<") }
      return output.append(markup: cursor.bytes[start..<cursor.at])
    }
    if let tag = HTMLTag.read(&cursor) {
      pass(tag, from: start)
    } else {
      cursor.at = start + 1
      output.append(markup: "&lt;")
    }
  }

  private mutating func pass(_ tag: HTMLTag, from start: Int) {
    guard !Self.filteredElements.contains(tag.name) else {
      if !tag.isEnd { note(.element(tag.name), at: start) }
      return output.append(text: cursor.bytes[start..<cursor.at])
    }
    output.append(markup: tag.isEnd ? "</" : "<")
    output.append(markup: tag.name)
    for attribute in tag.attributes { pass(attribute, of: tag, from: start) }
    output.append(markup: tag.isSelfClosing ? " />" : ">")
  }

  private mutating func pass(_ attribute: HTMLTag.Attribute, of tag: HTMLTag, from start: Int) {
    let name = attribute.name
    if name.hasPrefix("on") || Self.unsafeAttributes.contains(name) {
      return note(.attribute(name), at: start)
    }
    if name == "id" || name == "name", takenIDs.contains(HTMLTag.decoded(attribute.value ?? "")) {
      return
    }
    if name == "id", HTMLTag.decoded(attribute.value ?? "").contains(where: \.isWhitespace) {
      return note(.attribute(name), at: start)
    }
    guard let raw = attribute.value else {
      output.append(markup: " ")
      return output.append(text: name)
    }
    guard Self.linkAttributes.contains(name) else { return append(name, escaped: raw) }
    let isImage = tag.name == "img" || tag.name == "source" || name == "poster"
    let destination = HTMLTag.decoded(raw)
    if LinkScheme.isDangerous(destination, isImage: isImage) || HTMLTag.hidesScheme(destination) {
      return note(.link(destination), at: start)
    }
    if let target = resolve(destination, isImage) { output.append(attribute: name, target) }
  }

  /// The value keeps the author's entities; only a quote that would end it is replaced.
  private mutating func append(_ name: String, escaped raw: String) {
    output.append(markup: " ")
    output.append(text: name)
    output.append(markup: "=\"")
    output.append(
      markup: raw.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "&quot;"))
    output.append(markup: "\"")
  }

  private mutating func note(_ kind: Problem.Kind, at offset: Int) {
    let line = cursor.bytes[..<offset].reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    problems.append(Problem(line: line, kind: kind))
  }
}
