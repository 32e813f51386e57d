import Testing
import Verification

@Suite("Modules that come with the toolchain")
struct ToolchainModuleTests {
  @Test(
    "of package manifests and package plugins are found, and a misspelt member of theirs is failed",
    arguments: [
      (
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Tool", products: [.library(name: "Tool", targets: ["Tool"])],
          targets: [.target(name: "Tool")])
        """, "verified"
      ),
      (
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "Tool", targets: [.taget(name: "Tool")])
        """, "failed"
      ),
      (
        """
        import PackagePlugin

        @main struct Generator: BuildToolPlugin {
          func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
            []
          }
        }
        """, "verified"
      ),
    ])
  func packages(code: String, verdict: String) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```")
    #expect(report.blocks.map(\.verdict.rawValue) == [verdict])
  }
}
