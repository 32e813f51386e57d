import Foundation
import Testing

/// Input with something wrong, and what the tool must say of it.
struct BadInput: Sendable, CustomTestStringConvertible {
  var name: String
  /// Files below the working directory.
  var files: [String: String] = [:]
  /// A file whose bytes are no text.
  var bytes: (path: String, data: Data)?
  /// A link, and where it leads.
  var link: (path: String, target: String)?
  /// The folder that is given to the commands.
  var operand = "Articles"
  var status: Int32 = 1
  /// What the standard error must contain: the place and the text.
  var messages: [String]

  var testDescription: String { name }

  private static let page = "# Note\n\nText.\n"

  private static func page(_ code: String, info: String = "swift") -> String {
    "# Note\n\nText.\n\n```\(info)\n\(code)\n```\n"
  }

  static let all: [BadInput] = [
    BadInput(
      name: "a folder that does not exist", operand: "nowhere", status: 2,
      messages: ["nowhere: error: there is no file or folder 'nowhere'"]),
    BadInput(
      name: "a folder without articles", files: ["Articles/picture.png": ""], status: 2,
      messages: ["Articles: error: 'Articles' holds no articles"]),
    BadInput(
      name: "a file that is no Markdown", files: ["notes.txt": "text"], operand: "notes.txt",
      status: 2, messages: ["notes.txt: error: 'notes.txt' is neither a folder nor a Markdown file"]
    ),
    BadInput(
      name: "a page that is a link to nowhere", files: ["Articles/note.en.md": page],
      link: ("Articles/other.en.md", "gone.md"), status: 2,
      messages: ["Articles/other.en.md: error: this link leads nowhere"]),
    BadInput(
      name: "invalid UTF-8",
      bytes: ("Articles/note.en.md", Data("# Note\n\nA caf".utf8) + [0xE9, 0x20, 0x0A]),
      messages: ["Articles/note.en.md:3:6: error: this file is not UTF-8"]),
    BadInput(
      name: "an unclosed fence", files: ["Articles/note.en.md": "# Note\n\n```swift\nlet a = 1\n"],
      messages: ["Articles/note.en.md:3:1: ", "this code block is not closed"]),
    BadInput(
      name: "malformed front matter",
      files: ["Articles/note.en.md": "---\ntitle: [a\n---\n\n# Note\n"],
      messages: ["Articles/note.en.md:3:1: error: ", "this is not valid YAML"]),
    BadInput(
      name: "front matter that is no mapping",
      files: ["Articles/note.en.md": "---\n- a\n- b\n---\n\n# Note\n"],
      messages: ["Articles/note.en.md:2:1: error: "]),
    BadInput(
      name: "front matter that is not closed",
      files: ["Articles/note.en.md": "---\ntitle: Note\n\n# Note\n"],
      messages: ["Articles/note.en.md:1:1: ", "this front matter is not closed"]),
    BadInput(
      name: "two pages of one article and language",
      files: ["Articles/note.en.md": page, "Articles/en/note.md": page],
      messages: ["Articles/note.en.md", "Articles/en/note.md", "[duplicate-page]"]),
    BadInput(
      name: "two articles with one slug",
      files: ["Articles/my note.en.md": page, "Articles/my-note.en.md": page],
      messages: ["Articles/my", "[duplicate-slug]"]),
    BadInput(
      name: "an unknown language code",
      files: ["Articles/note.en.md": "---\nlang: english\n---\n\n# Note\n"],
      messages: ["Articles/note.en.md:2:7: error: 'english' is not a language code"]),
    BadInput(
      name: "a file name that leaves the sample",
      files: ["Articles/note.en.md": page("let a = 1", info: "swift:../A.swift")],
      messages: [
        "Articles/note.en.md:5:4: error: the file name '../A.swift' leaves the sample's folder"
      ]),
    BadInput(
      name: "an option that is misspelt",
      files: ["Articles/note.en.md": page("let a = 1", info: "swift expect-eror")],
      messages: [
        "Articles/note.en.md:5:10: error: the option 'expect-eror' is not known",
        "did you mean 'expect-error'?",
      ]),
    BadInput(
      name: "a step of a walkthrough that is misspelt",
      files: ["Articles/note.en.md": page("tap “Save”\n  expcet “Saved”", info: "walkthrough")],
      messages: [
        "Articles/note.en.md:7:3: error: no step starts with ‘expcet’",
        "did you mean ‘expect’?",
      ]),
    BadInput(
      name: "a walkthrough that is misspelt",
      files: ["Articles/note.en.md": page("tap “Save”", info: "walkthru")],
      messages: ["Articles/note.en.md:5:4: error: ", "did you mean ‘walkthrough’?"]),
    BadInput(
      name: "a step of a million quotation marks",
      files: [
        "Articles/note.en.md": page(
          "tap " + String(repeating: "“", count: 1_000_000), info: "walkthrough")
      ],
      messages: ["Articles/note.en.md:6:5: error: this text has no closing quotation mark"]),
    BadInput(
      name: "a file name that climbs out of the sample",
      files: ["Articles/note.en.md": page("let a = 1", info: "swift:../x.swift")],
      messages: ["Articles/note.en.md:5:", "'../x.swift' leaves the sample's folder"]),
    BadInput(
      name: "a file name from the root",
      files: ["Articles/note.en.md": page("let a = 1", info: "swift file=/tmp/x.swift")],
      messages: ["Articles/note.en.md:5:", "'/tmp/x.swift' leaves the sample's folder"]),
    BadInput(
      name: "ten thousand nested arrays in code",
      files: [
        "Articles/note.en.md": page(
          "let a = " + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        )
      ],
      messages: ["Articles/note.en.md:6:265: error: this code has more than 256 levels of nesting"]
    ),
    BadInput(
      name: "a page of 10 MB",
      files: ["Articles/note.en.md": "# Note\n\n" + String(repeating: "word ", count: 2_100_000)],
      messages: ["Articles/note.en.md", "[page-too-large]"]),
    BadInput(
      name: "ten thousand nested quotes",
      files: ["Articles/note.en.md": "# Note\n\n" + String(repeating: ">", count: 10_000) + "\n"],
      messages: ["Articles/note.en.md:3:", "[too-deep]"]),
    BadInput(
      name: "ten thousand nested emphasis marks",
      files: [
        "Articles/note.en.md": "# Note\n\n" + String(repeating: "*a _b ", count: 10_000)
          + String(repeating: " c_ d*", count: 10_000) + "\n"
      ],
      messages: ["Articles/note.en.md:3:", "[too-deep]"]),
  ]
}
