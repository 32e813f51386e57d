import SwiftSource

/// A place that a snippet may join, with how much speaks for it before the compiler is asked.
public struct Candidate: Sendable {
  /// Where the snippet goes.
  enum Home: Hashable, Sendable {
    case topLevel
    /// A type or a body of the state.
    case node(SampleState.Path)
    /// A method of a class that the article does not show.
    case unseenMethod(of: String)
    /// A type that the article does not show, by its header.
    case unseenType(String)
    /// A function that the article does not show.
    case unseenFunction
    /// A place that is wholly of our making.
    case unseenFrame(UnseenFrame)
    /// Behind an expression that the article does not show, for a chain that starts with a dot; in a view
    /// or in another class.
    case unseenExpression(String, isInView: Bool)
    /// Types at the top level, and the rest inside of what is opened and closed here.
    case unseenBeside(opening: String, closing: String)
    /// Partly members of a type that the article does not show, partly statements of a body of it.
    case unseenMix(header: String, body: String)
  }

  /// Where the snippet goes.
  var home: Home
  /// How the report names the place.
  public var placement: Placement
  /// What speaks for the place; higher is tried first.
  var score: Double
  /// What has to be assumed for this place; nothing where the article shows it.
  public var assumption: String?
  /// True for a top level that is a script's.
  var isScript = false

  /// True where earlier code for the same names, or with names of Apple's, is left out of account.
  public var isFresh = false

  /// The body of a function that the article does not show.
  public static let unseenFunction = Candidate(
    home: .unseenFunction, placement: Placement(.statements), score: 0,
    assumption: "the statements stand in a function that the article does not show")

  /// The type that the snippet is taken to stand in and that the article does not show.
  public var unseenType: (name: String, isClass: Bool)? {
    switch home {
    case .topLevel, .node, .unseenFunction, .unseenFrame: nil
    case .unseenMethod, .unseenBeside: (Candidate.unseenName, true)
    case .unseenType(let header), .unseenMix(let header, _):
      (Candidate.unseenName, header.contains("class "))
    case .unseenExpression(_, let isInView): (Candidate.unseenName, !isInView)
    }
  }

  /// True for a chain behind an expression that the article does not show.
  public var isUnseenExpression: Bool {
    switch home {
    case .unseenExpression: true
    case .unseenBeside: placement.kind == .expression
    default: false
    }
  }

  /// True for the top level of a file or of a script.
  public var isTopLevel: Bool { home == .topLevel }

  /// True for a method that the article does not show, of a type that it shows.
  public var isShownMethod: Bool {
    if case .unseenFrame(let frame) = home { frame.isMethod } else { false }
  }

  /// True for a place that is wholly or partly of our making, a script among the declarations included.
  public var isLastResort: Bool { isShownMethod || isScript || unseenType != nil }

  /// What a type is called that the article does not show.
  public static let unseenName = "SteleUnseen"
}

/// A way to place snippets: which places a snippet may join in a state.
struct PlacementRule: Sendable {
  /// The places, in any order.
  var candidates: @Sendable (Snippet, PlacementContext) -> [Candidate]

  /// Every way there is; a new one is a file beside these and a line here.
  static let all: [PlacementRule] = [
    .pinned, .declarations, .members, .statements, .mix, .expression, .fragments,
  ]
}

/// What a placement is chosen from.
public struct PlacementContext: Sendable {
  /// The sample before the snippet.
  var state: SampleState
  /// What the whole page shows.
  var outlook: Outlook
  /// The place that the snippet before this one joined.
  var previous: Candidate.Home?

  /// The context of a snippet that follows `previous` in a page whose snippets the builder knows.
  public init(state: SampleState, builder: ProgramBuilder, previous: Candidate?) {
    self.state = state
    self.outlook = builder.outlook
    self.previous = previous?.home
  }

  /// A place once more, without earlier code that stands in its way; nothing where there is none.
  public func fresh(_ candidate: Candidate, for snippet: Snippet) -> Candidate? {
    let left = state.forgetting(snippet)
    guard left.nodes.count < state.nodes.count else { return nil }
    if case .node(let path) = candidate.home, left.node(at: path) == nil { return nil }
    var result = candidate
    result.isFresh = true
    let reason = "what was shown before of the same types does not count here"
    result.assumption = result.assumption.map { "\($0); \(reason)" } ?? reason
    return result
  }

  /// The places for a snippet, best first.
  public func candidates(for snippet: Snippet) -> [Candidate] {
    if snippet.replaces != nil {
      let isScript = snippet.shape == .statements
      return [
        Candidate(
          home: .topLevel, placement: Placement(isScript ? .statements : .declarations), score: 100)
      ]
    }
    if let pinned = PlacementRule.pinned.candidates(snippet, self).first { return [pinned] }
    return PlacementRule.all.flatMap { $0.candidates(snippet, self) }
      .enumerated().sorted { ($0.element.score, -$0.offset) > ($1.element.score, -$1.offset) }
      .map(\.element)
  }
}

extension Snippet {
  /// What kind of code a snippet is, from its syntax alone.
  enum Shape {
    case declarations, members, functions, statements, variables, mix, chain, fragment, nothing
  }

  var shape: Shape {
    let items = syntax.items
    if syntax.isOnlyFragment { return .fragment }
    if syntax.startsWithDot { return .chain }
    guard !items.isEmpty else { return .nothing }
    if items.contains(where: \.standsAtTopLevel) { return .declarations }
    if items.contains(where: \.standsInType), items.contains(where: { !$0.isDeclaration }) {
      return .mix
    }
    if items.contains(where: \.mustBeMember) { return .members }
    if items.contains(where: { !$0.isDeclaration }) { return .statements }
    if items.allSatisfy({ $0.role == .property && $0.body == nil }) { return .variables }
    return .functions
  }
}

extension SyntaxItem {
  /// True for what is shown at the top level of a file: types, imports and the like.
  var standsAtTopLevel: Bool {
    switch role {
    case .type, .typeExtension, .importDeclaration: true
    case .otherDeclaration: keys.contains { $0.hasPrefix("#") || $0.hasPrefix("operator ") }
    default: false
    }
  }
}

extension SampleState.Path {
  /// `NoteView.save(note:)` from the keys of the nodes.
  var displayName: String {
    map { key in
      guard let parenthesis = key.firstIndex(of: "(") else { return key }
      let end = key[parenthesis...].firstIndex(of: ")") ?? key.index(before: key.endIndex)
      return String(key[...end])
    }.joined(separator: ".")
  }
}
