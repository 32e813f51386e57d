import Catalog
public import Diagnostics
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension ExchangeFile {
  /// Reads an XLIFF 2 file that an export has made and a translator's tool has written.
  public static func xliff(_ source: SourceText) throws(Diagnostic) -> ExchangeFile {
    let parser = XMLParser(data: Data(source.text.utf8))
    parser.shouldProcessNamespaces = true
    let reader = XLIFFReader(source.path)
    parser.delegate = reader
    let isRead = parser.parse()
    if let problem = reader.problem { throw problem }
    guard isRead, let file = reader.file else {
      let line = max(parser.lineNumber, 1)
      throw Diagnostic(
        .error, "exchange-file", "this is no XLIFF 2 file that an export has made",
        file: source.path, range: SourceRange(at: SourcePosition(line: line, column: 1)))
    }
    return file
  }
}

/// Collects the units while the XML is read.
private final class XLIFFReader: NSObject, XMLParserDelegate {
  private(set) var problem: Diagnostic?
  private let path: String
  private var languages = (source: "", target: "")
  private var original = ""
  private var article = ""
  private var units: [ExchangeFile.Unit] = []

  private var unit: (id: String, line: Int)?
  private var data: [String: String] = [:]
  private var isInitial = false
  private var texts = (source: "", target: "")
  /// Where the present segment's texts start in those of the unit, and whether it has a target.
  private var segment = (start: 0, hasTarget: false)
  private var lacksTarget = false
  /// What text is collected for, innermost last.
  private var open: [Element] = []

  private enum Element {
    case note(category: String)
    case data(id: String)
    case source
    case target
    case pair(end: String?)
  }

  init(_ path: String) {
    self.path = path
  }

  var file: ExchangeFile? {
    guard !languages.source.isEmpty, !languages.target.isEmpty, !article.isEmpty else { return nil }
    return ExchangeFile(
      article: article, file: original, source: Language(languages.source),
      target: Language(languages.target), units: units)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "xliff": languages = (attributes["srcLang"] ?? "", attributes["trgLang"] ?? "")
    case "file": original = attributes["original"] ?? ""
    case "note": open.append(.note(category: attributes["category"] ?? ""))
    case "unit":
      unit = (attributes["name"] ?? attributes["id"] ?? "", parser.lineNumber)
      data = [:]
      texts = ("", "")
      isInitial = false
      lacksTarget = false
    case "data": open.append(.data(id: attributes["id"] ?? ""))
    case "ignorable": segment = (texts.source.utf8.count, false)
    case "segment":
      segment = (texts.source.utf8.count, false)
      isInitial =
        isInitial
        || attributes["subState"] == "stele:stale"
          && attributes["state"] == "initial"
    case "source": open.append(.source)
    case "target":
      segment.hasTarget = true
      open.append(.target)
    case "ph": append(resolved(attributes["dataRef"], parser))
    case "sc": append(resolved(attributes["dataRef"], parser))
    case "ec": append(resolved(attributes["dataRef"], parser))
    case "pc":
      append(resolved(attributes["dataRefStart"], parser))
      open.append(.pair(end: attributes["dataRefEnd"]))
    case "cp":
      if let hex = attributes["hex"].flatMap({ UInt32($0, radix: 16) }),
        let scalar = Unicode.Scalar(hex)
      {
        append(String(scalar))
      }
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch name {
    case "pc":
      if case .pair(let end) = open.popLast() { append(resolved(end, parser)) }
    case "note", "data", "source", "target": _ = open.popLast()
    case "segment": lacksTarget = lacksTarget || !segment.hasTarget
    // What stands between segments is the same in both languages unless it is said.
    case "ignorable" where !segment.hasTarget:
      texts.target += String(decoding: texts.source.utf8.dropFirst(segment.start), as: UTF8.self)
    case "unit":
      guard let unit else { return }
      let isEmpty = lacksTarget && texts.target.allSatisfy(\.isWhitespace)
      units.append(
        ExchangeFile.Unit(
          id: unit.id, source: texts.source, target: isEmpty ? "" : texts.target,
          needsWork: isInitial || lacksTarget && !isEmpty, exchangeLine: unit.line))
      self.unit = nil
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { append(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    append(String(decoding: block, as: UTF8.self))
  }

  /// Adds text to what is open; a pair of codes stands in the text around it.
  private func append(_ text: String) {
    let place = open.last { if case .pair = $0 { false } else { true } }
    switch place {
    case .note(let category):
      if category == "article", unit == nil { article += text }
    case .data(let id): data[id, default: ""] += text
    case .source: texts.source += text
    case .target: texts.target += text
    case .pair, nil: break
    }
  }

  /// The markup that a code stands for.
  private func resolved(_ reference: String?, _ parser: XMLParser) -> String {
    if let reference, let text = data[reference] { return text }
    problem =
      problem
      ?? Diagnostic(
        .error, "exchange-file", "a code refers to no data of its unit", file: path,
        range: SourceRange(at: SourcePosition(line: max(parser.lineNumber, 1), column: 1)))
    return ""
  }
}
