import Testing
import Verification

@Suite("Modules that come with the toolchain")
struct ToolchainModuleTests {
  @Test(
    "Package plugins are checked against the module that they are written for",
    arguments: [("package", "verified"), ("pakage", "failed")])
  func plugins(member: String, verdict: String) async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        import PackagePlugin

        @main struct Generator: BuildToolPlugin {
          func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
            print(context.\(member))
            return []
          }
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict.rawValue) == [verdict])
  }
}
