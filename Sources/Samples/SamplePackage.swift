import Foundation

/// The samples of some articles as one Swift package: a target an article, which opens in Xcode and
/// builds against Apple's SDK there, and against the stand-ins on Linux.
///
/// Each target has its sources twice: as the article has them, and lowered for a compiler without
/// Objective-C. The manifest takes the second on Linux.
public struct SamplePackage: Sendable {
  /// One article's sample.
  public struct Sample: Sendable {
    /// The article's slug.
    public var slug: String
    /// The files.
    public var files: SampleFiles
    /// The language mode, 5 or 6.
    public var mode: Int
    /// Files beside the article that belong to the app, such as storyboards: names and contents.
    public var resources: [(name: String, bytes: [UInt8])]

    /// A sample with what belongs to it.
    public init(
      slug: String, files: SampleFiles, mode: Int, resources: [(name: String, bytes: [UInt8])]
    ) {
      self.slug = slug
      self.files = files
      self.mode = mode
      self.resources = resources
    }
  }

  /// A module of stand-ins, as a target on Linux.
  public struct StandIn: Sendable {
    /// The module's name.
    public var name: String
    /// The modules that it imports.
    public var dependencies: [String]
    /// Paths relative to the module's folder, and contents.
    public var files: [(path: String, text: String)]

    /// A module with its sources.
    public init(name: String, dependencies: [String], files: [(path: String, text: String)]) {
      self.name = name
      self.dependencies = dependencies
      self.files = files
    }
  }

  let samples: [Sample]
  let standIns: [StandIn]
  let lower: @Sendable (String) -> String

  /// A package of samples.
  ///
  /// - Parameter lower: makes a source one for a compiler without Objective-C.
  public init(
    samples: [Sample], standIns: [StandIn], lower: @escaping @Sendable (String) -> String
  ) {
    self.samples = samples.filter { !$0.files.files.isEmpty }
    self.standIns = standIns
    self.lower = lower
  }

  /// Every file of the package: path and contents.
  public var contents: [(path: String, bytes: [UInt8])] {
    var result: [(String, [UInt8])] = [("Package.swift", Array(manifest.utf8))]
    for sample in samples {
      let target = SamplePackage.targetName(sample.slug)
      result += sample.sources
      for file in sample.files.files {
        result.append(("Lowered/\(target)/\(file.name)", Array(lower(file.text).utf8)))
      }
    }
    for module in standIns {
      result += module.files.map { ("StandIns/\(module.name)/\($0.path)", Array($0.text.utf8)) }
    }
    return result
  }

  /// `storyboard-screen` → `StoryboardScreen`: a slug as a module's name.
  public static func targetName(_ slug: String) -> String {
    let words = slug.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber ?? true ? "Sample\(name)" : name
  }

  private var manifest: String {
    let needed = standIns.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let targets = samples.map { sample in
      let name = SamplePackage.targetName(sample.slug)
      let resources = sample.resources.isEmpty ? "[]" : "[.process(\"Resources\")]"
      return "  sample(\"\(name)\", mode: .v\(sample.mode), resources: \(resources)),"
    }
    let modules = standIns.map { module in
      let dependencies = module.dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
      return """
            .target(name: "\(module.name)", dependencies: [\(dependencies)], path: "StandIns/\(module.name)",
              swiftSettings: [.swiftLanguageMode(.v6)]),
        """
    }
    let products = samples.map { sample in
      let name = SamplePackage.targetName(sample.slug)
      return "    .library(name: \"\(name)\", targets: [\"\(name)\"]),"
    }
    let language = samples.contains(where: \.isTranslated) ? "\n  defaultLocalization: \"en\"," : ""
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      /// On Apple's systems a sample is built as the article shows it; elsewhere a copy without
      /// Objective-C attributes is built against stand-ins for Apple's frameworks.
      func sample(_ name: String, mode: SwiftLanguageMode, resources: [Resource]) -> Target {
        #if os(Linux)
          .target(
            name: name, dependencies: [\(needed)], path: "Lowered/\\(name)",
            swiftSettings: [.swiftLanguageMode(mode)])
        #else
          .target(
            name: name, path: "Sources/\\(name)", resources: resources,
            swiftSettings: [.swiftLanguageMode(mode)])
        #endif
      }

      var targets: [Target] = [
      \(targets.joined(separator: "\n"))
      ]

      #if os(Linux)
        targets += [
      \(modules.joined(separator: "\n"))
        ]
      #endif

      let package = Package(
        name: "Samples",\(language)
        platforms: [.iOS(.v18)],
        products: [
      \(products.joined(separator: "\n"))
        ],
        targets: targets)

      """
  }
}
