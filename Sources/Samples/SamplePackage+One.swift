public import Catalog
import Foundation

extension SamplePackage.Sample {
  /// The name of the sample's target.
  public var target: String { SamplePackage.targetName(slug) }

  /// The sample as a package of its own for readers, who have Xcode and so need no stand-ins: path and
  /// contents of every file.
  public var ownPackage: [(path: String, bytes: [UInt8])] {
    [("Package.swift", Array(ownManifest.utf8))] + sources
  }

  /// The sources as the article has them, and the resources, where SwiftPM looks for them.
  var sources: [(path: String, bytes: [UInt8])] {
    files.files.map { ("Sources/\(target)/\($0.name)", Array($0.text.utf8)) }
      + resources.map { ("Sources/\(target)/Resources/\($0.name)", $0.bytes) }
  }

  private var ownManifest: String {
    let language = isTranslated ? "\n  defaultLocalization: \"en\"," : ""
    let resources = self.resources.isEmpty ? "" : "resources: [.process(\"Resources\")], "
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(target)",\(language)
        platforms: [.iOS(.v18)],
        products: [.library(name: "\(target)", targets: ["\(target)"])],
        targets: [
          .target(name: "\(target)", \(resources)swiftSettings: [.swiftLanguageMode(.v\(mode))])
        ])

      """
  }

  /// Whether SwiftPM asks which language is the one for all readers.
  var isTranslated: Bool {
    resources.contains { $0.name.contains(".lproj/") || $0.name.hasSuffix(".xcstrings") }
  }

  /// The files of the app that a page builds, apart from Swift: those beside the page, and those that it shows.
  public static func resources(of page: Page) -> [(name: String, bytes: [UInt8])] {
    let shown = ShownStrings.files(in: page.document.blocks)
    let names = Set(shown.map(\.name))
    return resources(besidePage: page.file).filter { !names.contains($0.name) } + shown
  }

  /// The files beside a page that belong to the app that it builds: names and contents.
  private static func resources(besidePage file: String) -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    let translated = names.filter { $0.hasSuffix(".lproj") }.flatMap { language in
      ((try? files.contentsOfDirectory(atPath: "\(folder)/\(language)")) ?? [])
        .filter(ShownStrings.isTable).map { "\(language)/\($0)" }
    }
    let own = names.filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") || ShownStrings.isTable($0)
    }
    return (own + translated).sorted().compactMap { name in
      files.contents(atPath: "\(folder)/\(name)").map { (name, [UInt8]($0)) }
    }
  }
}
