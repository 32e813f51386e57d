import Diagnostics

/// A compiled template: text with gaps, in the part of Mustache's language that has no logic.
///
/// `{{name}}` shows a value escaped and `{{{name}}}` as it is; `{{#name}}…{{/name}}` is shown where
/// the value is not empty, once for each entry of a list; `{{^name}}…{{/name}}` is shown where it
/// is empty; `{{> name}}` is another template; `{{! … }}` is a remark. A name may be a path
/// (`page.title`) or a dot, which stands for the value itself.
struct Template: Sendable {
  /// A piece of a template.
  indirect enum Node: Sendable {
    case literal([UInt8])
    case variable(path: [String], isEscaped: Bool)
    case section(path: [String], isInverted: Bool, [Node])
    case partial(name: String, SourceRange)
  }

  /// The pieces in order.
  var nodes: [Node]
  /// The file that it was read from.
  var file: String

  /// Every template that this one includes, with the place of the tag.
  var partials: [(name: String, range: SourceRange)] {
    func collect(_ nodes: [Node]) -> [(name: String, range: SourceRange)] {
      nodes.flatMap { node -> [(name: String, range: SourceRange)] in
        switch node {
        case .partial(let name, let range): [(name, range)]
        case .section(_, _, let content): collect(content)
        case .literal, .variable: []
        }
      }
    }
    return collect(nodes)
  }
}
