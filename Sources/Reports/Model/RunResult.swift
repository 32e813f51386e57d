public import Diagnostics
public import WalkthroughSteps

/// What `stele run` found, ready for any format.
public struct RunResult: Sendable {
  /// A walkthrough of a page with what came of it.
  public struct Played: Sendable {
    /// A step as the page has it.
    public struct Line: Sendable {
      /// Where it stands.
      public var range: SourceRange
      /// What it says.
      public var text: String

      /// A step at its place.
      public init(range: SourceRange, text: String) { (self.range, self.text) = (range, text) }
    }

    /// The page's file.
    public var file: String
    /// The page's language.
    public var language: String
    /// What the block calls it.
    public var title: String?
    /// The steps, in order.
    public var lines: [Line]
    /// What came of them.
    public var outcome: WalkthroughOutcome

    /// A walkthrough from its parts.
    public init(
      file: String, language: String, title: String?, lines: [Line], outcome: WalkthroughOutcome
    ) {
      (self.file, self.language, self.title) = (file, language, title)
      (self.lines, self.outcome) = (lines, outcome)
    }
  }

  /// The previews that a block of a page declares.
  public struct DrawnBlock: Sendable {
    /// The page's file.
    public var file: String
    /// The page's language.
    public var language: String
    /// Where each preview is declared.
    public var places: [SourceRange]
    /// What came of them.
    public var outcome: PreviewOutcome

    /// Previews with their places.
    public init(
      file: String, language: String, places: [SourceRange], outcome: PreviewOutcome
    ) {
      (self.file, self.language) = (file, language)
      (self.places, self.outcome) = (places, outcome)
    }
  }

  /// The walkthroughs, in the order of articles, pages and lines.
  public var walkthroughs: [Played]
  /// The previews, in the same order.
  public var previews: [DrawnBlock] = []
  /// What is wrong apart from single steps.
  public var diagnostics: [Diagnostic]

  /// A result from its parts.
  public init(walkthroughs: [Played], diagnostics: [Diagnostic]) {
    (self.walkthroughs, self.diagnostics) = (walkthroughs, diagnostics)
  }

  /// How many steps have a verdict.
  public func count(_ verdict: StepOutcome.Verdict) -> Int {
    walkthroughs.reduce(0) { sum, played in
      sum + played.outcome.steps.count { $0.verdict == verdict }
    }
  }

  /// Everything that is wrong, as messages at their places.
  public var problems: [Diagnostic] {
    (diagnostics + walkthroughs.flatMap(\.problems) + previews.flatMap(\.problems)).sorted()
  }
}

extension RunResult.Played {
  /// The steps that did not go as the page says.
  var problems: [Diagnostic] {
    zip(lines, outcome.steps).compactMap { line, step in
      switch step.verdict {
      case .passed, .notRun: return nil
      case .failed:
        var problem = Diagnostic(
          .error, "walkthrough-failed", step.message ?? "this step failed", file: file,
          range: line.range)
        if !step.found.isEmpty {
          problem.notes.append(Diagnostic.Note("there is: \(step.found.joined(separator: ", "))"))
        }
        return problem
      case .unsupported:
        return Diagnostic(
          .warning, "walkthrough-unsupported", step.message ?? "this step is not supported",
          file: file, range: line.range)
      }
    }
  }
}

extension RunResult.DrawnBlock {
  /// The previews that were not drawn. One that ends the program is a fault of the sample's; what cannot be
  /// drawn otherwise is no fault of the author's.
  var problems: [Diagnostic] {
    outcome.previews.enumerated().compactMap { index, preview in
      guard preview.verdict != .passed else { return nil }
      let name = preview.name.map { "the preview “\($0)”" } ?? "this preview"
      return Diagnostic(
        preview.verdict == .failed ? .error : .warning, "preview-not-drawn",
        "\(name) is not drawn: \(preview.message ?? "no reason is known")", file: file,
        range: places.indices.contains(index) ? places[index] : places.first)
    }
  }
}
