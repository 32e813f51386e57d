extension Rule {
  /// What `stele translations --explain` prints: the rule in full, with an example.
  public var manual: String {
    """
    \(id) (\(severity.rawValue)): \(summary)

    \(Rule.wrapped(explanation))

    Reported:

    \(Rule.indented(wrong))

    Right:

    \(Rule.indented(right))

    To suppress it at one place, write before the block:

        <!-- stele-ignore \(id): why it is meant -->

    To change it for a project, write into Site/settings.yml:

        translations:
          rules:
            \(id): off
    """
  }

  private static let width = 80

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }

  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
