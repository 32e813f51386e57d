import Catalog
import Diagnostics
import Reports
import Samples
import Site
import SwiftSource
import Verification

extension Command {
  /// `stele samples`
  static let samples = Command(
    name: "samples",
    summary: "Write the articles' samples as a Swift package.",
    discussion: """
      Each article's sample becomes a target, in the state that its page in the source
      language reaches at its end. The package opens in Xcode and builds against Apple's
      SDK there; on Linux it builds against stand-ins for Apple's modules, which are
      written beside the samples.
      An article with a block that does not compile, on a page in whatever language, is left
      out, and the exit status is 1.
      """,
    operand: .articles,
    options: [.output("_samples"), .jobs, .quiet, .color],
    examples: [
      Example(
        line: "stele samples", meaning: "Writes the samples of Articles/ to _samples/."),
      Example(
        line: "swift build --package-path _samples", meaning: "Builds what was written."),
    ]
  ) { arguments, session in
    let project = try await Project.read(arguments.operands)
    let (report, problems) = try await session.check(
      project.catalog.articles, jobs: try arguments.number(of: .jobs))
    let diagnostics = project.diagnostics + problems
    guard ExitStatus(diagnostics) == .success else {
      return session.refuse(diagnostics, to: "write the samples")
    }
    let (samples, left) = project.samples(in: report)
    session.show(diagnostics + left)
    let package = SamplePackage(
      samples: samples, standIns: try standIns(in: try session.data().standIns)
    ) { Lowering.lower($0).text }
    let output = arguments.value(of: .output("_samples")) ?? "_samples"
    let folder = try OutputFolder.open(output, for: .samples)
    do {
      for file in package.contents {
        try Task.checkCancellation()
        try folder.write(file.bytes, to: file.path)
      }
      try folder.publish()
    } catch {
      folder.discard()
      throw error
    }
    session.say("\(output): the samples of \(counted(samples.count, "article"))")
    return left.isEmpty ? .success : .problems
  }

  private static func standIns(in folder: String) throws(Diagnostic) -> [SamplePackage.StandIn] {
    try StandInModules.listing(of: folder).map { module in
      SamplePackage.StandIn(
        name: module.name, dependencies: module.dependencies, files: module.files)
    }
  }
}

extension Project {
  /// The samples of the articles' source pages, and a message for each article that is left out since a
  /// block of one of its pages failed.
  fileprivate func samples(
    in report: CheckReport
  ) -> (samples: [SamplePackage.Sample], left: [Diagnostic]) {
    var samples: [SamplePackage.Sample] = []
    var left: [Diagnostic] = []
    let failed = Set(report.blocks.filter { $0.verdict == .failed }.map(\.file))
    for article in catalog.articles {
      guard let page = article.page(in: article.source) ?? article.pages.first,
        let files = report.samples[SampleKey(article: article.slug, language: page.language)],
        !files.files.isEmpty
      else { continue }
      if let wrong = article.pages.first(where: { failed.contains($0.file) }) {
        left.append(
          Diagnostic(
            .error, "sample-left-out", "the sample is left out: a block of this page failed",
            file: wrong.file, help: "run 'stele check \(wrong.file)'"))
        continue
      }
      samples.append(
        SamplePackage.Sample(
          slug: article.slug, files: files,
          mode: page.document.frontMatter?.swift?.value ?? 5,
          resources: SamplePackage.Sample.resources(of: page)))
    }
    return (samples, left)
  }
}
