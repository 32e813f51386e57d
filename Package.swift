// swift-tools-version: 6.1
import Foundation
import PackageDescription

// MARK: What this machine has

let fileManager = FileManager.default

/// The toolchain that reads this manifest: the folder above the `swift` on PATH, links followed.
/// SwiftSyntax is imported from there, so nothing has to be downloaded or built for it.
let toolchain: URL = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let swift = folders.map { URL(fileURLWithPath: "\($0)/swift") }
    .first { fileManager.isExecutableFile(atPath: $0.path) }
  return (swift ?? URL(fileURLWithPath: "/usr/bin/swift")).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
}()
let syntaxLibraries = toolchain.appendingPathComponent("lib/swift/host").path

/// Debian installs cmark-gfm's extensions without the link name `-l` looks for, so the file itself is
/// named to the linker; elsewhere (Homebrew) the ordinary name works.
let cmarkExtensions: String = {
  let root = "/usr/lib"
  let folders =
    ((try? fileManager.contentsOfDirectory(atPath: root)) ?? []).sorted()
    .map { "\(root)/\($0)" } + [root, "/usr/lib64", "/usr/local/lib"]
  for folder in folders {
    let names = (try? fileManager.contentsOfDirectory(atPath: folder)) ?? []
    if names.contains("libcmark-gfm-extensions.so") { return "cmark-gfm-extensions" }
    if let name = names.filter({ $0.hasPrefix("libcmark-gfm-extensions.so.") }).sorted().last {
      return ":\(name)"
    }
  }
  #if os(Linux)
    // An ordinary name here would be kept in SwiftPM's cache of manifests, also after the installation.
    fatalError("cmark-gfm is missing: 'make site' installs it (Debian: libcmark-gfm-dev cmark-gfm)")
  #else
    return "cmark-gfm-extensions"
  #endif
}()

#if os(macOS)
  let homebrew = ["/opt/homebrew", "/usr/local"].first {
    fileManager.fileExists(atPath: "\($0)/include/cmark-gfm.h")
  }
  let homebrewInclude = homebrew.map { ["-Xcc", "-I\($0)/include"] } ?? []
  let homebrewLibrary = homebrew.map { ["-L\($0)/lib"] } ?? []
#else
  let homebrewInclude: [String] = []
  let homebrewLibrary: [String] = []
#endif

// MARK: Settings shared by all targets

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  // Whoever imports SwiftSource loads the modules below it too.
  .unsafeFlags(["-I", syntaxLibraries]),
]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], swift: [SwiftSetting] = [],
  linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(name)", swiftSettings: strict + swift,
    linkerSettings: linker)
}

func tests(of name: String, _ others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + others, path: "Tests/\(name)",
    exclude: excluded(in: "Tests/\(name)"), swiftSettings: strict)
}

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

func exists(_ path: String?) -> Bool {
  fileManager.fileExists(atPath: root.appendingPathComponent(path ?? "").path)
}

/// Inputs and golden files lie beside the tests that read them; the compiler must not see them.
func excluded(in folder: String) -> [String] {
  ["Fixtures", "Golden"].filter { exists("\(folder)/\($0)") }
}

// MARK: Targets, from the bottom up

