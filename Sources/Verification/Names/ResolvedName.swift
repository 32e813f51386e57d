/// A declaration that a name of a program stands for, as the compiler describes it.
public struct ResolvedName: Hashable, Codable, Sendable {
  /// A type or other declaration that holds the one in question, or that one itself.
  struct Step: Hashable, Codable, Sendable {
    /// Its name: `View`, `font(_:)`.
    var name: String
    /// The compiler's unique name of it, which starts with its module's.
    var usr: String
  }

  /// The declaration as code: `func font(_ font: Font?) -> some View`.
  var declaration: String
  /// The initialiser that a type's name calls at this place.
  var initializer: String?
  /// The type at this place, where the declaration leaves it open.
  var type: String?
  /// What is declared, in the compiler's words: `var.instance`, `function.method.instance`.
  var kind: String
  /// The module that declares it.
  var module: String
  /// The way to the declaration from the outermost type that holds it.
  var path: [Step] = []
  /// Where it is declared in the program itself, as a UTF-8 offset.
  var offset: Int?
  /// The page of Apple's that a stand-in says it follows, below `documentation/`.
  var page: String?

  /// True for a type.
  var isType: Bool {
    ["struct", "class", "enum", "protocol", "actor", "typealias"].contains(kind)
  }
}

/// What the names at some places of a program stand for. Most names occur more than once.
public struct ResolvedNames: Hashable, Codable, Sendable {
  /// The declarations.
  private(set) var names: [ResolvedName] = []
  /// For each place the number of its declaration, or nothing where the compiler knows none.
  private(set) var places: [Int?] = []

  /// The declaration at the place of a number.
  func name(ofPlace number: Int) -> ResolvedName? {
    guard places.indices.contains(number), let index = places[number],
      names.indices.contains(index)
    else { return nil }
    return names[index]
  }

  /// Adds the next place.
  mutating func append(_ name: ResolvedName?) {
    guard let name else { return places.append(nil) }
    if let known = names.firstIndex(of: name) { return places.append(known) }
    places.append(names.count)
    names.append(name)
  }
}
