import Testing

@testable import Verification

@Suite("Apple's SDKs")
struct AppleSDKTests {
  @Test(
    "name the machine that code is compiled for",
    arguments: [
      ("iphonesimulator", "arm64-apple-ios18.2-simulator"), ("iphoneos", "arm64-apple-ios18.2"),
      ("xrsimulator", "arm64-apple-xros18.2-simulator"), ("macosx", nil),
    ])
  func targets(name: String, target: String?) {
    let sdk = AppleSDK(name: name, path: "/sdk", version: "18.2")
    #expect(sdk.target(architecture: "arm64") == target)
  }
}
