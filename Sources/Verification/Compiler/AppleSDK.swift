public import Diagnostics
import Foundation

/// One of Apple's SDKs, as the compiler is told of it. It exists on macOS only.
struct AppleSDK: Hashable {
  /// The name that xcrun knows it by: `iphonesimulator`.
  var name: String
  /// Its folder.
  var path: String
  /// Its version: `18.2`.
  var version: String

  /// The machine that code for the SDK is compiled for; nothing for the one that compiles.
  func target(architecture: String) -> String? {
    switch name {
    case "iphonesimulator": "\(architecture)-apple-ios\(version)-simulator"
    case "iphoneos": "arm64-apple-ios\(version)"
    case "appletvsimulator": "\(architecture)-apple-tvos\(version)-simulator"
    case "watchsimulator": "\(architecture)-apple-watchos\(version)-simulator"
    case "xrsimulator": "\(architecture)-apple-xros\(version)-simulator"
    default: nil
    }
  }
}

extension Toolchain {
  /// The toolchain with one of Apple's SDKs; without a name, the one for iPhones where it is installed,
  /// as tutorials are mostly for them.
  ///
  /// - Throws: a `Diagnostic` for an SDK that this machine does not have.
  public func using(sdk name: String?) throws(Diagnostic) -> Toolchain {
    #if canImport(Darwin)
      guard let sdk = Toolchain.installed(name ?? "iphonesimulator") else {
        guard let name else { return self }
        throw Diagnostic(
          .error, "no-sdk", "xcrun finds no SDK named '\(name)'",
          help: "'xcodebuild -showsdks' lists what is installed")
      }
      #if arch(arm64)
        let target = sdk.target(architecture: "arm64")
      #else
        let target = sdk.target(architecture: "x86_64")
      #endif
      return Toolchain(self, sdk: sdk, target: target)
    #else
      guard let name else { return self }
      throw Diagnostic(
        .error, "no-sdk",
        "there is no SDK '\(name)' here: on this system code is checked against the stand-ins",
        help: "leave out --sdk, which is for macOS")
    #endif
  }

  #if canImport(Darwin)
    private static func installed(_ name: String) -> AppleSDK? {
      func ask(_ what: String) -> String? {
        guard let run = try? Run.output(of: ["xcrun", "--sdk", name, what]),
          run.ending == .status(0)
        else { return nil }
        let text = run.text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
      }
      guard let path = ask("--show-sdk-path"), let version = ask("--show-sdk-version") else {
        return nil
      }
      return AppleSDK(name: name, path: path, version: version)
    }
  #endif
}
