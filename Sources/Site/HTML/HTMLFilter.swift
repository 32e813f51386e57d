/// Lets an article's raw HTML pass, as far as the policy goes.
///
/// Elements that it does not know are shown as text; attributes that it does not know are left out; links
/// and pictures are resolved as those of Markdown are.
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

  private static let linkAttributes: Set<String> = [
    "href", "src", "action", "formaction", "poster", "cite", "background", "xlink:href", "longdesc",
    "data", "ping", "manifest", "from", "to", "values",
  ]

  /// What the filter goes by.
  struct Rules {
    /// Ids that the page has already; they are not given again: authors write `<a id="…">` beside a
    /// heading to name it.
    var takenIDs: Set<String> = []
    var policy = HTMLPolicy.sanitised
    /// Dangerous schemes that pass all the same.
    var allowedSchemes: Set<String> = []
    /// The sizes of pictures, by destination.
    var sizes: [String: ImageSize] = [:]
  }

  private var cursor: ByteCursor
  private let rules: Rules
  private let resolve: Resolve
  private var output = HTMLBuffer()
  private var problems: [Problem] = []

  private init(_ html: String, _ rules: Rules, _ resolve: @escaping Resolve) {
    cursor = ByteCursor(Array(html.utf8))
    self.rules = rules
    self.resolve = resolve
  }

  /// Filters raw HTML. A tag that does not end in the same piece is shown as text.
  static func filter(
    _ html: String, _ rules: Rules = Rules(), resolve: Resolve
  ) -> (HTMLBuffer, [Problem]) {
    withoutActuallyEscaping(resolve) { resolve in
      var filter = HTMLFilter(html, rules, resolve)
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
    guard rules.policy.passes(element: tag.name) else {
      if !tag.isEnd { note(.element(tag.name), at: start) }
      return output.append(text: cursor.bytes[start..<cursor.at])
    }
    output.append(markup: tag.isEnd ? "</" : "<")
    output.append(markup: tag.name)
    for attribute in tag.attributes { pass(attribute, of: tag, from: start) }
    if tag.name == "img", !tag.isEnd { addSize(to: tag) }
    output.append(markup: tag.isSelfClosing ? " />" : ">")
  }

  /// A picture whose place is kept moves nothing when it arrives.
  private mutating func addSize(to tag: HTMLTag) {
    func value(_ name: String) -> String? { tag.attributes.first { $0.name == name }?.value ?? nil }
    guard value("width") == nil, value("height") == nil,
      let size = value("src").flatMap({ rules.sizes[HTMLTag.decoded($0)] })
    else { return }
    output.append(attribute: "width", "\(size.width)")
    output.append(attribute: "height", "\(size.height)")
  }

  private mutating func pass(_ attribute: HTMLTag.Attribute, of tag: HTMLTag, from start: Int) {
    let name = attribute.name
    guard rules.policy.passes(attribute: name) else { return note(.attribute(name), at: start) }
    if name == "id" || name == "name",
      rules.takenIDs.contains(HTMLTag.decoded(attribute.value ?? ""))
    {
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
    let isDangerous = LinkScheme.isDangerous(
      destination, isImage: isImage, allowed: rules.allowedSchemes)
    if isDangerous || HTMLTag.hidesScheme(destination) {
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
