/// An `<a>` start tag that names a place.
struct AnchorTag {
  /// The value of `id`, or else of `name`.
  let id: String
  /// True where the tag also links somewhere.
  let isLink: Bool

  /// The tag in a piece of inline HTML.
  init?(inline: Inline) {
    guard case .html(let html) = inline.kind else { return nil }
    self.init(Substring(html), mustEnd: true)
  }

  /// The tag of a text that is nothing but `<a …></a>` or `<a …/>`.
  init?(alone html: String) {
    var rest = Substring(html)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    if rest.lowercased().hasSuffix("</a>") { rest.removeLast(4) }
    self.init(rest, mustEnd: true)
    if isLink { return nil }
  }

  private init?(_ html: Substring, mustEnd: Bool) {
    guard html.hasPrefix("<a") || html.hasPrefix("<A"), html.hasSuffix(">") else { return nil }
    var rest = html.dropFirst(2).dropLast()
    guard rest.first?.isWhitespace == true, !rest.contains("<") else { return nil }
    if rest.last == "/" { rest.removeLast() }
    var values: [String: String] = [:]
    while let (name, value, next) = AnchorTag.attribute(rest) {
      values[name] = values[name] ?? value
      rest = next
    }
    guard rest.allSatisfy(\.isWhitespace) else { return nil }
    guard let id = values["id"] ?? values["name"], !id.allSatisfy(\.isWhitespace)
    else { return nil }
    self.id = id
    isLink = values["href"] != nil
  }

  /// The ids that the tags of raw HTML give: `id` of any element, `name` of an `<a>`.
  static func ids(in html: String) -> [String] {
    var result: [String] = []
    var isRemark = false
    for piece in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let startsInRemark = isRemark || piece.hasPrefix("!--")
      isRemark = startsInRemark && !piece.contains("-->")
      let element = piece.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      guard !startsInRemark, element.first?.isLetter == true else { continue }
      let isAnchor = element.lowercased() == "a"
      var rest = piece.dropFirst(element.count)
      while let (name, value, next) = attribute(rest) {
        if name == "id" || (name == "name" && isAnchor), !value.isEmpty { result.append(value) }
        rest = next
      }
    }
    return result
  }

  /// The attribute that a text starts with, its value, and what follows.
  private static func attribute(_ text: Substring) -> (String, String, Substring)? {
    var rest = text.drop(while: \.isWhitespace)
    let name = rest.prefix { !$0.isWhitespace && !"=\"'<>/".contains($0) }
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    let afterSpace = rest.drop(while: \.isWhitespace)
    guard afterSpace.first == "=" else { return (name.lowercased(), "", rest) }
    rest = afterSpace.dropFirst().drop(while: \.isWhitespace)
    if let quote = rest.first, quote == "\"" || quote == "'" {
      rest.removeFirst()
      let value = rest.prefix { $0 != quote }
      rest = rest.dropFirst(value.count)
      guard rest.first == quote else { return nil }
      return (name.lowercased(), String(value), rest.dropFirst())
    }
    let value = rest.prefix { !$0.isWhitespace && !"\"'=<>`".contains($0) }
    return (name.lowercased(), String(value), rest.dropFirst(value.count))
  }
}
