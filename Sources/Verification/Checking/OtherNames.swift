import Samples
import SwiftSource

/// Finds names that a block plainly uses for something else than what the page defines under them: another
/// `x` in another section, an older function than the one that is shown later.
struct OtherNames {
  let snippet: Snippet
  /// The names that are taken from later snippets, with those snippets' numbers.
  let later: [String: Int]
  let all: [Snippet]

  /// The name of which an error tells that it is meant otherwise.
  func name(in error: CompilerError) -> String? {
    otherVariable(error) ?? otherFunction(error) ?? valueNotFunction(error) ?? otherType(error)
  }

  /// A type that is only shown later and declares itself what an extension here declares.
  private func otherType(_ error: CompilerError) -> String? {
    guard error.message.redeclared != nil else { return nil }
    let item = snippet.syntax.items.first { $0.range.contains(error.offset) }
    guard let item, item.role == .typeExtension, let type = item.extendedType else { return nil }
    return later[type] != nil ? type : nil
  }

  /// A variable by whose name the page shows functions: a delegate's `tableView(_:…)` says nothing of the
  /// `tableView` that is asked for a member.
  private func valueNotFunction(_ error: CompilerError) -> String? {
    guard error.message.isMemberOfFunction,
      let path = NamePath.ending(at: error.offset, in: snippet.syntax.text), path.names.count > 1,
      let name = path.names.dropLast().last, !snippet.syntax.declaredNames.contains(name)
    else { return nil }
    return name
  }

  /// A constant of another section that is given a value here, or that is unwrapped although it is no
  /// optional.
  private func otherVariable(_ error: CompilerError) -> String? {
    let isOther =
      error.message.constant != nil
      || error.message.unwrapped.map { !$0.contains("Presumed") } ?? false
    guard isOther, let name = error.message.constant ?? snippet.identifier(at: error.offset),
      !snippet.syntax.declaredNames.contains(name)
    else { return nil }
    let homes = all.filter { other in
      other.syntax.items.contains { $0.role == .property && $0.names.contains(name) }
    }
    return !homes.isEmpty && homes.allSatisfy { $0.section != snippet.section } ? name : nil
  }

  /// A function that is only shown later, and takes so much less than it is given here, or something else
  /// than what is presumed here.
  private func otherFunction(_ error: CompilerError) -> String? {
    let involvesPresumed = error.message.mismatch?.found.contains(PresumedValue.name) ?? false
    guard error.message.isOtherArity || involvesPresumed,
      let name = CallSite.function(
        at: error.offset, in: snippet.syntax.text, amongArguments: error.message.takesNoArguments),
      later[name] != nil || error.message.takesNoArguments && isOfOtherSections(name)
    else { return nil }
    return name
  }

  /// Whether a name is declared in other sections than the snippet's only.
  private func isOfOtherSections(_ name: String) -> Bool {
    let homes = all.filter { other in
      other.index != snippet.index && other.syntax.items.contains { $0.names.contains(name) }
    }
    return !homes.isEmpty && homes.allSatisfy { $0.section != snippet.section }
  }
}

extension Snippet {
  /// The identifier that begins at an offset, or that is unwrapped there.
  fileprivate func identifier(at offset: Int) -> String? {
    let bytes = Array(syntax.text.utf8)
    func isPart(_ byte: UInt8) -> Bool {
      byte == 95 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte) || byte >= 128
    }
    // The mark that unwraps stands behind the name.
    let marks = [UInt8(ascii: "!"), UInt8(ascii: "?")]
    let isMark = bytes.indices.contains(offset) && marks.contains(bytes[offset])
    let name =
      isMark
      ? Array(bytes.prefix(offset).reversed().prefix(while: isPart).reversed())
      : Array(bytes.dropFirst(offset).prefix(while: isPart))
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Whether the line of an error has a placeholder for readers to fill in.
  func hasPlaceholder(inLineOf error: CompilerError) -> Bool {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.dropFirst(line(of: error)).first ?? ""
    return text.contains("<#") && text.contains("#>")
  }
}
