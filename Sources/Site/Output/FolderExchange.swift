import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Swaps two folders of one file system.
enum FolderExchange {
  /// The end of the name that the old folder has between two renames.
  static let asideSuffix = "-aside"

  /// Swaps two folders in one step where the system can, else in two. Sets `errno` where it fails; both
  /// are then where they were.
  static func exchange(_ a: String, _ b: String) -> Bool {
    #if canImport(Glibc)
      if renameat2(AT_FDCWD, a, AT_FDCWD, b, UInt32(RENAME_EXCHANGE)) == 0 { return true }
      guard errno == EINVAL || errno == ENOSYS || errno == ENOTSUP else { return false }
    #elseif canImport(Darwin)
      if renamex_np(a, b, UInt32(RENAME_SWAP)) == 0 { return true }
      guard errno == EINVAL || errno == ENOTSUP else { return false }
    #endif
    return exchangeInTwoSteps(a, b)
  }

  /// For file systems that cannot exchange: there is a moment in which `b` is missing, and a build that is
  /// killed in it leaves the old folder under a name by which the next build finds and returns it.
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
