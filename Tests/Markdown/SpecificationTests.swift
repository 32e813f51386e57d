import Diagnostics
import Foundation
import Testing

@testable import Markdown

@Suite(
  "The GFM specification",
  .enabled(if: !SpecificationExample.all.isEmpty, "Debian's package cmark-gfm is not installed"))
struct SpecificationTests {
  @Test("all examples of the specification are read")
  func count() {
    #expect(SpecificationExample.all.count == 673)
    let flavours = Dictionary(grouping: SpecificationExample.all, by: \.flavour).mapValues(\.count)
    #expect(
      flavours == [
        "": 649, "table": 8, "strikethrough": 2, "autolink": 11, "tagfilter": 1, "disabled": 2,
      ])
  }

  @Test("an example renders as the specification says", arguments: SpecificationExample.all)
  func rendersAsSpecified(example: SpecificationExample) throws {
    let source = SourceText(path: "example.md", text: example.markdown)
    let document = try Document(source: source, dialect: example.dialect, isPlain: true)
    let renderer = HTMLRenderer(filtersTags: example.flavour == "tagfilter")
    #expect(renderer.html(document.blocks) == example.html)
  }

  /// The examples that the extensions change when all are on, as they are for articles.
  static let changedByExtensions: [Int: String] = [
    610: "the address in brackets that hold a space too is linked by the autolink extension",
    614: "the address behind an escaped plus sign is linked by the autolink extension",
    616: "the address between spaced brackets is linked by the autolink extension",
    619: "a bare address of the web is linked by the autolink extension",
    620: "a bare address of mail is linked by the autolink extension",
  ]

  @Test("all extensions together change only what is listed", arguments: SpecificationExample.all)
  func extensionsTogether(example: SpecificationExample) throws {
    let source = SourceText(path: "example.md", text: example.markdown)
    let document = try Document(source: source, dialect: .all, isPlain: true)
    let renderer = HTMLRenderer(filtersTags: example.flavour == "tagfilter")
    let isChanged = SpecificationTests.changedByExtensions[example.number] != nil
    #expect((renderer.html(document.blocks) != example.html) == isChanged, "\(example.markdown)")
  }
}
