import Diagnostics

/// Puts articles, or what was made of them, into a catalogue, each slug once.
struct CatalogAssembly<Entry: Sendable> {
  /// What the catalogue has to know of an article.
  struct Facts: Sendable {
    let key: String
    let slug: String
    let languages: [Language]
    /// One of its files, for messages.
    let file: String

    init?(_ article: Article, key: String) {
      guard let first = article.pages.first else { return nil }
      self.key = key
      slug = article.slug
      languages = article.pages.map(\.language)
      file = first.file
    }
  }

  let order: [Language]
  var diagnostics: [Diagnostic]
  private var entries: [String: (facts: Facts, entry: Entry)] = [:]

  init(order: [Language], diagnostics: [Diagnostic]) {
    self.order = order
    self.diagnostics = diagnostics
  }

  mutating func add(_ entry: Entry, _ facts: Facts) {
    if let other = entries[facts.slug]?.facts {
      diagnostics.append(
        Diagnostic(
          .error, "duplicate-slug",
          "the articles '\(other.key)' and '\(facts.key)' have one slug, '\(facts.slug)'",
          file: facts.file,
          notes: [Diagnostic.Note("the other one is '\(other.file)'", file: other.file)],
          help: "rename one of them"))
    } else {
      entries[facts.slug] = (facts, entry)
    }
  }

  func catalog(root: String) -> DigestedCatalog<Entry> {
    let inOrder = entries.values.sorted { $0.facts.slug < $1.facts.slug }
    return DigestedCatalog(
      articles: inOrder.map(\.entry), root: root,
      languages: Set(inOrder.flatMap(\.facts.languages)).sorted(by: order),
      diagnostics: diagnostics.sorted())
  }
}
