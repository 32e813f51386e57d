/// One item of Swift code, a declaration or a statement, as far as a sample must know it to be put
/// together: what it declares, what it uses, where its parts stand. Offsets count UTF-8 bytes of the
/// snippet's text.
public struct SyntaxItem: Hashable, Sendable {
  /// What an item is.
  public enum Role: Hashable, Sendable {
    /// An import of a module.
    case importDeclaration(module: String)
    /// A type (`struct`, `class`, `enum`, `actor`, `protocol`).
    case type(keyword: String)
    /// An extension of a type.
    case typeExtension
    case function
    case property
    case initializer
    /// A type alias, a subscript, a deinitialiser, an operator, an enum case, …
    case otherDeclaration
    case statement
    case expression
  }

  /// What the item is.
  public var role: Role
  /// What the item declares, so that a later declaration with an equal key takes its place: `Note`,
  /// `greet(name:)(String)`, `init(coder:)(NSCoder)`. Empty for statements that declare nothing.
  public var keys: [String]
  /// The plain names that the item declares, as code refers to them: `Note`, `greet`.
  public var names: [String]
  /// The names of the types that the item inherits from or conforms to; for an extension also.
  public var inherits: [String]
  /// The type that an extension extends, generic arguments left out.
  public var extendedType: String?
  /// The attributes, without `@`.
  public var attributes: Set<String>
  /// The modifiers: `static`, `override`, `private`, ….
  public var modifiers: Set<String>
  /// The item's tokens, comments and layout left out: two items with equal ones say the same.
  public var fingerprint: String
  /// Every name that the item declares at any depth, parameters and local variables included.
  public var declaredNames: Set<String>
  /// Every identifier that occurs in the item.
  public var uses: Set<String>
  /// True for a variable whose value is made by code that may throw or wait: only a script can have it at
  /// its top level.
  public var hasEffects = false
  /// True for a variable without a value.
  public var isUninitialized = false
  /// From the first comment that belongs to the item to the end of its last line's comment.
  public var range: Range<Int>
  /// The offset of the first token after comments.
  public var codeStart: Int
  /// The braces and what they hold, for types, functions, initialisers and simple getters.
  public var body: Body?
  /// Gaps deeper inside, which no other snippet can fill.
  public var innerGaps: [Gap]

  /// True for an item that can only stand inside a type.
  public var mustBeMember: Bool {
    if role == .initializer { return true }
    if keys.contains(where: {
      $0 == "deinit" || $0.hasPrefix("subscript(") || $0.hasPrefix("case ")
    }) {
      return true
    }
    let memberModifiers: Set = [
      "override", "static", "class", "required", "convenience", "mutating",
    ]
    let memberAttributes: Set = [
      "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "NSManaged", "State", "Binding",
      "Published", "StateObject", "ObservedObject", "EnvironmentObject", "Environment",
      "FocusState",
      "AppStorage", "SceneStorage", "Bindable", "GestureState", "Namespace",
    ]
    return !modifiers.isDisjoint(with: memberModifiers)
      || !attributes.isDisjoint(with: memberAttributes)
  }

  /// True for a type that may be shown as an interface only: a protocol, or members of which none has a body.
  public var isInterface: Bool {
    guard case .type(let keyword) = role, let body else { return false }
    if keyword == "protocol" { return true }
    return !body.elements.isEmpty && !body.items.contains { $0.body != nil }
  }

  /// True for a declaration, false for a statement or an expression.
  public var isDeclaration: Bool { role != .statement && role != .expression }
}

/// The inside of a pair of braces.
public struct Body: Hashable, Sendable {
  /// What stands between the braces.
  public enum Kind: Hashable, Sendable {
    case members
    /// Statements; `returnsValue` where each path must return one, `isOpaque` for `some View`.
    case statements(returnsValue: Bool, isOpaque: Bool)
  }

  /// What stands between the braces.
  public var kind: Kind
  /// From behind `{` up to `}`.
  public var range: Range<Int>
  /// Items and gaps in text order.
  public var elements: [SyntaxElement]

  /// True if something is left out at this level.
  public var hasGap: Bool {
    elements.contains { if case .gap = $0 { true } else { false } }
  }

  /// The items, gaps left out.
  public var items: [SyntaxItem] {
    elements.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }
}

/// An item or a gap between items.
public enum SyntaxElement: Hashable, Sendable {
  case item(SyntaxItem)
  case gap(Gap)
}

/// A place where the author left code out: `// ...`, `/* ... */`, `…`, or a bare `...`.
public struct Gap: Hashable, Sendable {
  /// Where the mark stands.
  public var range: Range<Int>
  /// Code that makes the place compile while nothing is known of it; empty where none is needed.
  public var filler: String
}
