import Foundation
import Testing

@testable import CLI

@Suite("The programs that a site can do without")
struct SiteToolsTests {
  /// A folder with programs that are scripts, removed at the end.
  private final class Folder {
    let path = NSTemporaryDirectory() + "stele-tools-\(UUID().uuidString)"

    init(_ scripts: [String: String]) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for (name, text) in scripts {
        let file = "\(path)/\(name)"
        let source = "\(file).sh"
        try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: source))
        // Another process writes the program: a child that another test starts while this one writes would
        // hold the file open, and it could not be run ("text file busy").
        let install = URL(fileURLWithPath: "/usr/bin/install")
        try Process.run(install, arguments: ["-m", "755", source, file]).waitUntilExit()
        try FileManager.default.removeItem(atPath: source)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test("pagefind is what the environment names, else the one on the path, the extended one first")
  func pagefind() throws {
    let both = try Folder(["pagefind": "", "pagefind_extended": ""])
    let plain = try Folder(["pagefind": ""])
    #expect(Pagefind.find([:])?.words == nil)
    #expect(Pagefind.find(["PATH": "/nowhere:\(plain.path)"])?.words == ["\(plain.path)/pagefind"])
    #expect(
      Pagefind.find(["PATH": "\(plain.path):\(both.path)"])?.words
        == ["\(both.path)/pagefind_extended"])
    #expect(
      Pagefind.find(["PATH": plain.path, "STELE_PAGEFIND": "python3 -m p"])?.words
        == ["python3", "-m", "p"])
    #expect(Pagefind.find(["PATH": plain.path, "STELE_PAGEFIND": ""])?.words == nil)
  }

  @Test("pagefind is given the site's folder, and its own interfaces are not kept")
  func indexing() throws {
    let site = try Folder([:])
    let tool = try Folder([
      "pagefind": """
      test "$1" = --site && mkdir "$2/pagefind" && cd "$2/pagefind" \
        && touch pagefind.js pagefind-worker.js pagefind-ui.js pagefind-component-ui.css
      """
    ])
    let pagefind = try #require(Pagefind.find(["PATH": tool.path]))
    #expect(pagefind.indexer.index(site.path) == [])
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(site.path)/pagefind")
    #expect(left.sorted() == ["pagefind-worker.js", "pagefind.js"])
  }

  @Test("a pagefind that fails is a warning with its last words; the site is built all the same")
  func failure() throws {
    let site = try Folder([:])
    let tool = try Folder(["pagefind": "echo first; echo no room >&2; exit 3"])
    let found = try #require(Pagefind.find(["PATH": tool.path])).indexer.index(site.path)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("failed: no room") == true)
  }

  @Test("a picture is painted once and kept")
  func cards() throws {
    let cache = try Folder([:])
    let tool = try Folder(["rsvg-convert": "printf '\\211PNG%s' \"$(cat \"$3\")\" > \"$2\""])
    let environment = ["PATH": tool.path, "XDG_CACHE_HOME": cache.path]
    let painter = try #require(RSVG.find(environment)).painter
    let png = painter.png("<svg/>")
    #expect(png == [0x89] + Array("PNG<svg/>".utf8))
    try FileManager.default.removeItem(atPath: "\(tool.path)/rsvg-convert")
    #expect(painter.png("<svg/>") == png)
    #expect(painter.png("<svg></svg>") == nil)
  }
}
