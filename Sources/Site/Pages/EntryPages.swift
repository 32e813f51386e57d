/// The pages that speak every language at once: the start page and the one for a wrong address.
struct EntryPages {
  let frame: PageFrame

  /// The start page; its script leads to the reader's language, and its links do without.
  func start() -> HTMLBuffer? {
    page("start", address: "", root: "", isIndexed: true) {
      frame.title(in: $0)
    } greeting: {
      .text(frame.title(in: $0))
    }
  }

  /// A server shows this page at any depth, so its links start at the site's root.
  func notFound() -> HTMLBuffer? {
    page("not-found", address: "404.html", root: frame.settings.rootPath, isIndexed: false) {
      $0.strings["not-found-title"]
    } greeting: {
      $0.strings.shown("not-found-title")
    }
  }

  private func page(
    _ template: String, address: String, root: String, isIndexed: Bool,
    title: (SiteLanguage) -> String, greeting: (SiteLanguage) -> TemplateValue
  ) -> HTMLBuffer? {
    guard let first = frame.plan.languages.first else { return nil }
    var value = frame.value(
      first, address: address, title: title(first), description: frame.description(in: first),
      kind: template, alternates: frame.alternates(Address.home), root: root, isIndexed: isIndexed)
    value["xDefault"] = isIndexed ? .text(frame.absolute("") ?? "./") : .nothing
    value["codes"] = .text(frame.plan.languages.map(\.code).joined(separator: " "))
    value["greetings"] = .list(
      frame.plan.languages.map { language in
        [
          "code": .text(language.code), "name": .text(language.name),
          "dir": .text(language.direction),
          "href": .text(root + Address.home(language.language)),
          "title": greeting(language),
          "description": .optional(frame.description(in: language)),
          "text": language.strings.shown("not-found-text"),
          "action": language.strings.shown("start-reading"),
        ]
      })
    var output = HTMLBuffer()
    frame.theme.templates.render(template, .object(value), into: &output)
    return output
  }
}
