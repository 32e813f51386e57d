/// What becomes of raw HTML in articles.
public enum HTMLPolicy: String, CaseIterable, Sendable {
  /// It is shown as text.
  case escaped
  /// Elements and attributes that shape text pass; all others are held back and reported.
  case sanitised
  /// All of it passes, for articles by people who are trusted with the site. Links with dangerous
  /// schemes are held back all the same, unless the settings allow them.
  case passed

  /// Elements of text, of its structure and of media. None of them runs anything, and none changes how
  /// a browser reads what follows.
  static let elements: Set<String> = [
    "a", "abbr", "address", "article", "aside", "audio", "b", "bdi", "bdo", "big", "blockquote",
    "br",
    "caption", "center", "cite", "code", "col", "colgroup", "data", "dd", "del", "details", "dfn",
    "div", "dl", "dt", "em", "figcaption", "figure", "font", "footer", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hgroup", "hr", "i", "img", "ins", "kbd", "li", "mark", "nav", "ol", "p",
    "picture", "pre", "q", "rb", "rp", "rt", "rtc", "ruby", "s", "samp", "section", "small",
    "source",
    "span", "strike", "strong", "sub", "summary", "sup", "table", "tbody", "td", "tfoot", "th",
    "thead", "time", "tr", "track", "tt", "u", "ul", "var", "video", "wbr",
  ]

  /// Attributes of these. Those that hold links are resolved and checked besides.
  static let attributes: Set<String> = [
    "abbr", "align", "alt", "autoplay", "border", "cellpadding", "cellspacing", "cite", "class",
    "color", "colspan", "controls", "datetime", "decoding", "default", "dir", "download", "face",
    "headers", "height", "hidden", "href", "hreflang", "id", "kind", "label", "lang", "loading",
    "loop", "media", "muted", "name", "open", "playsinline", "poster", "preload", "rel", "reversed",
    "role", "rowspan", "scope", "size", "sizes", "span", "src", "srclang", "start", "target",
    "title",
    "translate", "type", "valign", "value", "width",
  ]

  func passes(element name: String) -> Bool {
    self == .passed || HTMLPolicy.elements.contains(name)
  }

  func passes(attribute name: String) -> Bool {
    self == .passed || HTMLPolicy.attributes.contains(name) || name.hasPrefix("aria-")
  }
}
