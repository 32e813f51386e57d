import Diagnostics
import Foundation
import Markdown

/// Keeps documents in a file for the time in which nobody works on them, so that a large site takes no more
/// memory than a small one. The file has no name: it is gone with the process, however that ends.
final class DocumentShelf: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  // The lock guards these two.
  private var places: [String: (offset: Int, count: Int)] = [:]
  private var end = 0

  /// A shelf in the first of some folders in which a file can be made; they are made where they are missing.
  ///
  /// - Throws: a `Diagnostic` where there is none.
  init(in folders: [String]) throws(Diagnostic) {
    for folder in folders {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      var name = Array("\(folder)/documents-XXXXXX".utf8CString)
      let descriptor = mkstemp(&name)
      guard descriptor >= 0 else { continue }
      unlink(name)
      self.descriptor = descriptor
      return
    }
    throw Self.problem("made", errno)
  }

  deinit { close(descriptor) }

  /// Puts a document away.
  ///
  /// - Throws: a `Diagnostic` where the disk has no room for it.
  func put(_ document: Document) throws(Diagnostic) {
    let bytes = document.packed
    let offset = lock.withLock {
      defer { end += bytes.count }
      places[document.source.path] = (end, bytes.count)
      return end
    }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        pwrite(
          descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.problem("written", errno) }
      done += count
    }
  }

  /// The document of a file that was put away.
  ///
  /// - Parameter frontMatter: what its front matter says, which is not put away with it.
  /// - Throws: a `Diagnostic` where it cannot be read.
  func document(_ file: String, _ frontMatter: FrontMatter?) throws(Diagnostic) -> Document {
    guard let place = lock.withLock({ places[file] }) else { throw Self.problem("read", ENOENT) }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: place.count) { buffer, done in
      while done < place.count {
        let count = pread(
          descriptor, buffer.baseAddress.map { $0 + done }, place.count - done,
          off_t(place.offset + done))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          code = count < 0 ? errno : EIO
          return
        }
        done += count
      }
    }
    guard code == 0, let document = Document(packed: bytes, path: file, frontMatter: frontMatter)
    else { throw Self.problem("read", code == 0 ? EIO : code) }
    return document
  }

  private static func problem(_ what: String, _ code: Int32) -> Diagnostic {
    Diagnostic(
      .error, "temporary-file",
      "a temporary file cannot be \(what): \(String(cString: strerror(code)))",
      help: "make room on the disk of the cache folder")
  }
}
