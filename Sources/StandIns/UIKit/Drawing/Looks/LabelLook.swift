import QuartzCore

extension ViewLook {
  /// A label draws its text itself, as an author's subclass may do in its own way.
  static let label = ViewLook(
    UILabel.self, spoken: { [$0.accessibilityLabel ?? $0.text ?? ""] }, behind: { _, _ in })
}
