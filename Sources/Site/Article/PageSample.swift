import Catalog
import Samples
import Verification

/// The sample that a page builds up: what of it is shown, and where.
struct PageSample: Sendable {
  /// A version of a file, by indices into the history.
  struct Place: Hashable, Sendable {
    var file: Int
    var version: Int
  }

  let slug: String
  let page: Page
  let history: SampleHistory
  /// The files at the page's end, for readers to take with them; nothing where some block failed, since
  /// what does not compile helps nobody.
  let files: SampleFiles?
  /// The lines of the blocks that the page shows, by their numbers.
  private let lines: [Int: Int]
  /// What each of these blocks makes of its file; nothing for one that shows all of a file that never
  /// was anything else.
  private let places: [Int: Place]

  /// The sample of a page of which a file is named or grows: code that is complete where it stands has no
  /// story to tell.
  init?(
    of page: Page, slug: String, history: SampleHistory, files: SampleFiles?, blocks: [BlockReport]
  ) {
    guard Self.hasStory(history, blocks) else { return nil }
    self.slug = slug
    self.page = page
    self.history = history
    self.files = blocks.contains { $0.verdict == .failed } ? nil : files
    let reports = Dictionary(blocks.map { ($0.line, $0) }) { first, _ in first }
    var lines: [Int: Int] = [:]
    var places: [Int: Place] = [:]
    for placed in page.codeBlocks where !placed.block.isHidden {
      guard let report = reports[placed.range.start.line] else { continue }
      lines[report.index] = report.line
      places[report.index] = history.place(
        ofBlock: report.index, file: report.filename, placed.block.code)
    }
    self.lines = lines
    self.places = places
  }

  /// Whether a page with this history and these blocks has a sample.
  static func hasStory(_ history: SampleHistory, _ blocks: [BlockReport]) -> Bool {
    !history.files.isEmpty
      && (blocks.contains { $0.filename != nil }
        || history.files.contains { $0.versions.count > 1 })
  }

  /// The file that a block changes or shows, as it is after the block.
  func place(ofBlock index: Int) -> Place? { places[index] }

  /// The title of the section in which a version came to be, and the way to its block from the article.
  func origin(of version: SampleHistory.Version) -> (title: String, href: String) {
    guard let line = lines[version.block] else { return (page.title, "") }
    let section = page.sections.last { $0.range.start.line < line }
    return (section?.title ?? page.title, id(ofBlock: version.block).map { "#\($0)" } ?? "")
  }

  /// The id of a block's figure, if the page shows it. No heading's id has a colon.
  func id(ofBlock index: Int) -> String? { lines[index].map { _ in "code:\(index + 1)" } }

  // MARK: Addresses

  /// The folder of the sample's page, beside the article's.
  static let folder = "sample/"

  /// The file with the history, beside the sample's page.
  static let steps = "steps.json"

  /// The file for download, beside the sample's page.
  var archiveName: String? { files.map { _ in "\(SamplePackage.targetName(slug)).zip" } }

  /// The id of a file on the sample's page.
  static func id(ofFile index: Int) -> String { "file-\(index + 1)" }

  /// The sample as a package that opens in Xcode; the same bytes for the same sample.
  var archive: [UInt8]? {
    guard let files else { return nil }
    let sample = SamplePackage.Sample(
      slug: slug, files: files, mode: page.document.frontMatter?.swift?.value ?? 5,
      resources: SamplePackage.Sample.resources(of: page))
    var archive = ZipArchive()
    for file in sample.ownPackage { archive.add("\(sample.target)/\(file.path)", file.bytes) }
    return archive.bytes
  }
}

extension SampleHistory {
  /// The file that a block changes, else the one that it names, as it is after the block.
  fileprivate func place(ofBlock index: Int, file name: String?, _ code: String) -> PageSample
    .Place?
  {
    let changed = files.indices.filter { file in
      files[file].versions.contains { $0.block == index }
    }
    let named = files.firstIndex { $0.name == name }
    guard let file = changed.first(where: { $0 == named }) ?? changed.first ?? named,
      let version = files[file].versions.lastIndex(where: { $0.block <= index })
    else { return nil }
    let versions = files[file].versions
    if versions.count == 1, files[file].text(of: versions[0]) == code { return nil }
    return PageSample.Place(file: file, version: version)
  }
}
