import Foundation

/// Views are laid out from the left, and turned round where text goes from right to left: what is leading is
/// then at the right. Follows documentation/swiftui/environmentvalues/layoutdirection.
extension Box {
  /// Turns round what is in the boxes of views whose environment says so.
  func turnRound() {
    // Offsets and positions are distances from the left in both directions.
    let isTurned = node.environment.isRightToLeft && !(rule is OffsetRule || rule is PositionRule)
    for child in children {
      if isTurned { child.shift(by: frame.minX + frame.maxX - child.frame.minX - child.frame.maxX) }
      child.turnRound()
    }
  }

  private func shift(by distance: CGFloat) {
    guard distance != 0 else { return }
    setFrame(frame.offsetBy(dx: distance, dy: 0))
    visible = visible?.offsetBy(dx: distance, dy: 0)
    for child in children { child.shift(by: distance) }
  }
}

extension EnvironmentValues {
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  /// A part of a frame that is meant for text from the left, at its side for the direction of text.
  func turned(_ part: CGRect, in frame: CGRect) -> CGRect {
    guard isRightToLeft else { return part }
    return part.offsetBy(dx: frame.minX + frame.maxX - part.minX - part.maxX, dy: 0)
  }
}
