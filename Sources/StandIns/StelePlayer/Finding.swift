import WalkthroughSteps

/// What could not be found or done, in words for the author of a walkthrough.
struct Failure: Error {
  /// What went wrong, as a sentence.
  var message: String
  /// What there was instead.
  var found: [String] = []
  /// What was seen where a value was expected.
  var seen: String?
  /// Whether nothing is wrong but that Stele can't do it yet.
  var isUnsupported = false
}

/// Finds what a walkthrough names on a screen.
@MainActor struct Finder {
  let screen: Item

  /// All items that a name fits; of one in the other the one that the user would mean.
  func matches(_ name: ElementName) -> [Item] {
    var found = screen.all
    if let text = name.text {
      let plain = Finder.plain(text)
      let exact = found.filter { $0.names.contains(text) }
      found =
        exact.isEmpty ? found.filter { $0.names.contains { Finder.plain($0) == plain } } : exact
    }
    if let kind = name.kind { found = found.filter { $0.kind.rawValue == kind.rawValue } }
    return Finder.outermost(found)
  }

  /// A button and the text on it are one thing to the user, and so are a row and its only text.
  private static func outermost(_ items: [Item]) -> [Item] {
    let ids = Set(items.map(ObjectIdentifier.init))
    return items.filter { item in
      !item.ancestors.contains { ids.contains(ObjectIdentifier($0)) }
    }
  }

  /// The one item that a name means.
  ///
  /// - Parameter fits: whether an item is of the kind that the action needs; where several have the name,
  ///   those that fit are meant.
  func find(_ name: ElementName, where fits: (Item) -> Bool = { _ in true }) throws -> Item {
    let all = matches(name)
    // Where a text and a control within or around it have the name, the control is meant.
    let fitting = all.filter {
      fits($0) || $0.all.contains(where: fits) || $0.ancestors.contains(where: fits)
    }
    let candidates = fitting.isEmpty ? all : fitting
    guard !candidates.isEmpty else { throw Failure(message: missing(name), found: listing) }
    let chosen: Item?
    switch name.place {
    case .number(let number):
      chosen = candidates.indices.contains(number - 1) ? candidates[number - 1] : nil
    case .last: chosen = candidates.last
    case nil:
      let exact = candidates.filter(fits)
      let best = exact.count == 1 ? exact : candidates
      guard best.count == 1 else {
        throw Failure(
          message: "\(name.words) is ambiguous: there are \(best.count), "
            + best.map(\.description).joined(separator: ", "), found: listing)
      }
      chosen = best.first
    }
    guard let chosen else {
      throw Failure(
        message: "there are only \(candidates.count) of \(name.words) on the screen", found: listing
      )
    }
    return chosen.all.first(where: fits) ?? chosen.ancestors.first(where: fits) ?? chosen
  }

  /// A sentence that says that nothing has the name, with the nearest one.
  func missing(_ name: ElementName) -> String {
    guard let text = name.text else {
      return "there is no \(name.kind?.rawValue ?? "element") on the screen"
    }
    let others = matches(ElementName(text))
    if let kind = name.kind, let other = others.first {
      return "there is no \(kind.rawValue) “\(text)” on the screen, but a \(other.kind.rawValue)"
    }
    return "\(name.words) is not on the screen"
      + Nearest.question(text, in: screen.all.flatMap(\.names))
  }

  /// What there is, for a message: what can be used and what is written.
  var listing: [String] { listed.map(\.description) }

  /// What a user would speak of: what can be used and what is written, each once.
  var listed: [Item] {
    screen.all.filter { item in
      guard item.text != nil || item.isControl || item.kind == .image else { return false }
      // A button and the text on it are one thing, and so are a field and its placeholder.
      return !item.ancestors.contains { control in
        control.isControl
          && (control.text == item.text || item.text.map(control.names.contains) ?? false)
      }
    }
  }

  /// Without what is easily typed in another way: spaces and the shape of marks.
  static func plain(_ text: String) -> String {
    var result = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (mark, simple) in [("’", "'"), ("‘", "'"), ("“", "\""), ("”", "\""), ("…", "...")] {
      result = result.split(separator: mark, omittingEmptySubsequences: false)
        .joined(separator: simple)
    }
    return result
  }
}

/// The nearest of some names.
enum Nearest {
  /// A question for the nearest name, to be put behind a sentence; empty where none is near.
  static func question(_ text: String, in names: [String]) -> String {
    name(to: text, in: names).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// The name that differs the least; nothing where all differ in more than a third.
  static func name(to text: String, in names: [String]) -> String? {
    let wanted = text.lowercased()
    let letters = Array(wanted)
    var best: (name: String, distance: Int)?
    for name in names where name.count < 200 {
      let distance = Nearest.distance(letters, Array(name.lowercased()))
      if distance <= max(1, text.count / 3), distance < best?.distance ?? .max {
        best = (name, distance)
      }
    }
    if let best { return best.name }
    guard text.count > 2 else { return nil }
    return names.first { $0.count < 200 && $0.lowercased().contains(wanted) }
  }

  /// How many letters have to be changed, put in or left out.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard abs(left.count - right.count) <= max(1, left.count / 3) else { return .max }
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let cost = min(diagonal + (letter == other ? 0 : 1), row[j] + 1, row[j + 1] + 1)
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[right.count]
  }
}
