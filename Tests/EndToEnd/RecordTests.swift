import Foundation
import Testing

#if os(Linux)
  @Suite("stele run --record") struct RecordTests {
    private static let page = """
      # Notes

      ```swift
      import SwiftUI
      struct ContentView: View {
        @State private var notes: [String] = []
        @State private var text = ""
        var body: some View {
          TextField("Note", text: $text)
          Button("Add") {
            notes.append(text)
            text = ""
          }
          .disabled(text.isEmpty)
          ForEach(notes, id: \\.self) { Text($0) }
        }
      }
      ```

      The end.

      """

    @Test("writes what was done into the page, which then passes")
    func recording() throws {
      let folder = try TemporaryFolder([
        "notes.en.md": Self.page,
        "typed": "tap “Remove”\n1 Milk\n2\nundo\n2\n3\npicture It is there\nwat\ndone\n",
      ])
      let options = RunTests.confinement.joined(separator: " ")
      let line = "\(try Tool().path) run --record \(options) notes.en.md < typed"
      let outcome = try Tool().shell(line, in: folder, limit: 1800)
      #expect(outcome.status == 0, "\(outcome.output) \(outcome.error)")
      #expect(outcome.output.contains("1  field  “Note”\n"), "\(outcome.output)")
      #expect(outcome.output.contains("2  button “Add” disabled\n"))
      #expect(outcome.output.contains("“Remove” is not on the screen"))
      #expect(outcome.output.contains("no step starts with ‘wat’"))
      #expect(outcome.output.contains("notes.en.md:20: a walkthrough of 4 lines is written"))
      let block = """
        ```walkthrough
        type “Milk” into “Note”
        tap “Add”
        expect “Milk”
        picture “It is there”
        ```
        """
      let text = try #require(folder.text(of: "notes.en.md"))
      #expect(text == Self.page.replacing("\n\nThe end.", with: "\n\n\(block)\n\nThe end."))
      let played = try Tool().start(["run", "notes.en.md"] + RunTests.confinement, in: folder)
        .finish(limit: 600)
      #expect(played.status == 0, "\(played.error)")
    }
  }
#endif
