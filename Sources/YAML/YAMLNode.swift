public import Diagnostics

/// A piece of a YAML text with its place. Aliases are replaced by what they stand for.
public struct YAMLNode: Hashable, Sendable {
  /// How a scalar is written, which decides whether `5` is a number and `true` a truth value.
  public enum Style: Hashable, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  /// One line of a mapping.
  public struct Entry: Hashable, Sendable {
    /// The key's text.
    public var key: String
    /// The place of the key.
    public var keyRange: SourceRange
    /// What the key stands for.
    public var value: YAMLNode

    /// A key with its value.
    public init(key: String, keyRange: SourceRange, value: YAMLNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The kinds of node.
  public indirect enum Kind: Hashable, Sendable {
    case scalar(String, Style)
    case sequence([YAMLNode])
    /// The entries in the order of the text; no key occurs twice.
    case mapping([Entry])
  }

  /// What the node is.
  public var kind: Kind
  /// Where it stands.
  public var range: SourceRange

  /// A node at its place.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension YAMLNode {
  /// A scalar's text, however it is written.
  public var string: String? {
    if case .scalar(let text, _) = kind { text } else { nil }
  }

  /// A whole number that is written without quotes.
  public var integer: Int? {
    if case .scalar(let text, .plain) = kind { Int(text) } else { nil }
  }

  /// `true` or `false`, written without quotes.
  public var boolean: Bool? {
    guard case .scalar(let text, .plain) = kind else { return nil }
    return switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// True for a value that is left out, or written as `null` or `~`.
  public var isNull: Bool {
    guard case .scalar(let text, .plain) = kind else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// A sequence's elements.
  public var sequence: [YAMLNode]? {
    if case .sequence(let elements) = kind { elements } else { nil }
  }

  /// A mapping's entries, in the order of the text.
  public var mapping: [Entry]? {
    if case .mapping(let entries) = kind { entries } else { nil }
  }

  /// The value of a mapping's key.
  public subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key == key }?.value
  }

  /// What the node is, as a message names it.
  public var kindName: String {
    switch kind {
    case .scalar: isNull ? "nothing" : "a single value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
