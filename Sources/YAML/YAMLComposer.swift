import Diagnostics

/// Builds the tree from libyaml's events, within the limits.
struct YAMLComposer {
  let events: YAMLEvents
  let file: String
  let limits: YAMLLimits
  private var nodes = 0
  /// What each anchor stands for, and how many nodes that is.
  private var anchors: [String: (node: YAMLNode, count: Int)] = [:]

  init(events: YAMLEvents, file: String, limits: YAMLLimits) {
    self.events = events
    self.file = file
    self.limits = limits
  }

  /// The stream's only document.
  mutating func document() throws(Diagnostic) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let event = try events.next()
      switch event.kind {
      case .streamEnd: return root
      case .documentStart:
        guard root == nil else {
          throw error("yaml-documents", "a second YAML document starts here", event.range)
        }
        root = try node(events.next(), depth: 0)
      default: continue
      }
    }
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(Diagnostic) -> YAMLNode {
    guard depth <= limits.depth else {
      throw error(
        "yaml-too-deep", "more than \(limits.depth) levels of lists and mappings", event.range)
    }
    let before = nodes
    try count(1, at: event.range)
    let result: YAMLNode
    switch event.kind {
    case .alias(let name): return try target(of: name, at: event.range)
    case .sequenceStart: result = try sequence(from: event, depth: depth)
    case .mappingStart: result = try mapping(from: event, depth: depth)
    case .scalar(let text, let style): result = YAMLNode(.scalar(text, style), range: event.range)
    default: throw error("yaml-syntax", "a value is missing here", event.range)
    }
    if let anchor = event.anchor { anchors[anchor] = (result, nodes - before) }
    return result
  }

  private mutating func target(
    of name: String, at range: SourceRange
  ) throws(Diagnostic) -> YAMLNode {
    guard let (node, size) = anchors[name] else {
      throw error("yaml-alias", "no value before this one is marked '&\(name)'", range)
    }
    try count(size, at: range)
    return YAMLNode(node.kind, range: range)
  }

  private mutating func sequence(
    from start: YAMLEvent, depth: Int
  ) throws(Diagnostic) -> YAMLNode {
    var elements: [YAMLNode] = []
    while true {
      let event = try events.next()
      if case .sequenceEnd = event.kind {
        let end = elements.last.map { max($0.range.end, start.range.end) }
        return YAMLNode(
          .sequence(elements), range: span(from: start, end: end, closing: event))
      }
      elements.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func mapping(from start: YAMLEvent, depth: Int) throws(Diagnostic) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    var places: [String: SourceRange] = [:]
    while true {
      let event = try events.next()
      if case .mappingEnd = event.kind {
        let end = entries.last.map { max($0.value.range.end, $0.keyRange.end) }
        return YAMLNode(.mapping(entries), range: span(from: start, end: end, closing: event))
      }
      let key = try node(event, depth: depth + 1)
      guard let name = key.string else {
        throw error("yaml-key", "a key must be a single value, not \(key.kindName)", key.range)
      }
      if let first = places.updateValue(key.range, forKey: name) {
        throw Diagnostic(
          .error, "yaml-duplicate-key", "the key '\(name)' stands twice", file: file,
          range: key.range, notes: [Diagnostic.Note("first here", file: file, range: first)])
      }
      let value = try node(events.next(), depth: depth + 1)
      entries.append(YAMLNode.Entry(key: name, keyRange: key.range, value: value))
    }
  }

  /// libyaml ends a block collection at the next token, which may be lines further down; the last
  /// child's end is where the eye sees it. A flow collection ends with its bracket.
  private func span(
    from start: YAMLEvent, end: SourcePosition?, closing: YAMLEvent
  ) -> SourceRange {
    let isFlow = closing.range.end > closing.range.start
    return SourceRange(start.range.start, isFlow ? closing.range.end : end ?? start.range.end)
  }

  private mutating func count(_ more: Int, at range: SourceRange) throws(Diagnostic) {
    nodes += more
    guard nodes <= limits.nodes else {
      throw error(
        "yaml-too-large",
        "more than \(limits.nodes) values, aliases counted as what they stand for",
        range)
    }
  }

  private func error(_ id: String, _ message: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(.error, id, message, file: file, range: range)
  }
}
