import Foundation
import QuartzCore

/// Content that goes through phases. Follows documentation/swiftui/phaseanimator.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let trigger: AnyHashableValue?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

/// A value that is compared with the one before.
struct AnyHashableValue: Equatable {
  let value: any Equatable
  static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }
}

extension PhaseAnimator: View, PrimitiveView {
  public typealias Body = Never

  /// Goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }
  /// Goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnyHashableValue(value: trigger))
    (self.content, self.animation) = (content, animation)
  }

  func build(_ node: ViewNode) {
    let index = node.stored(1) { Location(0) }
    let last = node.stored(2) { LastValue<AnyHashableValue>() }
    let clock = node.stored(3) { PhaseClock() }
    let isNew = last.value != nil && last.value != trigger
    last.value = trigger
    let current = phases.indices.contains(index.value) ? index.value : 0
    if trigger == nil || isNew || current != 0 { advance(from: current, index, clock) }
    if phases.indices.contains(current) { node.setChild(content(phases[current])) }
  }

  /// Goes on to the next phase after the time that its animation takes.
  @MainActor private func advance(from current: Int, _ index: Location<Int>, _ clock: PhaseClock) {
    let next = current + 1 < phases.count ? current + 1 : 0
    guard phases.count > 1, clock.awaited != next else { return }
    clock.awaited = next
    let animation = animation(phases[next])
    let length = animation?.length ?? 0
    _MediaClock.main._scheduleLater(after: length) {
      clock.awaited = nil
      withTransaction(Transaction(animation: animation)) { index.set(next) }
    }
  }
}

/// The phase that is waited for, so that building a view twice does not start it twice.
@MainActor private final class PhaseClock {
  var awaited: Int?
}

nonisolated extension View {
  /// Takes the view through phases again and again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }
  /// Takes the view through phases when a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
