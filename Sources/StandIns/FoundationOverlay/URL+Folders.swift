import Foundation

// Follows documentation/foundation/url/documentsdirectory and its neighbours.
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }
}

extension URL {
  /// Follows documentation/foundation/url/startaccessingsecurityscopedresource(): false, since no sandbox
  /// keeps the file away.
  public func startAccessingSecurityScopedResource() -> Bool { false }

  /// Follows documentation/foundation/url/stopaccessingsecurityscopedresource().
  public func stopAccessingSecurityScopedResource() {}
}
