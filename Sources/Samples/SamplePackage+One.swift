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
    let resources = self.resources.isEmpty ? "" : "resources: [.process(\"Resources\")], "
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(target)",
        platforms: [.iOS(.v18)],
        products: [.library(name: "\(target)", targets: ["\(target)"])],
        targets: [
          .target(name: "\(target)", \(resources)swiftSettings: [.swiftLanguageMode(.v\(mode))])
        ])

      """
  }

  /// The files beside a page that belong to the app that it builds: names and contents.
  public static func resources(besidePage file: String) -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, [UInt8]($0)) }
      }
  }
}
