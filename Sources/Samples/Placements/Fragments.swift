extension PlacementRule {
  /// Code that is no statement by itself, such as the cases of a `switch`, in a frame of ours.
  static let fragments = PlacementRule { snippet, context in
    snippet.fragmentFrames(in: context.state).enumerated().map { index, entry in
      Candidate(
        home: .unseenFrame(entry.frame), placement: Placement(.expression),
        score: 0.1 - Double(index) / 1000, assumption: entry.assumption)
    }
  }
}
