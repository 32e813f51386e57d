import Testing
import Verification

@Suite("Code on which the compiler gives up")
struct GivenUpTests {
  @Test("is failed, and takes no other block with it")
  func alone() async throws {
    let page = """
      # Page

      ```swift
      let sound = 1
      ```

      ```swift
      let endless = [1, 2.0, -3].map { $0 * 2 } + [4]
      ```

      ```swift
      print(sound)
      ```
      """
    let blocks = try await TestCompiler.reports(on: ["en": page], endless: "let endless").report
      .blocks
    #expect(blocks.map(\.verdict) == [.verified, .failed, .verified])
    #expect(blocks.dropFirst().first?.reason == "the compiler did not finish in time")
  }
}
