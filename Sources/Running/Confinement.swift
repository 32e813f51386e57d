import Diagnostics
import Foundation
import Verification

/// What a sample that runs may see and use. Samples are code from strangers.
public struct Confinement: Hashable, Sendable {
  /// The most that a sample may use.
  public struct Limits: Hashable, Sendable {
    /// Seconds of computing.
    public var computing = 60
    /// Seconds by the clock on the wall, besides those that a walkthrough waits.
    public var waiting = 60
    /// Bytes of memory.
    public var memory = 4 << 30
    /// Bytes of each file that it writes, what it prints included.
    public var output = 16 << 20
    /// Processes and threads.
    public var processes = 256

    /// The usual limits.
    public init() {}
  }

  /// The program that makes a space of its own for another; nothing where the sample runs as it is.
  let bubblewrap: String?
  /// The program that sets limits.
  let prlimit: String?
  /// The most that a sample may use.
  public let limits: Limits

  /// Finds out how to confine.
  ///
  /// - Parameter isConfined: false where the user takes the risk of running without.
  /// - Throws: a `Diagnostic` where there is no bubblewrap, or none that works, and the user has not said
  ///   that it may be done without.
  public static func find(
    environment: [String: String], isConfined: Bool, limits: Limits = Limits()
  ) async throws -> Confinement {
    let path = SearchPath(environment)
    let prlimit = path.program("prlimit")
    guard isConfined else {
      return Confinement(bubblewrap: nil, prlimit: prlimit, limits: limits)
    }
    guard let bubblewrap = path.program("bwrap") else {
      throw Diagnostic(
        .error, "no-bubblewrap", "samples are run within bubblewrap, which is not installed",
        help: "install the package 'bubblewrap', or run them with all that you may do yourself: "
          + "--unconfined")
    }
    let confinement = Confinement(bubblewrap: bubblewrap, prlimit: prlimit, limits: limits)
    let trial = try await Run.concurrently(confinement.space([]) + ["/usr/bin/env", "true"])
    guard trial.ending == .status(0) else {
      let reason = trial.text.trimmingCharacters(in: .whitespacesAndNewlines)
      throw Diagnostic(
        .error, "no-confinement",
        "bubblewrap cannot make a space for samples on this machine: \(reason)",
        help: "in a container, allow user namespaces; or run the samples with all that you may do "
          + "yourself: --unconfined")
    }
    return confinement
  }

  /// The command that runs a program with what it may read, and one folder that it may write to.
  func command(_ program: [String], reading folders: [String], writing work: String) -> [String] {
    guard bubblewrap != nil else { return limited() + program }
    let mounts =
      folders.flatMap { ["--ro-bind", $0, $0] } + ["--bind", work, work, "--chdir", work]
    return space(mounts) + limited() + program
  }

  /// No network, no other process, nothing to write to, and of the system only what programs need.
  private func space(_ mounts: [String]) -> [String] {
    guard let bubblewrap else { return [] }
    let system = ["/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/alternatives"]
    return [bubblewrap, "--unshare-all", "--die-with-parent", "--new-session"]
      + ["--ro-bind", "/usr", "/usr"] + system.flatMap { ["--ro-bind-try", $0, $0] }
      + ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"] + mounts
      // What the mounts lie in is memory that could be written to.
      + ["--remount-ro", "/", "--"]
  }

  private func limited() -> [String] {
    guard let prlimit else { return [] }
    // Without a space of its own all processes of the user count, so only what one does is limited.
    let processes = bubblewrap == nil ? [] : ["--nproc=\(limits.processes)"]
    return [
      prlimit, "--cpu=\(limits.computing):\(limits.computing + 5)", "--as=\(limits.memory)",
      "--fsize=\(limits.output)",
      "--core=0",
    ] + processes + ["--"]
  }
}
