import Diagnostics
import Markdown

/// Makes an article of the pages whose names have one key, and notes what contradicts itself.
struct ArticleAssembly {
  let key: String
  let order: [Language]
  let defaultLanguage: Language
  private(set) var diagnostics: [Diagnostic] = []
  private var pages: [Page] = []

  init(key: String, order: [Language], defaultLanguage: Language) {
    self.key = key
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
    if let first = pages.first(where: { $0.language == language }) {
      diagnostics.append(
        Diagnostic(
          .error, "duplicate-page",
          "'\(page.file)' is a second \(language) page of the article '\(key)'", file: page.file,
          notes: [Diagnostic.Note("the first one is '\(first.file)'", file: first.file)],
          help: "remove or rename one of them"))
      return
    }
    pages.append(page)
  }

  /// The article of the pages; nothing where none of them could be read.
  mutating func article() -> Article? {
    guard !pages.isEmpty else { return nil }
    let languages = Set(pages.map(\.language)).sorted(by: order)
    let source =
      statedSource(among: languages)
      ?? languages.first { $0.code == "en" } ?? languages.first ?? defaultLanguage
    let inOrder = ([source] + languages.filter { $0 != source }).compactMap { language in
      pages.first { $0.language == language }
    }
    return Article(slug: slug, source: source, pages: inOrder)
  }

  /// The folders and the name, joined by hyphens: two articles collide only where their paths differ in
  /// no more than case and punctuation.
  private var slug: String {
    let parts = key.split { $0 == "/" || $0 == "." }.map { Slug.make(from: $0) }
      .filter { !$0.isEmpty }
    return parts.isEmpty ? "article" : parts.joined(separator: "-")
  }

  /// The source that the pages' front matter names, if it is one of the article's languages.
  private mutating func statedSource(among languages: [Language]) -> Language? {
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

extension Set<Language> {
  /// By the order of the settings, then by code.
  func sorted(by order: [Language]) -> [Language] {
    let listed = order.filter(contains)
    return listed + subtracting(listed).sorted()
  }
}
