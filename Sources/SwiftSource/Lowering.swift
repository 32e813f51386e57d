internal import SwiftParser
internal import SwiftSyntax

/// Makes a program one for a compiler without Objective-C, by edits that keep every offset.
///
/// Attributes such as `@objc` become blanks, `#selector(` becomes ` Selector(`, and so on; no byte
/// moves, so a message about the lowered text is a message about the author's. Where a declaration has
/// to be added (defaults for `optional` requirements) it goes to the end. The rules of Objective-C that
/// are lost with the attributes are checked here, in the compiler's words.
public enum Lowering {
  /// A rule that the program breaks; always an error.
  public struct Message: Hashable, Sendable {
    /// What the compiler adds to it.
    public struct Note: Hashable, Sendable {
      /// The compiler's name of the remark.
      public var id: String
      /// The remark.
      public var text: String
      /// Its UTF-8 offset.
      public var offset: Int
      /// What the compiler proposes to insert there.
      public var insertion: String
    }

    /// The compiler's name of the problem.
    public var id: String
    /// The compiler's words.
    public var text: String
    /// The UTF-8 offset.
    public var offset: Int
    /// The number of bytes that it is about.
    public var length: Int
    /// What the compiler adds.
    public var notes: [Note] = []
  }

  /// The lowered program, and what is wrong with the original.
  public struct Result: Hashable, Sendable {
    /// The program: the author's text byte for byte where nothing was lowered.
    public var text: String
    /// The broken rules, in the order of the text.
    public var messages: [Message]
  }

  /// Lowers a program; any text gives a result.
  public static func lower(_ text: String) -> Result {
    let imports = LoweringImports(of: text)
    var result = Result(text: text, messages: [])
    if imports.hasSubmodule || mentionsObjectiveC(text) {
      result = DeepStack.run { lowerHere(text) }
    }
    // Behind the text, where no place of the author's moves.
    result.text += imports.companions
    return result
  }

  private static func lowerHere(_ text: String) -> Result {
    let tree = Parser.parse(source: text)
    let program = ObjectiveCFacts(of: tree)
    let visitor = LoweringVisitor(text: text, program: program)
    visitor.walk(tree)
    let checks = LoweringChecks(program: program)
    checks.walk(tree)
    return Result(
      text: visitor.result,
      messages: checks.messages.sorted { ($0.offset, $0.text) < ($1.offset, $1.text) })
  }

  /// What a text must hold for anything to be done; most programs hold none of it.
  private static let words = [
    "@objc", "@nonobjc", "@IB", "@NSManaged", "@NSCopying", "@GKInspectable", "@NSApplicationMain",
    "@UIApplicationMain", "#selector", "#keyPath", "#sourceLocation", "dynamic ", "dynamic\n",
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ].map { Array($0.utf8) }

  private static func mentionsObjectiveC(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "d"),
          UInt8(ascii: "U"):
          words.contains { bytes[index...].starts(with: $0) }
        default: false
        }
      }
    }
  }
}
