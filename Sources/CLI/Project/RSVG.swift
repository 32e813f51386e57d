import Foundation
import Site
import Verification

/// The program `rsvg-convert` (Debian's package `librsvg2-bin`), which paints the pictures of pages. What
/// it has painted is kept, as a site's titles seldom change.
struct RSVG {
  let program: String
  /// Where the pictures are kept.
  let cache: String

  /// The program on the path, if it is there.
  static func find(_ environment: [String: String]) -> RSVG? {
    guard let program = SearchPath(environment).program("rsvg-convert") else { return nil }
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.cache"
    return RSVG(program: program, cache: "\(caches)/stele/cards")
  }

  /// The painter that runs it.
  var painter: CardPainter {
    CardPainter { svg in
      let kept = "\(cache)/\(SHA256.text(of: svg)).png"
      if let known = FileManager.default.contents(atPath: kept) { return Array(known) }
      guard let png = try? paint(svg) else { return nil }
      try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
      try? png.write(to: URL(fileURLWithPath: kept), options: .atomic)
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
