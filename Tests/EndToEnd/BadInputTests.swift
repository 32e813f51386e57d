import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private func folder(of input: BadInput) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(input.files)
    if let bytes = input.bytes { try folder.write(bytes.data, to: bytes.path) }
    if let link = input.link {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(link.path).path,
        withDestinationPath: link.target)
    }
    return folder
  }

  @Test(
    "gets a message with its place and a status, and no site is written", arguments: BadInput.all)
  func build(input: BadInput) throws {
    let folder = try folder(of: input)
    let before = folder.names
    let outcome = try tool.run("build", "--articles", input.operand, in: folder)
    #expect(outcome.status == input.status)
    for message in input.messages { #expect(outcome.error.contains(message)) }
    #expect(folder.names == before)
  }

  @Test("gets the same from the other commands, and no samples", arguments: BadInput.all)
  func otherCommands(input: BadInput) throws {
    let folder = try folder(of: input)
    let before = folder.names
    for command in ["check", "samples"] {
      let outcome = try tool.run(command, input.operand, in: folder)
      #expect(outcome.status == input.status, "\(command)")
      for message in input.messages { #expect(outcome.error.contains(message), "\(command)") }
    }
    #expect(folder.names == before)
  }

  @Test("stops a build before its code is checked")
  func beforeTheCheck() throws {
    let folder = try TemporaryFolder([
      "Articles/note.en.md": "# Note\n\n```swift:../A.swift\nlet a = 1\n```\n"
    ])
    let outcome = try tool.shell("XDG_CACHE_HOME=$PWD/cache '\(tool.path)' build", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("leaves the sample's folder"))
    let cache = folder.url.appendingPathComponent("cache/stele").path
    let names = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(!names.contains("stand-ins"), "a check would have built them here")
  }

  @Test("leaves the site of an earlier build whole")
  func oldSiteStays() throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": "# Note\n\nText.\n"])
    #expect(try tool.run("build", in: folder).status == 0)
    let start = try #require(folder.text(of: "_site/index.html"))
    try folder.write(Data("---\ntitle: [\n---\n".utf8), to: "Articles/note.en.md")
    #expect(try tool.run("build", in: folder).status == 1)
    #expect(folder.text(of: "_site/index.html") == start)
    #expect(folder.names == ["Articles", "_site"])
  }

  /// A text that holds one thing very often.
  struct Nesting: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String

    init(_ name: String, _ open: String, _ close: String = "") {
      testDescription = name
      text = String(repeating: open, count: 10_000) + "a" + String(repeating: close, count: 10_000)
    }
  }

  /// The compiler gives up on some of these after its own limit, of processor time.
  @Test(
    "of extreme nesting is read in time and crashes nothing",
    arguments: [
      Nesting("links", "[", "](x)"), Nesting("open images", "!["), Nesting("tags", "<a "),
      Nesting("code spans", "`a "), Nesting("lists", "- "), Nesting("footnotes", "[^a"),
      Nesting("parentheses in code", "(", ")"), Nesting("braces in code", "{", "}"),
      Nesting("open braces in code", "{"), Nesting("arrays in code", "[", "]"),
      Nesting("branches in code", "a\nif a {} else "),
      Nesting("effects in code", "try\n"), Nesting("conditions in code", "\n#if A\n", "\n#endif\n"),
    ])
  func nesting(_ nesting: Nesting) throws {
    let isCode = nesting.testDescription.hasSuffix("code")
    let text = isCode ? "```swift\nlet b = \(nesting.text)\n```" : nesting.text
    let folder = try TemporaryFolder(["Articles/note.en.md": "# Note\n\n\(text)\n"])
    let status = try tool.run("build", in: folder, limit: 300).status
    #expect(status == 0 || status == 1)
  }

  @Test("with a byte order mark and CRLF has its places right")
  func byteOrderMark() throws {
    let page = "\u{FEFF}# Note\r\n\r\n```swift hiden\r\nlet a = 1\r\n```\r\n"
    let folder = try TemporaryFolder(["Articles/note.en.md": page])
    let outcome = try tool.run("check", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("Articles/note.en.md:3:10: error: the option 'hiden'"))
    #expect(outcome.error.contains("    3 | ```swift hiden\n      |          ^"))
  }

  @Test("that the user may not read is named", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": "# Note\n"])
    chmod(folder.url.appendingPathComponent("Articles/note.en.md").path, 0)
    let outcome = try tool.run("check", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("Articles/note.en.md: error: this file cannot be read"))
  }
}
