import SwiftSource

/// Names of the C library, and of Swift's own macros, by which code calls its variables all the same. They are
/// in scope wherever Foundation is, so the compiler misses no variable there.
public enum CLibraryNames {
  /// Short words only: nobody calls a variable `strtoul`.
  public static let all: Set<String> = [
    "accept", "access", "alarm", "bind", "clock", "close", "connect", "daylight", "div", "entry",
    "environ", "error", "exit", "group", "hash", "index", "kill", "link", "listen", "log", "nice",
    "open", "option", "pause", "pipe", "random", "read", "remove", "rename", "select", "send",
    "signal", "sleep", "stat", "sync", "system", "test", "time", "timer", "timezone", "truncate",
    "user", "wait", "warning", "write", "y0", "y1", "j0", "j1", "gamma", "signgam", "stdin",
  ]
}

extension Snippet {
  /// Whether the code has a word that is also a name of the C library.
  public var usesCLibraryName: Bool {
    syntax.items.contains { !$0.uses.isDisjoint(with: CLibraryNames.all) }
  }
}
