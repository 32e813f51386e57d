import Foundation

// There is no iCloud account here, and no app group: what Apple's documentation calls "nil if iCloud is
// disabled" and "nil if the group identifier is invalid".
extension FileManager {
  /// Follows documentation/foundation/filemanager/url(forubiquitycontaineridentifier:).
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Follows documentation/foundation/filemanager/ubiquityidentitytoken.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Follows documentation/foundation/filemanager/isubiquitousitem(at:).
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Follows documentation/foundation/filemanager/startdownloadingubiquitousitem(at:).
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileReadNoSuchFile)
  }

  /// Follows documentation/foundation/filemanager/setubiquitous(_:itemat:destinationurl:).
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }

  /// Follows documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:).
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
}

/// Reads and writes files so that others who present them know.
/// Follows documentation/foundation/nsfilecoordinator.
open class NSFileCoordinator: NSObject {
  /// Follows documentation/foundation/nsfilecoordinator/readingoptions.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// Follows documentation/foundation/nsfilecoordinator/writingoptions.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  public init(filePresenter filePresenterOrNil: AnyObject? = nil) {
    super.init()
  }

  /// Nobody else presents files in this process, so the reader is called at once.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }
}
