// The effects of the system. Each has its ways, which can be combined.

/// An effect of a symbol. Follows documentation/symbols/bouncesymboleffect.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> BounceSymbolEffect {
    BounceSymbolEffect(ways: ways.union([way]))
  }
  public var up: BounceSymbolEffect { with("up") }
  public var down: BounceSymbolEffect { with("down") }
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect `bounce`.
  public static var bounce: BounceSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/pulsesymboleffect.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> PulseSymbolEffect {
    PulseSymbolEffect(ways: ways.union([way]))
  }
  public var byLayer: PulseSymbolEffect { with("byLayer") }
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect `pulse`.
  public static var pulse: PulseSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/scalesymboleffect.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> ScaleSymbolEffect {
    ScaleSymbolEffect(ways: ways.union([way]))
  }
  public var up: ScaleSymbolEffect { with("up") }
  public var down: ScaleSymbolEffect { with("down") }
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect `scale`.
  public static var scale: ScaleSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/variablecolorsymboleffect.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> VariableColorSymbolEffect {
    VariableColorSymbolEffect(ways: ways.union([way]))
  }
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect `variableColor`.
  public static var variableColor: VariableColorSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/appearsymboleffect.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> AppearSymbolEffect {
    AppearSymbolEffect(ways: ways.union([way]))
  }
  public var up: AppearSymbolEffect { with("up") }
  public var down: AppearSymbolEffect { with("down") }
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect `appear`.
  public static var appear: AppearSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/disappearsymboleffect.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> DisappearSymbolEffect {
    DisappearSymbolEffect(ways: ways.union([way]))
  }
  public var up: DisappearSymbolEffect { with("up") }
  public var down: DisappearSymbolEffect { with("down") }
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect `disappear`.
  public static var disappear: DisappearSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/wigglesymboleffect.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> WiggleSymbolEffect {
    WiggleSymbolEffect(ways: ways.union([way]))
  }
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  public var left: WiggleSymbolEffect { with("left") }
  public var right: WiggleSymbolEffect { with("right") }
  public var up: WiggleSymbolEffect { with("up") }
  public var down: WiggleSymbolEffect { with("down") }
  public var forward: WiggleSymbolEffect { with("forward") }
  public var backward: WiggleSymbolEffect { with("backward") }
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
  /// In a direction.
  public func custom(angle: Double) -> WiggleSymbolEffect { with("custom(\(angle))") }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect `wiggle`.
  public static var wiggle: WiggleSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/rotatesymboleffect.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> RotateSymbolEffect {
    RotateSymbolEffect(ways: ways.union([way]))
  }
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect `rotate`.
  public static var rotate: RotateSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/breathesymboleffect.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> BreatheSymbolEffect {
    BreatheSymbolEffect(ways: ways.union([way]))
  }
  public var plain: BreatheSymbolEffect { with("plain") }
  public var pulse: BreatheSymbolEffect { with("pulse") }
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect `breathe`.
  public static var breathe: BreatheSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/drawonsymboleffect.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> DrawOnSymbolEffect {
    DrawOnSymbolEffect(ways: ways.union([way]))
  }
  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
  public var individually: DrawOnSymbolEffect { with("individually") }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect `drawOn`.
  public static var drawOn: DrawOnSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/drawoffsymboleffect.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> DrawOffSymbolEffect {
    DrawOffSymbolEffect(ways: ways.union([way]))
  }
  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
  public var individually: DrawOffSymbolEffect { with("individually") }
  public var reversed: DrawOffSymbolEffect { with("reversed") }
  public var nonReversed: DrawOffSymbolEffect { with("nonReversed") }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect `drawOff`.
  public static var drawOff: DrawOffSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/replacesymboleffect.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  var ways: Set<String> = []
  private func with(_ way: String) -> ReplaceSymbolEffect {
    ReplaceSymbolEffect(ways: ways.union([way]))
  }
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
  /// By what both symbols have in common.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { with("magic") }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect `replace`.
  public static var replace: ReplaceSymbolEffect { .init() }
}

/// An effect of a symbol. Follows documentation/symbols/automaticsymboleffect.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable
{
  var ways: Set<String> = []
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect `automatic`.
  public static var automatic: AutomaticSymbolEffect { .init() }
}
