import QuartzCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a storyboard or nib file.
final class _InterfaceBuilderElement {
  let name: String
  let attributes: [String: String]
  /// Where the element begins in its file.
  let line: Int
  fileprivate(set) var children: [_InterfaceBuilderElement] = []
  fileprivate(set) var text = ""

  init(name: String, attributes: [String: String], line: Int = 0) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }
  var id: String { attributes["id"] ?? "" }

  func child(_ name: String) -> _InterfaceBuilderElement? { children.first { $0.name == name } }

  /// The child that stands for a property.
  func child(key: String) -> _InterfaceBuilderElement? {
    children.first { $0.attributes["key"] == key }
  }

  func list(_ name: String) -> [_InterfaceBuilderElement] { child(name)?.children ?? [] }

  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// This element and all below it, depth first.
  var tree: [_InterfaceBuilderElement] { [self] + children.flatMap(\.tree) }

  /// Throws where the data is not well-formed XML, or no file of Interface Builder.
  static func parse(_ data: Data) throws(_InterfaceBuilderProblem) -> _InterfaceBuilderElement {
    let builder = TreeBuilder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    let isWhole = parser.parse()
    if builder.isTooDeep {
      throw _InterfaceBuilderProblem(
        line: max(1, parser.lineNumber),
        text: "elements lie more than \(TreeBuilder.deepest) deep in each other here")
    }
    guard isWhole, builder.isFinished, let root = builder.root else {
      throw _InterfaceBuilderProblem(
        line: max(1, parser.lineNumber), text: "the file is no well-formed XML from here on")
    }
    guard root.name == "document" else {
      throw _InterfaceBuilderProblem(
        line: root.line, text: "a document of Interface Builder is expected, not <\(root.name)>")
    }
    return root
  }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  var root: _InterfaceBuilderElement?
  private var open: [_InterfaceBuilderElement] = []
  /// A file that is cut off ends with open elements.
  var isFinished: Bool { open.isEmpty }
  /// Deeper than any screen, and not so deep that the stack would end before.
  static let deepest = 500
  private(set) var isTooDeep = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < Self.deepest else {
      isTooDeep = true
      return parser.abortParsing()
    }
    let element = _InterfaceBuilderElement(
      name: name, attributes: attributes, line: parser.lineNumber)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}
