import QuartzCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a storyboard or nib file.
final class _InterfaceBuilderElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [_InterfaceBuilderElement] = []
  fileprivate(set) var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
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
    attributes[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// This element and all below it, depth first.
  var tree: [_InterfaceBuilderElement] { [self] + children.flatMap(\.tree) }

  /// Nil where the data is not well-formed XML.
  static func parse(_ data: Data) -> _InterfaceBuilderElement? {
    let builder = TreeBuilder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    return parser.parse() ? builder.root : nil
  }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  var root: _InterfaceBuilderElement?
  private var open: [_InterfaceBuilderElement] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = _InterfaceBuilderElement(name: name, attributes: attributes)
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
