import Diagnostics

extension Rule {
  static let idleSuppression = Rule(
    id: "idle-suppression", severity: .warning,
    summary: "a comment for Stele suppresses nothing, does not say why, or is misspelt",
    explanation: """
      `<!-- stele-ignore RULE: reason -->` stands before a block, before a heading for its whole \
      section, or in a paragraph. It names one or more rules and gives a reason. One that no longer \
      matches anything would hide the next real difference, so it is reported.
      """,
    wrong: "<!-- stele-ignore number-differs -->\nSeit 2019 gibt es SwiftUI.",
    right: "<!-- stele-ignore number-differs: local edition -->\nSeit 2020 gibt es das Buch.",
    check: { comparison in
      let known = Rule.all.map(\.id)
      return comparison.pages.flatMap { page in
        Suppression.all(of: page).flatMap { suppression -> [Report] in
          func report(_ message: String, help: String? = nil) -> Report {
            Report(side: page.side, range: suppression.range, message: message, help: help)
          }
          var reports: [Report] = []
          if suppression.rules.isEmpty { reports.append(report("this comment names no rule")) }
          if suppression.reason.isEmpty {
            reports.append(
              report(
                "this comment gives no reason, so it suppresses nothing",
                help: "write <!-- stele-ignore RULE: reason -->"))
          }
          for rule in suppression.rules where !known.contains(rule) {
            let near = Suggestion.nearest(to: rule, in: known)
            reports.append(
              report("there is no rule ‘\(rule)’", help: near.map { "did you mean ‘\($0)’?" }))
          }
          return reports
        }
          + page.mistakenComments.map { comment in
            Report(
              side: page.side, range: comment.range, message: comment.message, help: comment.help)
          }
      }
    })
}
