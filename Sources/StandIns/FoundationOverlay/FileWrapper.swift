import Foundation

/// A file, a folder or a link, in memory. Follows documentation/foundation/filewrapper.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How a file is read. Follows documentation/foundation/filewrapper/readingoptions.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// How a file is written. Follows documentation/foundation/filewrapper/writingoptions.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private var content: Content
  /// The name that is suggested for the file.
  open var preferredFilename: String?
  /// The name of the file.
  open var filename: String?
  /// The attributes of the file.
  open var fileAttributes: [String: Any] = [:]

  /// A file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
  }
  /// A link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }
  /// What is at an address.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    } else {
      content = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The content of the file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// What is in the folder.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }
  /// Where the link leads.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// Adds something to the folder and says under which name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "file"
    var (name, number) = (wanted, 1)
    while children[name] != nil {
      number += 1
      name = "\(wanted) \(number)"
    }
    child.filename = name
    children[name] = child
    content = .folder(children)
    return name
  }
  /// Adds a file to the folder and says under which name.
  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Takes something out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }
  /// Writes it.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    switch content {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? [.atomic] : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    case .link(let target):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    }
  }
}
