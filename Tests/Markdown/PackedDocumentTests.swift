import Diagnostics
import Testing

@testable import Markdown

@Suite("Documents as bytes")
struct PackedDocumentTests {
  /// Every kind of block and inline.
  private static let text = """
    ---
    title: Notes
    ---
    # A *title* {#top}

    Text with `code`, **strong**, ~~old~~, <b>HTML</b>, [a link](b.md "B"), ![a picture](c.png)[^1]
    and\\
    日本語 😀.

    - [x] done

      ```swift:A.swift
      let a = 1

      let b = 2
      ```
    - [ ] open

    7. seven

    > quoted
    > > twice

    | a | b | c | d |
    |---|:--|--:|:-:|
    | 1 | 2 | 3 | 4 |

    <div>

    ***

        indented

    [^1]: A footnote.

    ```
    not closed
    """

  private func document(_ text: String) throws -> Document {
    try Document(source: SourceText(path: "page.md", text: text))
  }

  private func unpacked(_ document: Document) -> Document? {
    Document(
      packed: document.packed, path: document.source.path, frontMatter: document.frontMatter)
  }

  @Test("are made into the same document again")
  func roundTrip() throws {
    let document = try document(Self.text)
    let again = try #require(unpacked(document))
    #expect(again.blocks == document.blocks)
    #expect(again.source.text == document.source.text)
    #expect(again.source.lineStarts == document.source.lineStarts)
    #expect(again.source.path == "page.md" && again.frontMatter == document.frontMatter)
  }

  @Test(
    "hold every example of the specification",
    .enabled(if: !SpecificationExample.all.isEmpty, "Debian's package cmark-gfm is not installed"))
  func examples() throws {
    for example in SpecificationExample.all {
      let document = try document(example.markdown)
      #expect(unpacked(document)?.blocks == document.blocks, "\(example.markdown)")
    }
  }

  @Test("that were cut off are no document")
  func cutOff() throws {
    let bytes = try document(Self.text).packed
    for count in 0..<bytes.count {
      let part = Array(bytes[..<count])
      #expect(Document(packed: part, path: "page.md", frontMatter: nil) == nil)
    }
  }

  @Test("that were damaged do no harm")
  func damaged() throws {
    let bytes = try document(Self.text).packed
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = ~damaged[index]
      // Nothing to expect of it but that it comes to an end.
      _ = Document(packed: damaged, path: "page.md", frontMatter: nil)
    }
  }
}
