public import Samples
public import WalkthroughSteps

/// A sample as it is built to be run, with the walkthroughs that it is built for.
public struct RunnableSample: Hashable, Sendable {
  /// A file that the running program finds in its bundle.
  public struct Resource: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The contents.
    public var bytes: [UInt8]

    /// A file with its contents.
    public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  /// A walkthrough at its place.
  public struct Script: Hashable, Sendable {
    /// The page's file, as messages name it.
    public var file: String
    /// The steps.
    public var walkthrough: Walkthrough

    /// A walkthrough of a page.
    public init(file: String, walkthrough: Walkthrough) {
      (self.file, self.walkthrough) = (file, walkthrough)
    }
  }

  /// The name of the module that the sample becomes.
  public var module: String
  /// The files, as the article has them.
  public var files: SampleFiles
  /// The language mode, 5 or 6.
  public var mode: Int
  /// What lies in its bundle.
  public var resources: [Resource]
  /// The walkthroughs of one page.
  public var scripts: [Script]
  /// The language that it is played in, as BCP 47 has it.
  public var language: String

  /// A sample from its parts.
  public init(
    module: String, files: SampleFiles, mode: Int, resources: [Resource], scripts: [Script],
    language: String
  ) {
    (self.module, self.files, self.mode, self.resources) = (module, files, mode, resources)
    (self.scripts, self.language) = (scripts, language)
  }
}
