import Diagnostics
import Markdown

/// Sorts pages into articles and notes what contradicts itself.
struct CatalogAssembly {
  let order: [Language]
  let defaultLanguage: Language
  var diagnostics: [Diagnostic] = []
  private var keys: [String] = []
  private var pages: [String: [Page]] = [:]

  init(order: [Language], defaultLanguage: Language) {
    self.order = order
    self.defaultLanguage = defaultLanguage
  }

  mutating func add(_ read: ReadPage) {
    let document: Document
    let sections: Sections
    switch read.content {
    case .failure(let diagnostic):
      diagnostics.append(diagnostic)
      return
    case .success(let content): (document, sections) = (content.document, content.sections)
    }
    diagnostics += document.diagnostics
    guard let language = language(of: document, named: read.name) else { return }
    diagnostics += sections.diagnostics
    let page = Page(
      language: language, document: document, title: title(of: document, named: read.name),
      sections: sections.sections)
    let key = read.name.key
    if let first = pages[key]?.first(where: { $0.language == language }) {
      diagnostics.append(
        Diagnostic(
          .error, "duplicate-page",
          "'\(page.file)' is a second \(language) page of the article '\(key)'", file: page.file,
          notes: [Diagnostic.Note("the first one is '\(first.file)'", file: first.file)],
          help: "remove or rename one of them"))
      return
    }
    if pages[key] == nil { keys.append(key) }
    pages[key, default: []].append(page)
  }

  mutating func catalog(root: String) -> Catalog {
    var articles: [Article] = []
    var slugs: [String: String] = [:]
    for key in keys.sorted() {
      guard let members = pages[key], let first = members.first else { continue }
      let slug = slug(of: key)
      if let other = slugs[slug], let there = pages[other]?.first {
        diagnostics.append(
          Diagnostic(
            .error, "duplicate-slug",
            "the articles '\(other)' and '\(key)' have one slug, '\(slug)'",
            file: first.file,
            notes: [Diagnostic.Note("the other one is '\(there.file)'", file: there.file)],
            help: "rename one of them"))
        continue
      }
      slugs[slug] = key
      articles.append(article(slug, members))
    }
    let present = Set(articles.flatMap { $0.pages.map(\.language) })
    return Catalog(
      articles: articles.sorted { $0.slug < $1.slug }, root: root, languages: sorted(present),
      diagnostics: diagnostics.sorted())
  }

  // MARK: Articles

  /// The folders and the name, joined by hyphens: two articles collide only where their paths differ in
  /// no more than case and punctuation.
  private func slug(of key: String) -> String {
    let parts = key.split { $0 == "/" || $0 == "." }.map { Slug.make(from: $0) }
      .filter { !$0.isEmpty }
    return parts.isEmpty ? "article" : parts.joined(separator: "-")
  }

  private mutating func article(_ slug: String, _ members: [Page]) -> Article {
    let languages = sorted(Set(members.map(\.language)))
    let source =
      statedSource(of: members, among: languages)
      ?? languages.first { $0.code == "en" } ?? languages.first ?? defaultLanguage
    let order = [source] + languages.filter { $0 != source }
    let pages = order.compactMap { language in members.first { $0.language == language } }
    return Article(slug: slug, source: source, pages: pages)
  }

  /// The source that the pages' front matter names, if it is one of the article's languages.
  private mutating func statedSource(of pages: [Page], among languages: [Language]) -> Language? {
    var result: (language: Language, page: Page, range: SourceRange)?
    for page in pages {
      guard let entry = page.document.frontMatter?.source else { continue }
      guard let language = known(entry.value, file: page.file, range: entry.range) else { continue }
      guard languages.contains(language) else {
        diagnostics.append(
          Diagnostic(
            .warning, "source-missing", "the source language '\(language)' has no page here",
            file: page.file, range: entry.range))
        continue
      }
      if let first = result, first.language != language {
        let note = Diagnostic.Note(
          "'\(first.language)' is named here", file: first.page.file, range: first.range)
        diagnostics.append(
          Diagnostic(
            .error, "source-conflict", "the article's pages name different source languages",
            file: page.file, range: entry.range, notes: [note]))
      } else {
        result = (language, page, entry.range)
      }
    }
    return result?.language
  }

  /// By the order of the settings, then by code.
  private func sorted(_ languages: Set<Language>) -> [Language] {
    let listed = order.filter(languages.contains)
    return listed + languages.subtracting(listed).sorted()
  }

  // MARK: Pages

  private mutating func language(of document: Document, named name: PageName) -> Language? {
    if let code = name.unknownCode {
      diagnostics.append(unknown(code, file: name.file, range: nil))
      return nil
    }
    let entry = document.frontMatter?.language
    guard let entry else { return name.language ?? defaultLanguage }
    guard let stated = known(entry.value, file: name.file, range: entry.range) else {
      return name.language
    }
    if let named = name.language, named != stated {
      diagnostics.append(
        Diagnostic(
          .error, "language-conflict",
          "the front matter says '\(stated)', the path says '\(named)'", file: name.file,
          range: entry.range))
      return named
    }
    return stated
  }

  private mutating func known(_ code: String, file: String, range: SourceRange) -> Language? {
    if let language = Language(known: code) { return language }
    diagnostics.append(unknown(code, file: file, range: range))
    return nil
  }

  private func unknown(_ code: String, file: String, range: SourceRange?) -> Diagnostic {
    let expected = order + [defaultLanguage]
    let guess = Language.suggestion(for: code, among: expected)
    return Diagnostic(
      .error, "unknown-language", "'\(code)' is not a language code", file: file, range: range,
      help: guess.map { "did you mean '\($0)'?" })
  }

  private func title(of document: Document, named name: PageName) -> String {
    if let title = document.frontMatter?.title?.value { return title }
    for block in document.blocks {
      if case .heading(let heading) = block.kind {
        let text = heading.content.plainText
        if !text.isEmpty { return text }
      }
    }
    return name.key.split(separator: "/").last.map(String.init) ?? name.file
  }
}
