import Catalog
import Diagnostics
import Markdown
import Translations

/// Finds what the links of a page lead to in the site.
struct LinkResolver {
  /// What a destination becomes.
  enum Outcome: Hashable {
    /// An address, with its language where that is not the page's.
    case address(String, language: Language?)
    /// A destination that must not be linked to.
    case dangerous
    /// A destination that is not there, with what to say about it.
    case dead(String)
    /// A section that is not on the page itself, with what to say about it.
    case deadFragment(String)
  }

  let plan: SitePlan
  /// The page whose links these are.
  let key: SitePlan.PageKey
  let page: Page
  /// The folder of all articles.
  let catalogRoot: String
  /// The way from the page to the site's root.
  let root: String
  /// Where the files are that the page refers to, by destination.
  let assets: [String: String]
  /// Dangerous schemes that the settings let pass.
  var allowedSchemes: Set<String> = []

  /// Whether a destination is a path to something of the project.
  static func isLocal(_ destination: String) -> Bool {
    !destination.isEmpty && !destination.hasPrefix("#") && !destination.hasPrefix("//")
      && LinkScheme.scheme(of: destination) == nil
  }

  /// The file that a local destination names.
  static func path(of destination: String, on page: Page, catalogRoot: String) -> String {
    let path = PathText.percentDecoded(String(destination.prefix { $0 != "#" && $0 != "?" }))
    if path.hasPrefix("/") {
      return PathText.normalized(PathText.joined(catalogRoot, String(path.dropFirst())))
    }
    return PathText.normalized(PathText.joined(PathText.folder(of: page.file), path))
  }

  /// What a destination becomes.
  func resolve(_ destination: String, isImage: Bool) -> Outcome {
    if LinkScheme.isDangerous(destination, isImage: isImage, allowed: allowedSchemes) {
      return .dangerous
    }
    if destination.hasPrefix("#") {
      let outcome = section(String(destination.dropFirst()), on: key, from: "")
      if case .dead(let reason) = outcome { return .deadFragment(reason) }
      return outcome
    }
    guard Self.isLocal(destination) else {
      return .address(PathText.percentEncoded(destination), language: nil)
    }
    let path = Self.path(of: destination, on: page, catalogRoot: catalogRoot)
    if !isImage, let target = plan.page(atPath: path) { return link(to: target, destination) }
    if !isImage, let target = plan.missingPage(atPath: path) {
      return link(to: target, destination)
    }
    if let address = assets[destination] { return .address(root + address, language: nil) }
    return .dead("there is no page or file '\(destination.prefix { $0 != "#" && $0 != "?" })'")
  }

  /// A link to another article leads to this page's language where the article has it; a link to
  /// this article's page in another language is meant as it is. Where a page is missing, another one
  /// that says so stands at its address, without sections.
  private func link(to target: SitePlan.PageKey, _ destination: String) -> Outcome {
    var wanted = target
    if target.article != key.article,
      plan.articles[target.article].article.page(in: key.language) != nil
    {
      wanted.language = key.language
    }
    let article = plan.articles[target.article]
    let language = wanted.language == key.language ? nil : wanted.language
    let address = wanted == key ? "" : root + Address.article(article.slug, wanted.language)
    guard article.article.page(in: wanted.language) != nil,
      let hash = destination.firstIndex(of: "#"),
      destination.index(after: hash) < destination.endIndex
    else { return .address(PathText.percentEncoded(address), language: language) }
    let fragment = String(destination[destination.index(after: hash)...])
    switch section(fragment, on: wanted, from: address, writtenFor: target.language) {
    case .address(let address, _): return .address(address, language: language)
    case let other: return other
    }
  }

  /// An id of another language's page is translated, which is what a link means that a translator
  /// left as it was.
  private func section(
    _ fragment: String, on target: SitePlan.PageKey, from address: String,
    writtenFor language: Language? = nil
  ) -> Outcome {
    let id = PathText.percentDecoded(fragment)
    let planned = plan.articles[target.article]
    guard let page = planned.article.page(in: target.language) else {
      return .dead("there is no such page")
    }
    func found(_ id: String) -> Outcome {
      .address(PathText.percentEncoded("\(address)#\(id)"), language: nil)
    }
    if id.isEmpty || id == "top" || page.sections.contains(where: { $0.id == id })
      || page.ids.contains(id)
    {
      return found(id)
    }
    let others = planned.article.pages.filter { $0.language != target.language }
    for other in others.sorted(by: { a, _ in a.language == language }) {
      if let index = other.sections.firstIndex(where: { $0.id == id }),
        let there = planned.counterpart(ofSection: index, in: other.language, for: target.language),
        there.isExact
      {
        return found(there.section.id)
      }
    }
    let near = Suggestion.nearest(to: id, in: page.sections.map(\.id))
    return .dead("there is no section '#\(id)'" + (near.map { "; did you mean '#\($0)'?" } ?? ""))
  }
}
