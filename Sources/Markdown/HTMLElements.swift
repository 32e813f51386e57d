/// The elements of HTML (HTML standard, "Index of elements", with those that it calls obsolete).
enum HTMLElements {
  private static let names: Set<String> = [
    "a", "abbr", "acronym", "address", "applet", "area", "article", "aside", "audio", "b", "base",
    "basefont", "bdi", "bdo", "bgsound", "big", "blink", "blockquote", "body", "br", "button",
    "canvas", "caption", "center", "cite", "code", "col", "colgroup", "data", "datalist", "dd",
    "del", "details", "dfn", "dialog", "dir", "div", "dl", "dt", "em", "embed", "fieldset",
    "figcaption", "figure", "font", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4",
    "h5", "h6", "head", "header", "hgroup", "hr", "html", "i", "iframe", "img", "input", "ins",
    "kbd", "label", "legend", "li", "link", "main", "map", "mark", "marquee", "math", "menu",
    "meta", "meter", "nav", "nobr", "noembed", "noframes", "noscript", "object", "ol", "optgroup",
    "option", "output", "p", "param", "picture", "plaintext", "pre", "progress", "q", "rb", "rp",
    "rt", "rtc", "ruby", "s", "samp", "script", "search", "section", "select", "slot", "small",
    "source", "span", "strike", "strong", "style", "sub", "summary", "sup", "svg", "table",
    "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "time", "title", "tr", "track",
    "tt", "u", "ul", "var", "video", "wbr", "xmp",
  ]

  /// Whether raw HTML is a tag of something that is no element, as in `Array<Value>`: the author meant it
  /// as text. An element of the author's own has a hyphen in its name.
  static func isMeantAsText(_ html: String) -> Bool {
    let name = html.dropFirst().drop { $0 == "/" }.prefix {
      $0.isLetter || $0.isNumber || $0 == "-"
    }
    return name.first?.isLetter == true && !name.contains("-")
      && !names.contains(name.lowercased())
  }
}
