public import Catalog
public import Diagnostics
import Foundation
public import Translations

/// A site whose pages are made when somebody asks for them, so that a change costs what is looked at and
/// not what there is. It is a value of one moment: a change of an article makes another one.
public struct LiveSite: Sendable {
  /// A file of the site as a browser gets it.
  public struct File: Sendable {
    /// What it holds.
    public var bytes: [UInt8]
    /// Its path below the site's root, which tells its type.
    public var path: String
  }

  /// What is wrong with the site as a whole.
  public let diagnostics: [Diagnostic]
  private var articles: ArticleFiles
  private let aligned: [AlignedArticle]
  private let shared: [String: SharedFiles.Entry]

  /// A site of articles as they are now.
  ///
  /// - Parameters:
  ///   - earlier: the site before, of which is taken over what has not changed.
  ///   - filesAreSame: whether the files that its pages refer to are as they were.
  public init(
    catalog: Catalog, articles: [AlignedArticle], checked: CheckedPages, theme: Theme,
    settings: SiteSettings = SiteSettings(), earlier: LiveSite? = nil, filesAreSame: Bool = false
  ) {
    let theme = theme.with(settings.theme)
    var diagnostics = theme.diagnostics
    aligned = articles
    let plan = SitePlan(
      articles.map { earlier?.planned(like: $0) ?? PlannedArticle($0) }, in: catalog.languages,
      theme: theme, settings: settings, &diagnostics)
    let frame = PageFrame(plan: plan, theme: theme, settings: settings)
    self.diagnostics = diagnostics
    self.articles = ArticleFiles(
      frame: frame,
      assets: (filesAreSame ? earlier?.articles.assets : nil)
        ?? AssetStore(root: catalog.root) { _, _ in },
      checked: checked, catalogRoot: catalog.root, painter: nil)
    shared = Dictionary(SharedFiles(frame: frame).entries.map { ($0.path, $0) }) { first, _ in first
    }
  }

  /// What was planned of an article, where it is still the same.
  private func planned(like article: AlignedArticle) -> PlannedArticle? {
    guard let index = articles.frame.plan.article(article.article.slug),
      aligned[index].isSame(as: article)
    else { return nil }
    return articles.frame.plan.articles[index]
  }

  /// The same site after a check.
  public func with(_ checked: CheckedPages) -> LiveSite {
    var site = self
    site.articles.checked = checked
    return site
  }

  /// The slug of the article whose page stands at a path below the site's root.
  public func article(at path: String) -> String? {
    articles.frame.plan.page(atAddress: path).map { articles.frame.plan.articles[$0.article].slug }
  }

  /// The file at a path below the site's root; a folder's is its page. Nothing but what the site itself
  /// has is found, whatever the path looks like.
  public func file(at path: String) async -> File? {
    let path = Address.file(of: path)
    if let entry = shared[path] {
      return entry.make().map { File(bytes: $0, path: path) }
    }
    for folder in Self.folders(of: path) {
      guard let key = articles.frame.plan.page(atAddress: folder) else { continue }
      return await file(of: key, at: path)
    }
    guard let source = await articles.assets.sources[path],
      let data = FileManager.default.contents(atPath: source)
    else { return nil }
    return File(bytes: Array(data), path: path)
  }

  /// The folders that may be that of the page which a file belongs to: its own, or for what belongs to a
  /// sample the one above.
  private static func folders(of path: String) -> [String] {
    let folder = PathText.folder(of: path) + "/"
    return folder.hasSuffix("/" + PageSample.folder)
      ? [folder, String(folder.dropLast(PageSample.folder.count))] : [folder]
  }

  /// Whether a folder has a page, for an address that lacks the slash at its end.
  public func hasPage(inFolder path: String) -> Bool {
    let file = path + "/index.html"
    return shared[file] != nil || articles.frame.plan.page(atAddress: path + "/") != nil
      || isSample(path + "/")
  }

  /// Whether a folder is that of an article's sample.
  private func isSample(_ folder: String) -> Bool {
    let plan = articles.frame.plan
    guard folder.hasSuffix("/" + PageSample.folder),
      let key = plan.page(atAddress: String(folder.dropLast(PageSample.folder.count))),
      let page = plan.articles[key.article].article.page(in: key.language)
    else { return false }
    return articles.checked.hasSample(page, slug: plan.articles[key.article].slug)
  }

  /// A path as it stands in an address.
  public static func encoded(_ path: String) -> String {
    PathText.percentEncoded(path, asciiOnly: true)
  }

  /// What is shown at an address where nothing is.
  public var notFound: File? {
    shared["404.html"].flatMap { entry in
      entry.make().map { File(bytes: $0, path: entry.path) }
    }
  }

  private func file(of key: SitePlan.PageKey, at path: String) async -> File? {
    let plan = articles.frame.plan
    let article = aligned[key.article]
    guard let page = article.article.page(in: key.language),
      let language = plan.language(key.language),
      let made = try? await articles.files(
        ofArticle: key.article, page, in: language, rows: RowMarks(article), only: path),
      let file = made.files.first(where: { $0.path == path })
    else { return nil }
    return File(bytes: file.bytes, path: path)
  }
}
