import Catalog
import Diagnostics
import Foundation
import Translations

/// The articles that a command line names, and which of their languages and sections.
struct ChosenArticles {
  let project: Project
  let articles: [AlignedArticle]
  private let arguments: Arguments
  /// The language of the translated page that is named, where one is.
  private var pageLanguage: Language?

  /// Finds an article by its slug, by one of its pages or by its folder; all articles where none is named.
  init(_ arguments: Arguments) async throws {
    self.arguments = arguments
    let folder = arguments.value(of: .articlesFolder)
    guard let name = arguments.operands.first else {
      project = try await Project.read([folder].compactMap(\.self))
      articles = project.catalog.articles.map(project.aligned)
      return
    }
    var isFolder: ObjCBool = false
    let found: [Article]
    if !FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) {
      project = try await Project.read([folder].compactMap(\.self))
      found = try Self.articles(named: name, in: project)
    } else if isFolder.boolValue {
      project = try await Project.read([name])
      found = project.catalog.articles
    } else {
      (project, found) = try await Self.article(ofPage: name, folder: folder)
    }
    articles = found.map(project.aligned)
    let page = found.flatMap(\.pages).first { Self.path(of: $0.file) == Self.path(of: name) }
    if let page, !found.contains(where: { $0.source == page.language }) {
      pageLanguage = page.language
    }
  }

  private static func articles(named name: String, in project: Project) throws -> [Article] {
    let articles = project.catalog.articles.filter { $0.slug == name }
    guard articles.isEmpty else { return articles }
    let near = Suggestion.nearest(to: name, in: project.catalog.articles.map(\.slug))
    throw Diagnostic(
      .error, "no-such-article", "there is no article '\(name)'",
      help: near.map { "did you mean '\($0)'?" } ?? "name a page's file, or an article's folder")
  }

  /// The article of a page, with its other pages: they lie beside it or in the folders of their languages.
  static func article(
    ofPage file: String, folder: String?
  ) async throws -> (Project, [Article]) {
    let path = Self.path(of: file)
    var folders = [folder ?? Project.articles].filter {
      path.hasPrefix(Self.path(of: $0) + "/") && FileManager.default.fileExists(atPath: $0)
    }
    if folders.isEmpty {
      let parent = file.folderOfPath
      folders = [parent.isEmpty ? "." : parent]
      let above = parent.folderOfPath
      if !parent.isEmpty { folders.append(above.isEmpty ? "." : above) }
    }
    var alone: (Project, [Article])?
    for folder in folders {
      let project = try await Project.read([folder])
      let articles = project.catalog.articles.filter { article in
        article.pages.contains { Self.path(of: $0.file) == path }
      }
      if articles.contains(where: { $0.pages.count > 1 }) { return (project, articles) }
      if alone == nil, !articles.isEmpty { alone = (project, articles) }
    }
    if let alone { return alone }
    let project = try await Project.read([file])
    return (project, project.catalog.articles)
  }

  static func path(of file: String) -> String {
    URL(fileURLWithPath: file).resolvingSymlinksInPath().standardizedFileURL.path
  }

  // MARK: Languages and sections

  /// The one article that is named.
  func single() throws -> AlignedArticle {
    if articles.count == 1, let article = articles.first { return article }
    throw Diagnostic(
      .error, "usage",
      articles.isEmpty ? "there is no article here" : "several articles are meant; name one",
      help: articles.isEmpty
        ? nil : "they are \(articles.prefix(12).map(\.article.slug).joined(separator: ", "))")
  }

  /// The translations of an article that the command line asks for.
  func languages(of aligned: AlignedArticle) throws -> [Language] {
    let article = aligned.article
    let translations = article.pages.map(\.language).filter { $0 != article.source }
    guard let names = listed(.languages) else {
      return translations.filter { $0 == pageLanguage ?? $0 }
    }
    let wanted = names.map { Language(known: $0) ?? Language($0) }
    for language in wanted where articles.count == 1 && !translations.contains(language) {
      let known = translations.map(\.code).joined(separator: ", ")
      throw Diagnostic(
        .error, "usage", "the article '\(article.slug)' has no translation into '\(language)'",
        help: known.isEmpty ? "it has none at all" : "it has \(known)")
    }
    return translations.filter(wanted.contains)
  }

  /// The one language that the command line has to name.
  func language() throws -> Language {
    guard let name = arguments.value(of: .oneLanguage) ?? pageLanguage?.code else {
      throw Diagnostic(
        .error, "usage", "the language is missing", help: "write --language=CODE")
    }
    guard let language = Language(known: name) else {
      throw Diagnostic(.error, "usage", "'\(name)' is not a language code")
    }
    return language
  }

  /// The groups of an article that the command line asks for, by their index; all where it names none.
  func sections(of aligned: AlignedArticle) throws -> Set<Int> {
    guard let names = listed(.sections) else { return Set(aligned.groups.indices) }
    return try Set(
      names.map { name in
        if let index = aligned.groups.firstIndex(where: { $0.id == name }) { return index }
        let byPage = aligned.groups.firstIndex { group in
          group.members.contains { language, member in
            aligned.article.page(in: language)?.sections[member].id == name
          }
        }
        if let byPage { return byPage }
        let near = Suggestion.nearest(to: name, in: aligned.groups.map(\.id))
        throw Diagnostic(
          .error, "usage", "the article '\(aligned.article.slug)' has no section '\(name)'",
          help: near.map { "did you mean '\($0)'?" }
            ?? "'stele translations --verbose' lists the sections")
      })
  }

  private func listed(_ option: Option) -> [String]? {
    arguments.value(of: option).map { $0.split(separator: ",").map(String.init) }
  }
}

extension Command.Operand {
  /// One article.
  static let article = Command.Operand(
    name: "ARTICLE",
    summary: "An article's name, one of its pages, or its folder. A page of a translation says "
      + "the language, too.")
}

extension Option {
  /// Some of the languages.
  static let languages = Option(
    name: "language", letter: "l", value: "CODE",
    summary: "Only this language; several are separated by commas.")
  /// One language.
  static let oneLanguage = Option(
    name: "language", letter: "l", value: "CODE", summary: "The language of the translation.")
  /// Some of the sections.
  static let sections = Option(
    name: "section", letter: "s", value: "ID",
    summary: "Only the section with this id; several are separated by commas.")
}
