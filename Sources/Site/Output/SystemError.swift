import Diagnostics
import Foundation

/// What the system says of a failed call, as a diagnostic that says what to do about it.
enum SystemError {
  static func diagnostic(_ action: String, _ path: String, code: Int32 = errno) -> Diagnostic {
    let help: String? =
      switch code {
      case ENOSPC, EDQUOT: "make room on the disk; the old site is untouched"
      case EACCES, EPERM, EROFS: "choose another folder with --output, or change its permissions"
      default: nil
      }
    return Diagnostic(
      .error, code == ENOSPC || code == EDQUOT ? "disk-full" : "cannot-write",
      "\(action): \(String(cString: strerror(code)))", file: path, help: help)
  }
}
