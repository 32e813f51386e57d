import Foundation

/// The time that the compiler may compute for all questions about one thing together.
///
/// A program that is near the limit of a single question is asked about at many places and with many
/// assumptions, and would take the limit's multiple of hours.
public final class Patience: Sendable {
  private let spent = Guarded(Duration.zero)

  /// As many times the limit of one question are the limit of all.
  private static let questions = 2

  /// Patience of which nothing is spent.
  public init() {}

  /// Whether no further question may be asked.
  func isAtEnd(limit: Duration) -> Bool { spent.access { $0 >= limit * Patience.questions } }

  /// Takes note of the time of one question.
  func spend(_ time: Duration) { spent.access { $0 += time } }
}
