import Diagnostics
import Foundation
import Site
import Verification

/// The program `rsvg-convert` (Debian's package `librsvg2-bin`), which paints the pictures of pages. What
/// it has painted is kept, as a site's titles seldom change.
struct RSVG {
  let program: String
  /// Where the pictures are kept.
  let cache: CacheFolder

  /// The program on the path, if it is there.
  static func find(_ environment: [String: String]) -> RSVG? {
    guard let program = SearchPath(environment).program("rsvg-convert") else { return nil }
    return RSVG(
      program: program, cache: CacheFolder.standard(environment: environment).folder("cards"))
  }

  /// The note where there is something to paint and nothing to paint it with.
  static let missing = Diagnostic(
    .note, "no-pictures",
    "screens are not painted for feeds and for pages that are shared, as there is no command "
      + "'rsvg-convert'", help: "install the package 'librsvg2-bin'")

  /// The painter that runs it.
  var painter: CardPainter {
    CardPainter { svg in
      let kept = "\(SHA256.text(of: svg)).png"
      if let known = cache.read(kept) { return known }
      guard let png = try? paint(svg) else { return nil }
      try? cache.write(Array(png), to: kept)
      return Array(png)
    }
  }

  /// Files at both ends, so that no pipe can fill up.
  private func paint(_ svg: String) throws -> Data? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stele-card-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (
      folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png")
    )
    try Data(svg.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--output", output.path, input.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let png = try Data(contentsOf: output)
    return png.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? png : nil
  }
}
