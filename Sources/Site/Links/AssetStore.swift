import Diagnostics
import Foundation

/// Puts the files that pages refer to into the site, each once, under the hash of its content.
actor AssetStore {
  /// Takes the bytes of a file and its path in the site.
  private let write: @Sendable (_ bytes: [UInt8], _ path: String) throws -> Void
  /// The folder of all articles, links followed; nothing outside of it is published.
  private let root: String
  private var addresses: [String: String?] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The sizes of pictures, by path.
  private(set) var sizes: [String: ImageSize] = [:]

  /// The files by their paths in the site.
  private(set) var sources: [String: String] = [:]

  init(root: String, write: @escaping @Sendable ([UInt8], String) throws -> Void) {
    self.write = write
    self.root = Self.real(root) ?? root
  }

  /// The address of a file below the site's root; nothing where the file cannot be published.
  func address(of path: String, file: String) throws -> String? {
    if let known = addresses[path] { return known }
    let address = try publish(path, file)
    addresses[path] = address
    return address
  }

  private func publish(_ path: String, _ file: String) throws -> String? {
    guard let real = Self.real(path) else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    guard real.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      diagnostics.append(
        Diagnostic(
          .warning, "file-outside",
          "'\(path)' lies outside the articles' folder and is not published",
          file: file, help: "copy it beside the article"))
      return nil
    }
    guard let data = FileManager.default.contents(atPath: real) else {
      diagnostics.append(
        Diagnostic(.warning, "unreadable-file", "'\(path)' cannot be read", file: file))
      return nil
    }
    let name = "files/\(ContentHash.text(of: data))/\(PathText.name(of: path))"
    let bytes = Array(data)
    try write(bytes, name)
    sources[name] = real
    sizes[path] = ImageSize.read(bytes)
    return PathText.percentEncoded(name)
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
