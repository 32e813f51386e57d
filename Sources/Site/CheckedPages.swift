public import Verification

/// What a check says, page by page.
public struct CheckedPages: Sendable {
  /// What the code was checked with; nothing where it was not.
  let compiler: String?
  let sdk: String?
  /// What the names in a file's code mean; nothing where that was not asked for.
  let names: @Sendable (_ file: String) -> PageNames?
  private let reports: [String: [BlockReport]]

  /// What a report says; nothing at all without one.
  public init(_ report: CheckReport? = nil) {
    compiler = report?.compiler
    sdk = report?.sdk
    let known = report?.names
    names = { known?($0) }
    reports = Dictionary(grouping: report?.blocks ?? [], by: \.file)
  }

  /// What is known of pages that were checked one by one, by their files.
  public init(
    reports: [String: [BlockReport]], compiler: String, sdk: String,
    names: @escaping @Sendable (_ file: String) -> PageNames? = { _ in nil }
  ) {
    self.names = names
    self.compiler = compiler
    self.sdk = sdk
    self.reports = reports
  }

  /// The reports on a page's blocks, by line.
  func blocks(of file: String) -> [Int: BlockReport] {
    Dictionary((reports[file] ?? []).map { ($0.line, $0) }) { first, _ in first }
  }
}
