public import Diagnostics

/// The templates of a theme, by name; a template may include any other of the set.
public struct TemplateSet: Sendable {
  private var templates: [String: Template] = [:]

  /// Templates that include each other deeper than this include themselves without an end.
  private static let depthLimit = 32

  /// Compiles templates; their names are what `{{> name}}` says.
  ///
  /// - Throws: a `Diagnostic` at a malformed tag, or at one that includes a template that is not
  /// there.
  public init(_ sources: [String: SourceText]) throws(Diagnostic) {
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      templates[name] = try TemplateParser.parse(source)
    }
    for template in templates.values.sorted(by: { $0.file < $1.file }) {
      for partial in template.partials where templates[partial.name] == nil {
        let near = Suggestion.nearest(to: partial.name, in: templates.keys.sorted())
        throw Diagnostic(
          .error, "template-partial", "there is no template '\(partial.name)'",
          file: template.file, range: partial.range, help: near.map { "did you mean '\($0)'?" })
      }
    }
  }

  /// The names that are missing from the set.
  func missing(of names: [String]) -> [String] {
    names.filter { templates[$0] == nil }
  }

  /// Fills a template and adds the result to a page. A name that is not in the set adds nothing:
  /// the theme was checked for what the site needs when it was read.
  public func render(_ name: String, _ value: TemplateValue, into page: inout HTMLBuffer) {
    render(name, [value], into: &page, depth: 0)
  }

  private func render(
    _ name: String, _ scopes: [TemplateValue], into page: inout HTMLBuffer, depth: Int
  ) {
    guard depth < Self.depthLimit, let template = templates[name] else { return }
    render(template.nodes, scopes, into: &page, depth: depth)
  }

  private func render(
    _ nodes: [Template.Node], _ scopes: [TemplateValue], into page: inout HTMLBuffer, depth: Int
  ) {
    for node in nodes {
      switch node {
      case .literal(let bytes): page.append(markup: bytes[...])
      case .variable(let path, let isEscaped):
        show(find(path, in: scopes), isEscaped: isEscaped, into: &page)
      case .partial(let name, _): render(name, scopes, into: &page, depth: depth + 1)
      case .section(let path, let isInverted, let content):
        let value = find(path, in: scopes)
        if isInverted {
          if !value.isShown { render(content, scopes, into: &page, depth: depth) }
        } else if case .list(let entries) = value {
          for entry in entries { render(content, scopes + [entry], into: &page, depth: depth) }
        } else if value.isShown {
          render(content, scopes + [value], into: &page, depth: depth)
        }
      }
    }
  }

  private func show(_ value: TemplateValue, isEscaped: Bool, into page: inout HTMLBuffer) {
    switch value {
    case .text(let text):
      if isEscaped { page.append(text: text) } else { page.append(markup: text) }
    case .markup(let markup): page.append(markup: markup)
    case .nothing, .flag, .list, .object: break
    }
  }

  /// The innermost scope that knows the path's first name decides, as in Mustache.
  private func find(_ path: [String], in scopes: [TemplateValue]) -> TemplateValue {
    guard let first = path.first else { return scopes.last ?? .nothing }
    for scope in scopes.reversed() {
      if case .object(let fields) = scope, fields[first] != nil {
        return scope.value(at: path[...]) ?? .nothing
      }
    }
    return .nothing
  }
}
