import Foundation
import Testing

#if os(Linux)
  /// The previews of one page, whose sample is built as often as it takes: once for each of two states.
  @Suite("stele run draws previews") struct PreviewRunTests {
    private struct Document: Decodable {
      struct Block: Decodable {
        struct Preview: Decodable {
          var name: String?
          var device: String?
          var verdict: String
          var message: String?
        }
        var line: Int
        var previews: [Preview]
      }
      var previews: [Block]
    }

    private static let page = """
      # Notes

      ```swift:NoteView.swift
      import SwiftUI
      struct NoteView: View {
        var text: String
        var body: some View { Text("First: \\(text)") }
      }
      private struct NoteView_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            NoteView(text: "Milk").previewDisplayName("Short")
            NoteView(text: "Bread").previewDevice("Nokia 3310")
          }
          .previewInterfaceOrientation(.landscapeLeft)
        }
      }
      ```

      Then it changes:

      ```swift:NoteView.swift
      struct NoteView: View {
        var text: String
        var body: some View { Text("Second: \\(text)") }
      }
      ```

      ```swift
      #if DEBUG
      #Preview("Own size", traits: .sizeThatFitsLayout) {
        @Previewable @State var text = "state"
        NoteView(text: text)
      }
      #Preview("Trap") { NoteView(text: [String]()[0]) }
      #endif
      ```

      ```walkthrough hidden
      launch preview “Own size”
      expect “Second: state”
      ```

      """

    @Test("as they are at their step, with the reason at its place where one cannot be drawn")
    func previews() throws {
      let folder = try TemporaryFolder(["notes.en.md": Self.page])
      let words = ["run", ".", "--format", "json"] + RunTests.confinement
      let outcome = try Tool().start(words, in: folder).finish(limit: 1800)
      let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
      #expect(document.previews.map(\.line) == [3, 29], "\(outcome.output) \(outcome.error)")
      let previews = document.previews.flatMap(\.previews)
      #expect(previews.map(\.name) == ["Short", nil, "Own size", nil])
      #expect(previews.map(\.verdict) == ["passed", "unsupported", "passed", "failed"])
      #expect(previews.first?.device == "iPhone 16" && previews[2].device == nil)
      let text = try Tool().start(["run", "."] + RunTests.confinement, in: folder).finish(
        limit: 600)
      #expect(text.status == 1)
      #expect(text.output.contains("2 previews drawn, 2 not"))
      #expect(
        text.error.contains("notes.en.md:9:1: warning: this preview is not drawn: the device "),
        "\(text.error)")
      #expect(
        text.error.contains("notes.en.md:35:1: error: this preview is not drawn: the app stopped"))

      _ = try Tool().run("build", "--articles", ".", "--no-check", "--output", "out", in: folder)
      let html = try #require(folder.text(of: "out/en/notes/index.html"))
      #expect(html.contains("What the preview shows: First: Milk"))
      #expect(html.contains("What the preview shows: Second: state"))
      #expect(html.contains("<figcaption>Short · iPhone 16</figcaption>"))
    }
  }
#endif
