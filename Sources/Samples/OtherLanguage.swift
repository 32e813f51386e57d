import Foundation

/// Code of another language in a block that is marked as Swift.
public enum OtherLanguage {
  /// The language that a text is plainly written in; nothing where it may be Swift.
  public static func name(of text: String) -> String? {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    guard let first = lines.first else { return nil }
    if first.hasPrefix("{") || first.hasPrefix("["), isJSON(text) { return "JSON" }
    if lines.contains(where: isObjectiveC) { return "Objective-C" }
    if lines.allSatisfy(isProse) { return "prose" }
    return lines.allSatisfy(isShell) ? "shell commands" : nil
  }

  /// Words in a row, up to a full stop.
  private static func isProse(_ line: Substring) -> Bool {
    guard let end = line.last, ".!?".contains(end) else { return false }
    return line.split(separator: " ").count > 4
      && line.allSatisfy { $0.isLetter || " -/.,'’!?".contains($0) }
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  /// `- (void)action:(id)sender` and directives such as `@interface`.
  private static func isObjectiveC(_ line: Substring) -> Bool {
    if ["@interface", "@implementation", "@property", "#import "].contains(where: line.hasPrefix) {
      return true
    }
    guard let sign = line.first, sign == "-" || sign == "+" else { return false }
    let rest = line.dropFirst().drop { $0 == " " }
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return false }
    return rest[rest.index(after: end)...].first?.isLetter ?? false
  }

  private static let commands: Set<Substring> = [
    "pod", "brew", "git", "swift", "npm", "cd", "mkdir", "open", "sudo", "gem", "carthage", "xcrun",
    "xcodebuild", "curl", "touch", "echo", "ls", "rm", "cp", "mv",
  ]

  /// A command behind a prompt.
  private static func isShell(_ line: Substring) -> Bool {
    guard ["$ ", "> ", "% "].contains(where: line.hasPrefix) else { return false }
    return commands.contains(line.dropFirst(2).split(separator: " ").first ?? "")
  }
}
