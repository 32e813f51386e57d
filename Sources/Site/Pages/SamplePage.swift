import Catalog
import Samples

/// The page of an article's sample in one language: every file as it is at the end, which a script makes
/// a view of all that they were on the way.
struct SamplePage {
  let frame: PageFrame
  let index: Int
  let language: SiteLanguage
  let sample: PageSample
  /// The languages in which the article's page has a sample.
  let languages: Set<Language>

  /// Renders the page.
  func render() -> HTMLBuffer {
    let planned = frame.plan.articles[index]
    let address = Address.sample(planned.slug, language.language)
    let strings = language.strings
    var value = frame.value(
      language, address: address, title: strings["sample-title", ["title": sample.page.title]],
      description: strings["sample-lead"], kind: "sample", alternates: alternates(planned),
      isIndexed: false)
    value["article"] = ["title": .text(sample.page.title), "href": "../"]
    value["download"] = .optional(sample.archiveName.map { PathText.percentEncoded($0) })
    value["steps"] = .text(PageSample.steps)
    value["files"] = .list(
      sample.history.files.enumerated().compactMap { index, file in
        file.versions.last.map { version in
          [
            "id": .text(PageSample.id(ofFile: index)), "filename": .text(file.name),
            "caption": .text(file.name), "language": "swift",
            "body": .markup(CodeMarkup.html(Array(file.text(of: version).utf8), file.language)),
          ]
        }
      })
    var output = HTMLBuffer()
    frame.theme.templates.render("sample", .object(value), into: &output)
    return output
  }

  /// A language without this sample offers the article itself.
  private func alternates(_ planned: PlannedArticle) -> [PageFrame.Alternate] {
    frame.plan.languages.map { other in
      let exists = languages.contains(other.language)
      return PageFrame.Alternate(
        language: other,
        address: exists
          ? Address.sample(planned.slug, other.language)
          : Address.article(planned.slug, other.language),
        exists: exists)
    }
  }
}
