import Foundation

/// An effect of a symbol. Follows documentation/symbols/symboleffect.
public protocol SymbolEffect: Sendable {}
/// An effect that goes on. Follows documentation/symbols/indefinitesymboleffect.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that happens once. Follows documentation/symbols/discretesymboleffect.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect of coming and going. Follows documentation/symbols/transitionsymboleffect.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect between two symbols. Follows documentation/symbols/contenttransitionsymboleffect.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How an effect is done. Follows documentation/symbols/symboleffectoptions.
public struct SymbolEffectOptions: Sendable {
  /// How often. Follows documentation/symbols/symboleffectoptions/repeatbehavior.
  public struct RepeatBehavior: Sendable {
    let count: Int?
    public static var continuous: RepeatBehavior { .init(count: nil) }
    public static var periodic: RepeatBehavior { .init(count: nil) }
    /// A number of times with a pause.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      .init(count: count)
    }
  }
  var count: Int? = 1
  var rate = 1.0
  public static var `default`: SymbolEffectOptions { .init() }
  public static var repeating: SymbolEffectOptions { .init(count: nil) }
  public static var nonRepeating: SymbolEffectOptions { .init() }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init(count: count) }
  /// Again and again in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    .init(count: behavior.count)
  }
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .init(rate: speed) }
  /// At a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { .init(count: count, rate: speed) }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init(count: count, rate: rate) }
  public var repeating: SymbolEffectOptions { .init(count: nil, rate: rate) }
  public var nonRepeating: SymbolEffectOptions { .init(count: 1, rate: rate) }
}

struct SymbolEffectTrait {
  let effect: (any SymbolEffect)?
  let options: SymbolEffectOptions
}

nonisolated extension View {
  /// Gives symbols an effect that goes on.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    trait(SymbolEffectTrait(effect: isActive ? effect : nil, options: options))
  }
  /// Gives symbols an effect when a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    trait(SymbolEffectTrait(effect: effect, options: options))
  }
  /// Takes the effects of symbols away.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    trait(SymbolEffectTrait(effect: nil, options: .default))
  }
}

extension ContentTransition {
  /// By an effect of symbols.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
  /// By an effect of symbols.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect(\(T.self))")
  }
}

/// Symbols come and go by an effect. Follows documentation/swiftui/symboleffecttransition.
public struct SymbolEffectTransition: Transition {
  /// By an effect.
  nonisolated public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  /// By an effect of symbols.
  public static var symbolEffect: SymbolEffectTransition {
    .init(effect: AppearSymbolEffect(), options: .default)
  }
  /// By an effect of symbols.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    .init(effect: effect, options: options)
  }
}
