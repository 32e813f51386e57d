/// The compiler's words on declarations and types, made fit for readers.
enum DeclarationText {
  /// A longer type tells a reader nothing.
  private static let longestType = 160

  /// A declaration without what only the compiler or a macro's author cares for.
  static func forReaders(_ text: String) -> String {
    var text = text
    if text.hasPrefix("@attached") || text.hasPrefix("@freestanding"),
      let macro = text.firstRange(of: "macro ")
    {
      text = String(text[macro.lowerBound...])
    }
    for noise in [
      "__owned ", "__shared ", "@frozen ", "@preconcurrency ", " { get set }",
      " { get nonmutating set }",
    ] {
      text = text.replacing(noise, with: "")
    }
    text = text.replacing(/@backDeployed\([^)]*\)/, with: "").replacing("`self`", with: "self")
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    return words.joined(separator: " ").replacing(" : ", with: ": ")
  }

  /// A member's declaration without the actor that it has from its type.
  static func ofMember(_ text: String) -> String {
    let actor = "@MainActor "
    return text.hasPrefix(actor) ? String(text.dropFirst(actor.count)) : text
  }

  /// A declaration that the compiler gives as XML, without the attributes that are its own business.
  static func withoutMarkup(_ xml: String) -> String {
    var text = xml.replacing(/<[^>]*>/, with: "")
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text = text.replacing(entity, with: character)
    }
    text = text.replacing(/@_[A-Za-z_]+(\([^)]*\))?/, with: "")
    text = text.replacing(/\s: (_[A-Za-z_]+, )+/, with: " : ")
    return forReaders(text.replacing(/(?:,|\s:) _[A-Za-z_]+/, with: ""))
  }

  /// The type of a name at its place: of a method without the type that it belongs to, of a type's name
  /// what the call gives.
  static func type(_ type: String, ofKind kind: String) -> String? {
    var result = type[...]
    if kind.hasPrefix("function.method") {
      result = arrows(in: type).first.map { type[type.index($0, offsetBy: 2)...] } ?? result
    } else if !kind.hasPrefix("function") && !kind.hasPrefix("var") {
      guard let last = arrows(in: type).last else { return nil }
      result = type[type.index(last, offsetBy: 2)...]
    }
    let text = forReaders(String(result))
    guard text.count <= longestType, !["some View", "some Scene", "()"].contains(text) else {
      return nil
    }
    return text
  }

  /// Where the arrows stand that no bracket holds.
  private static func arrows(in type: String) -> [String.Index] {
    var arrows: [String.Index] = []
    var depth = 0
    var previous: (index: String.Index, character: Character)?
    for index in type.indices {
      let character = type[index]
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where previous?.character == "-":
        if depth == 0, let previous { arrows.append(previous.index) }
      case ")", "]", ">": depth -= 1
      default: break
      }
      previous = (index, character)
    }
    return arrows
  }
}
