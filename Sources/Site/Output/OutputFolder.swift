package import Diagnostics
import Foundation

/// The folder that a site, or the samples, is written to: everything goes to a new folder beside
/// it, which takes its place in one step. Whatever happens before that step, the old site stays
/// whole.
package struct OutputFolder: Sendable {
  /// What a folder holds: the file by which it is known to be ours, and the command that writes it.
  package enum Content: String, Sendable {
    case site = ".stele-site"
    case samples = ".stele-samples"

    fileprivate var command: String {
      switch self {
      case .site: "stele build"
      case .samples: "stele samples"
      }
    }
  }

  /// The folder that will be the site.
  let path: String
  /// The folder that is written to.
  let staging: String
  /// What the folder holds.
  let content: Content
  /// The lock on the staging folder. It goes with this process, however that ends, which is how a
  /// later build knows that a staging folder was left behind.
  private let lock: Int32

  /// Starts a new site: checks the place, removes what killed builds left, makes the staging
  /// folder.
  ///
  /// - Throws: a `Diagnostic` where the folder holds something else or cannot be written.
  package static func open(
    _ requested: String, for content: Content = .site
  ) throws(Diagnostic) -> OutputFolder {
    let path = try place(requested)
    let parent = PathText.folder(of: path)
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw SystemError.diagnostic("the folder cannot be made", parent)
    }
    removeLeftovers(besidePlace: path)
    try check(path, requested, content)
    let (staging, lock) = try makeStaging(beside: path)
    let folder = OutputFolder(path: path, staging: staging, content: content, lock: lock)
    try folder.mark()
    return folder
  }

  /// Writes the file by which the folder is known to be ours; it lists what stands in the folder, so
  /// that what somebody adds is not taken for ours.
  private func mark() throws(Diagnostic) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: staging)) ?? []
    let text = "Written by `\(content.command)`, which replaces this folder as a whole:\n"
    let list = names.filter { $0 != content.rawValue }.sorted().map { "\($0)\n" }.joined()
    try write(Array((text + list).utf8), to: content.rawValue)
  }

  /// What stands in a folder of ours that its build did not write; build products of the samples
  /// are nobody's loss.
  private static func additions(to path: String, _ names: [String], _ content: Content) -> [String]
  {
    guard let mark = try? String(contentsOfFile: "\(path)/\(content.rawValue)", encoding: .utf8),
      mark.hasPrefix("Written by"), mark.contains(":\n")
    else { return [] }
    let own = Set(mark.split(separator: "\n").dropFirst().map(String.init))
      .union([content.rawValue, ".build", ".swiftpm", "Package.resolved"])
    return names.filter { !own.contains($0) }.sorted()
  }

  /// Makes and locks the staging folder. Between the two steps another build may take it for one
  /// that was left behind and remove it; then a second try is made.
  private static func makeStaging(beside path: String) throws(Diagnostic) -> (String, Int32) {
    for _ in 0..<8 {
      let staging = "\(prefix(of: path))\(UInt64.random(in: 0...UInt64.max))"
      guard mkdir(staging, 0o755) == 0 else {
        throw SystemError.diagnostic("the site cannot be written beside this folder", path)
      }
      let lock = Foundation.open(staging, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard lock >= 0 else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0, FileManager.default.fileExists(atPath: staging) {
        return (staging, lock)
      }
      close(lock)
    }
    throw SystemError.diagnostic("the new folder cannot be locked", path)
  }

  /// Puts the new site in the place of the old one and removes that.
  package func publish() throws(Diagnostic) {
    try mark()
    if FileManager.default.fileExists(atPath: path) {
      guard FolderExchange.exchange(staging, path) else {
        throw SystemError.diagnostic("the new site cannot take this folder's place", path)
      }
    } else if rename(staging, path) != 0 {
      throw SystemError.diagnostic("the new site cannot take its place", path)
    }
    discard()
  }

  /// Removes the staging folder and all that is in it: the new site before `publish`, the old one
  /// after.
  package func discard() {
    Self.remove(staging)
    close(lock)
  }

  /// Writes a file of the site; `name` is its path below the site's folder.
  package func write(_ bytes: [UInt8], to name: String) throws(Diagnostic) {
    let file = "\(staging)/\(name)"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    var descriptor = Foundation.open(file, flags, 0o644)
    if descriptor < 0, errno == ENOENT, Self.makeFolders(PathText.folder(of: file)) {
      descriptor = Foundation.open(file, flags, 0o644)
    }
    guard descriptor >= 0 else {
      throw SystemError.diagnostic("'\(name)' cannot be written", path)
    }
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else {
          code = errno
          return
        }
        done += count
      }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw SystemError.diagnostic("'\(name)' cannot be written", path, code: code) }
  }

  /// Makes a folder and those above it. Sets `errno` where it fails, which tells a full disk from
  /// others.
  private static func makeFolders(_ path: String) -> Bool {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, makeFolders(PathText.folder(of: path)) else { return false }
    return mkdir(path, 0o755) == 0 || errno == EEXIST
  }

  // MARK: What is there already

  /// Removes what killed builds left beside a folder, for a build that has nothing to write.
  package static func removeLeftovers(beside requested: String) {
    guard let path = try? place(requested) else { return }
    removeLeftovers(besidePlace: path)
  }

  /// The place itself, where the path is a link to it.
  private static func place(_ requested: String) throws(Diagnostic) -> String {
    let absolute = URL(fileURLWithPath: requested).standardizedFileURL
    let path = absolute.resolvingSymlinksInPath().path
    guard path != "/", !PathText.folder(of: path).isEmpty else {
      throw Diagnostic(.error, "output-not-ours", "a site cannot be written here", file: requested)
    }
    return path
  }

  /// Refuses to replace what no build of ours has written.
  private static func check(
    _ path: String, _ requested: String, _ content: Content
  ) throws(Diagnostic) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw Diagnostic(
        .error, "output-not-ours", "this is a file, and a site needs a folder", file: requested)
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw SystemError.diagnostic("the folder cannot be read", requested)
    }
    if names.isEmpty { return }
    if names.contains(content.rawValue) {
      guard let added = additions(to: path, names, content).first else { return }
      throw Diagnostic(
        .error, "output-not-ours", "this folder holds '\(added)', which no build has written",
        file: requested, help: "move it away first: a build replaces the folder as a whole")
    }
    throw Diagnostic(
      .error, "output-not-ours", "this folder holds files that no build of Stele has written",
      file: requested,
      help: "choose another folder with --output, or empty this one: a build replaces it as a whole"
    )
  }

  private static func prefix(of path: String) -> String {
    "\(PathText.folder(of: path))/.\(PathText.name(of: path)).stele-"
  }

  /// Removes staging folders whose build is gone, and brings back a site that a build was killed
  /// over between two renames, on systems that cannot exchange two folders.
  private static func removeLeftovers(besidePlace path: String) {
    let parent = PathText.folder(of: path)
    let start = PathText.name(of: prefix(of: path))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    where name.hasPrefix(start) {
      let stale = "\(parent)/\(name)"
      if name.hasSuffix(FolderExchange.asideSuffix), rename(stale, path) == 0 { continue }
      let descriptor = Foundation.open(stale, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(stale) }
      close(descriptor)
    }
  }

  /// What cannot be removed now is removed by the next build.
  private static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }
}
