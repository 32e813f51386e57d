public import Diagnostics

/// How a walkthrough differs from the same one in another language, apart from texts.
public struct WalkthroughDifference: Hashable, Sendable {
  /// Where, in this language: the line, or the place behind the last one.
  public var range: SourceRange
  /// Where, in the other.
  public var other: SourceRange
  /// What the line says, in this language; nothing where there is none.
  public var text: String?
  /// What it says in the other.
  public var otherText: String?
  /// What differs.
  public var kind: Kind

  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// Two lines at the same place do not say the same.
    case step
    /// The other one has a line more.
    case missing
    /// This one has a line more.
    case extra
    /// It is hidden or not, or plays another sample.
    case options
  }
}

extension PlacedWalkthrough {
  /// Where this walkthrough departs from the same one in another language. Texts may differ, since they
  /// are translated with the sample; everything else is to be the same. The first difference is given, as
  /// the others mostly follow from it.
  public func difference(from other: PlacedWalkthrough) -> WalkthroughDifference? {
    if isHidden != other.isHidden || sample != other.sample
      || (title == nil) != (other.title == nil)
    {
      return WalkthroughDifference(range: range, other: other.range, kind: .options)
    }
    let (mine, theirs) = (steps.map(\.shape), other.steps.map(\.shape))
    let same = zip(mine, theirs).prefix { $0 == $1 }.count
    guard same < max(mine.count, theirs.count) else { return nil }
    let places = (place(same), other.place(same))
    let kind: WalkthroughDifference.Kind =
      if mine.dropFirst(same + 1).elementsEqual(theirs.dropFirst(same)) {
        .extra
      } else if theirs.dropFirst(same + 1).elementsEqual(mine.dropFirst(same)) {
        .missing
      } else {
        .step
      }
    return WalkthroughDifference(
      range: places.0, other: places.1, text: text(same), otherText: other.text(same), kind: kind)
  }

  private func text(_ index: Int) -> String? {
    steps.indices.contains(index) ? steps[index].text : nil
  }

  private func place(_ index: Int) -> SourceRange {
    if steps.indices.contains(index) { return steps[index].range }
    return steps.last.map { SourceRange(at: $0.range.end) } ?? SourceRange(at: range.start)
  }
}
