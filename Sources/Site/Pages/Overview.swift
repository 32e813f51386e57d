import Catalog

/// `llms.txt`: what the site holds, for programs that read for people, with links to the pages'
/// Markdown (llmstxt.org).
struct Overview {
  let frame: PageFrame

  func text() -> [UInt8] {
    guard let first = frame.plan.languages.first else { return [] }
    var text = "# \(line(frame.title(in: first)))\n\n"
    if let description = frame.description(in: first) { text += "> \(line(description))\n\n" }
    for language in frame.plan.languages {
      let entries = order.compactMap { entry($0, in: language) }
      if !entries.isEmpty { text += "## \(language.name)\n\n\(entries.joined())\n" }
    }
    return Array(text.utf8)
  }

  /// Series part by part, then the other articles.
  private var order: [Int] {
    frame.plan.series.flatMap(\.articles) + frame.plan.singles
  }

  private func entry(_ index: Int, in language: SiteLanguage) -> String? {
    let planned = frame.plan.articles[index]
    guard let page = planned.article.page(in: language.language) else { return nil }
    let address = Address.markdown(planned.slug, language.language)
    let link = frame.absolute(address) ?? PathText.percentEncoded(address)
    let description = page.description.map { ": \(line($0))" } ?? ""
    let title = line(page.title).replacing("[", with: "\\[").replacing("]", with: "\\]")
    return "- [\(title)](\(link))\(description)\n"
  }

  private func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
