import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Swaps two folders of one file system.
enum FolderExchange {
  /// The end of the name that the old folder has between two renames.
  static let asideSuffix = "-aside"

  /// Swaps two folders in one step where the system can, else in two. Sets `errno` where it fails;
  /// both are then where they were.
  static func exchange(_ a: String, _ b: String) -> Bool {
    #if canImport(Glibc)
      if let rename = renameat2 {
        if rename(AT_FDCWD, a, AT_FDCWD, b, exchangeFlag) == 0 { return true }
        guard errno == EINVAL || errno == ENOSYS || errno == ENOTSUP else { return false }
      }
    #elseif canImport(Darwin)
      if renamex_np(a, b, UInt32(RENAME_SWAP)) == 0 { return true }
      guard errno == EINVAL || errno == ENOTSUP else { return false }
    #endif
    return exchangeInTwoSteps(a, b)
  }

  #if canImport(Glibc)
    private typealias Rename =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// The C library has this function, but Swift's view of its headers does not show it.
    private static let renameat2: Rename? = dlsym(nil, "renameat2").map {
      unsafeBitCast($0, to: Rename.self)
    }
    /// `RENAME_EXCHANGE` of Linux's `linux/fs.h`.
    private static let exchangeFlag: UInt32 = 2
  #endif

  /// For file systems that cannot exchange: there is a moment in which `b` is missing, and a build
  /// that is killed in it leaves the old folder under a name by which the next build finds and
  /// returns it.
  static func exchangeInTwoSteps(_ a: String, _ b: String) -> Bool {
    let aside = a + asideSuffix
    guard rename(b, aside) == 0 else { return false }
    guard rename(a, b) == 0 else {
      let code = errno
      rename(aside, b)
      errno = code
      return false
    }
    return rename(aside, a) == 0
  }
}
