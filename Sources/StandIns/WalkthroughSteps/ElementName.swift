/// How a walkthrough names something on the screen: by a text, a kind, or both, and by its place where there
/// are several.
public struct ElementName: Codable, Hashable, Sendable {
  /// The text that it shows, its accessibility label or identifier, or the name of an outlet to it.
  public var text: String?
  /// What it is.
  public var kind: ElementKind?
  /// Which one of several that fit, in the order in which they are read.
  public var place: ElementPlace?

  /// A name; at least a text or a kind is needed for it to mean something.
  public init(_ text: String?, kind: ElementKind? = nil, place: ElementPlace? = nil) {
    self.text = text
    self.kind = kind
    self.place = place
  }
}

/// Which one of several elements.
public enum ElementPlace: Codable, Hashable, Sendable {
  /// Counted from 1.
  case number(Int)
  case last
}

/// The kinds of element that a walkthrough can name.
public enum ElementKind: String, Codable, Hashable, Sendable, CaseIterable {
  case button, text, field, toggle, slider, stepper, picker, menu, row, image, link, tab, alert,
    sheet
}
