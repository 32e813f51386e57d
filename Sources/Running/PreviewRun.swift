import WalkthroughSteps

/// One run of a sample's program that draws what a provider, or one use of the macro, declares.
struct PreviewRun {
  /// The number by which the program knows the declaration.
  let source: Int
  let program: ConfinedProgram

  /// Draws the previews; where one ends the program, the last of them says so.
  ///
  /// - Returns: the previews, and whether that may be so only this time.
  func draw() async throws -> (previews: [DrawnPreview], wasLate: Bool) {
    let seconds = program.confinement.limits.waiting
    let run: PlayedProcess<DrawnPreview> = try await program.run(
      PreviewPlan.variable, seconds: seconds
    ) { outcomes, pictures in
      PreviewPlan(source: "\(source)", outcomes: outcomes, pictures: pictures)
    }
    let reason: String? =
      switch run.end {
      case .finished: nil
      case .timedOut, .killed: run.end.chance(after: seconds)
      case .stopped(let words): "the app stopped: \(words)"
      }
    let stopped = reason.map { DrawnPreview(verdict: .failed, message: $0) }
    return (run.events + [stopped].compactMap(\.self), run.end.isOfTheMoment)
  }
}
