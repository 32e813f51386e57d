import Catalog

extension ExchangeFile {
  /// The file as XLIFF 2.1: a group a section, a unit a block, markup as protected codes.
  public func xliff() -> String {
    var writer = XLIFFWriter()
    writer.write(self)
    return writer.output
  }
}

private struct XLIFFWriter {
  private(set) var output = ""
  private var names: Set<String> = []

  mutating func write(_ file: ExchangeFile) {
    output = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" \
      srcLang="\(XMLText.attribute(file.source.code))" \
      trgLang="\(XMLText.attribute(file.target.code))">
       <file id="\(name(file.article))" original="\(XMLText.attribute(file.file))" \
      xml:space="preserve">
        <notes>
         <note category="article">\(XMLText.escaped(file.article))</note>
        </notes>

      """
    var open: String?
    for unit in file.units {
      if unit.section.id != open {
        if open != nil { output += "  </group>\n" }
        open = unit.section.id
        let id = name("s:" + (unit.section.id.isEmpty ? "top" : unit.section.id))
        output += "  <group id=\"\(id)\" name=\"\(XMLText.attribute(unit.section.title))\">\n"
      }
      write(unit)
    }
    if open != nil { output += "  </group>\n" }
    output += " </file>\n</xliff>\n"
  }

  private mutating func write(_ unit: ExchangeFile.Unit) {
    var codes = XLIFFCodes()
    let source = codes.content(unit.sourceSegments, isSource: true)
    let target = codes.content(unit.markedTarget, isSource: false)
    output += "   <unit id=\"\(name(unit.id))\" name=\"\(XMLText.attribute(unit.id))\">\n"
    output += "    <notes>\n"
    for note in unit.notes {
      output += "     <note category=\"context\">\(XMLText.escaped(note))</note>\n"
    }
    output += "     <note category=\"line\">\(unit.line)</note>\n    </notes>\n"
    if !codes.data.isEmpty {
      output += "    <originalData>\n"
      for (index, text) in codes.data.enumerated() {
        output += "     <data id=\"d\(index + 1)\">\(XMLText.escaped(text))</data>\n"
      }
      output += "    </originalData>\n"
    }
    let state = unit.target.isEmpty || unit.needsWork ? "initial" : "translated"
    let detail = unit.needsWork ? " subState=\"stele:stale\"" : ""
    output += "    <segment state=\"\(state)\"\(detail)>\n     <source>\(source)</source>\n"
    if !unit.target.isEmpty { output += "     <target>\(target)</target>\n" }
    output += "    </segment>\n   </unit>\n"
  }

  /// An id that XML allows (NMTOKEN), unique in the file.
  private mutating func name(_ text: String) -> String {
    var name = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar -> Unicode.Scalar in
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ":": scalar
          case "/": ":"
          default: scalar.properties.isAlphabetic && scalar.value >= 0x370 ? scalar : "_"
          }
        }))
    if name.isEmpty { name = "_" }
    let base = name
    var number = 2
    while !names.insert(name).inserted { (name, number) = ("\(base).\(number)", number + 1) }
    return name
  }
}

/// Numbers a unit's codes; those of the target that stand in the source, too, have the same numbers.
private struct XLIFFCodes {
  private(set) var data: [String] = []
  private var numberOf: [String: Int] = [:]
  /// The source's codes by what they say; each is used once.
  private var free: [String: [Int]] = [:]
  private var count = 0

  mutating func content(_ segments: [MarkedSegment], isSource: Bool) -> String {
    segments.map { segment in
      switch segment {
      case .text(let text): return XMLText.escaped(text)
      case .fixed(let text, let purpose):
        let id = id(text, isSource)
        return "<ph id=\"\(id)\" dataRef=\"\(data(text))\"\(Self.type(purpose)) "
          + "disp=\"\(XMLText.attribute(text))\"/>"
      case .pair(let open, let close, let purpose, let inner):
        let id = id("\(open)\u{0}\(close)", isSource)
        let start = data(open)
        let end = data(close)
        return "<pc id=\"\(id)\" dataRefStart=\"\(start)\" dataRefEnd=\"\(end)\""
          + "\(Self.type(purpose))>\(content(inner, isSource: isSource))</pc>"
      }
    }.joined()
  }

  private mutating func id(_ code: String, _ isSource: Bool) -> Int {
    if !isSource, let known = free[code]?.first {
      free[code]?.removeFirst()
      return known
    }
    count += 1
    if isSource { free[code, default: []].append(count) }
    return count
  }

  private mutating func data(_ text: String) -> String {
    if let number = numberOf[text] { return "d\(number)" }
    data.append(text)
    numberOf[text] = data.count
    return "d\(data.count)"
  }

  private static func type(_ purpose: MarkedSegment.Purpose) -> String {
    switch purpose {
    case .emphasis: " type=\"fmt\" subType=\"xlf:i\""
    case .strong: " type=\"fmt\" subType=\"xlf:b\""
    case .link: " type=\"link\""
    case .image: " type=\"image\""
    case .code, .html, .footnote, .strike: " type=\"other\" subType=\"stele:\(purpose.rawValue)\""
    }
  }
}

/// Text as XML holds it.
enum XMLText {
  static func escaped(_ text: String) -> String { escaped(text, isAttribute: false) }

  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// Control characters have no place in XML 1.0; they become the mark for what cannot be shown.
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where isAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n" where isAttribute: result.append(contentsOf: "&#10;".unicodeScalars)
      case "\t" where isAttribute: result.append(contentsOf: "&#9;".unicodeScalars)
      case "\t", "\n": result.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