let libraries: [Target] = [
  .systemLibrary(name: "CCmark", providers: [.apt(["libcmark-gfm-dev"]), .brew(["cmark-gfm"])]),
  .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(
    name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
  .target(name: "CSourceKit", path: "Sources/CSourceKit"),
]

let tool: [Target] = [
  module("Diagnostics"),
  module(
    "YAML", ["CYAML", "Diagnostics"], swift: [.unsafeFlags(homebrewInclude)],
    linker: [.unsafeFlags(homebrewLibrary)]),
  module(
    "Markdown", ["CCmark", "YAML", "Diagnostics"], swift: [.unsafeFlags(homebrewInclude)],
    linker: [
      .linkedLibrary("cmark-gfm"), .linkedLibrary(cmarkExtensions), .unsafeFlags(homebrewLibrary),
    ]),
  module("Catalog", ["Markdown", "Diagnostics"]),
  // A sample that runs has this module as well, so it lies with what is compiled for samples; but it is
  // named after nothing of Apple's, and the tool has it on every system.
  .target(
    name: "WalkthroughSteps", path: "Sources/StandIns/WalkthroughSteps", swiftSettings: strict),
  module("Walkthroughs", ["WalkthroughSteps", "Markdown", "Diagnostics"]),
  module(
    "SwiftSource", ["Diagnostics"],
    linker: [
      .unsafeFlags([
        "-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries, "-lSwiftParser",
        "-lSwiftSyntax", "-lSwiftDiagnostics", "-lSwiftParserDiagnostics",
      ])
    ]),
  module("Samples", ["Catalog", "Walkthroughs", "Markdown", "SwiftSource", "Diagnostics"]),
  module("Verification", ["Samples", "SwiftSource", "Catalog", "CSourceKit", "Diagnostics"]),
  module("Running", ["Verification", "Samples", "SwiftSource", "WalkthroughSteps", "Diagnostics"]),
  module("Translations", ["Catalog", "Walkthroughs", "Markdown", "YAML", "Diagnostics"]),
  module(
    "Reports",
    ["Verification", "Translations", "Samples", "Catalog", "WalkthroughSteps", "Diagnostics"]),
  module(
    "Site",
    [
      "Verification", "Translations", "Samples", "Catalog", "Walkthroughs", "Markdown", "YAML",
      "Diagnostics",
    ]
  ),
  module(
    "Server", ["CMicroHTTPD", "Site", "Diagnostics"], swift: [.unsafeFlags(homebrewInclude)],
    linker: [.unsafeFlags(homebrewLibrary)]),
  module(
    "CLI",
    [
      "Server", "Running", "Reports", "Site", "Verification", "Translations", "Samples", "Catalog",
      "Walkthroughs", "WalkthroughSteps", "Markdown", "YAML", "Diagnostics",
    ]
  ),
  .executableTarget(
    name: "stele", dependencies: ["CLI"], path: "Sources/stele", swiftSettings: strict),
]

/// The stand-ins carry the names of Apple's modules, so on Apple's systems they must not exist: there
/// the tests of the stand-ins have nothing to test.
let standIns: [Target]
#if os(Linux)
  func standIn(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)")
  }
  standIns = [
    standIn("StelePresumed"),
    standIn("ObjectiveC"),
    standIn("FoundationOverlay", ["ObjectiveC"]),
    standIn("AppleFoundation", ["FoundationOverlay", "Combine"]),
    standIn("CoreGraphics", ["FoundationOverlay"]),
    standIn("QuartzCore", ["CoreGraphics"]),
    standIn("CoreImage", ["ImageIO"]),
    standIn(
      "UIKit",
      [
        "QuartzCore", "CoreImage", "AppleFoundation", "UniformTypeIdentifiers", "SteleCanvas",
      ]),
    standIn("Combine", ["FoundationOverlay"]),
    standIn("CoreData", ["FoundationOverlay", "Combine"]),
    standIn("UniformTypeIdentifiers", ["FoundationOverlay"]),
    standIn("CoreTransferable", ["UniformTypeIdentifiers"]),
    standIn("SteleCanvas"),
    standIn("SwiftUI", ["UIKit", "Combine", "CoreData", "CoreTransferable", "SteleCanvas"]),
    standIn("Charts", ["SwiftUI"]),
    standIn("SwiftData", ["SwiftUI"]),
    standIn("TipKit", ["SwiftUI"]),
    standIn("WidgetKit", ["SwiftUI"]),
    standIn("CoreLocation", ["FoundationOverlay"]),
    standIn("MapKit", ["SwiftUI", "CoreLocation"]),
    standIn("os", ["FoundationOverlay"]),
    standIn("OSLog", ["os"]),
    standIn("ImageIO", ["CoreGraphics"]),
    standIn("SafariServices", ["UIKit"]),
    standIn("WebKit", ["UIKit"]),
    standIn("PDFKit", ["UIKit"]),
    standIn("UserNotifications", ["CoreLocation"]),
    standIn("PlaygroundSupport", ["SwiftUI"]),
    standIn("CoreMedia", ["CoreGraphics"]),
    standIn("AVFoundation", ["CoreMedia", "QuartzCore"]),
    standIn("AppKit", ["SwiftUI"]),
    standIn("Photos", ["UIKit"]),
    standIn("PhotosUI", ["Photos", "SwiftUI"]),
    standIn("MessageUI", ["UIKit"]),
    standIn("StoreKit", ["SwiftUI"]),
    standIn("AVKit", ["AVFoundation", "SwiftUI"]),
    standIn("QuickLook", ["SwiftUI"]),
    standIn("LocalAuthentication", ["FoundationOverlay"]),
    standIn("Network", ["FoundationOverlay"]),
    standIn("XCUIAutomation", ["UIKit"]),
    standIn("Contacts", ["FoundationOverlay"]),
    standIn("ContactsUI", ["Contacts", "UIKit"]),
    standIn("CloudKit", ["CoreLocation"]),
    standIn("SpriteKit", ["SwiftUI"]),
    standIn("StelePlayer", ["SwiftUI", "SteleCanvas", "WalkthroughSteps"]),
    .testTarget(
      name: "StandInTests",
      dependencies: [
        "UIKit", "SwiftUI", "Combine", "AppleFoundation", "CoreData", "CoreLocation", "MapKit",
        "WebKit",
        "AppKit", "Charts", "SwiftData", "TipKit", "StoreKit", "SpriteKit", "CloudKit", "Contacts",
        "XCUIAutomation", "LocalAuthentication", "StelePresumed", "SteleCanvas",
      ].map { .target(name: $0) }, path: "Tests/StandIns",
      // Testing has an overlay for Apple's CoreGraphics, which is sought for ours as well.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
#else
  standIns = []
#endif

let checks: [Target] =
  [
    "Diagnostics", "YAML", "Markdown", "Catalog", "SwiftSource", "Samples", "Verification",
    "Translations", "Walkthroughs",
  ].map { tests(of: $0) }
  + [
    tests(of: "Running", ["WalkthroughSteps"]), tests(of: "Reports"),
    tests(of: "Site", ["Walkthroughs", "WalkthroughSteps"]),
    tests(of: "Server"), tests(of: "CLI"),
  ]
  + [
    .testTarget(
      name: "EndToEndTests", dependencies: ["stele"], path: "Tests/EndToEnd", swiftSettings: strict)
  ]

let package = Package(
  name: "stele",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "stele", targets: ["stele"])],
  targets: (libraries + tool + standIns + checks).filter { exists($0.path) },
  swiftLanguageModes: [.v6])
