// SPDX-License-Identifier: Apache-2.0
/// A movement of a system symbol. It has no effect in Gnomon: symbols stand still.
public protocol SymbolEffect: Sendable {}

/// A movement that happens once, when a value changes. It has no effect in Gnomon: symbols stand still.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement that goes on while it's active. It has no effect in Gnomon: symbols stand still.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// The symbol bounces. It has no effect in Gnomon: symbols stand still.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The bounce with a movement upwards first. In Gnomon it makes no difference.
  public var up: BounceSymbolEffect { self }
  /// The bounce with a movement downwards first. In Gnomon it makes no difference.
  public var down: BounceSymbolEffect { self }
  /// The bounce with the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: BounceSymbolEffect { self }
  /// The bounce with all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol fades out and in. It has no effect in Gnomon: symbols stand still.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The pulse of those of the symbol's layers that are marked for it. In Gnomon it makes no difference.
  public var byLayer: PulseSymbolEffect { self }
  /// The pulse of all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The symbol's parts light up in turn. It has no effect in Gnomon: symbols stand still.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, running backwards after each turn. In Gnomon it makes no difference.
  public var reversing: VariableColorSymbolEffect { self }
  /// The effect, beginning anew after each turn. In Gnomon it makes no difference.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The effect, with parts that stay lit till the turn ends. In Gnomon it makes no difference.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect, with one part lit at a time. In Gnomon it makes no difference.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect, with parts that aren't lit hidden. In Gnomon it makes no difference.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The effect, with parts that aren't lit dimmed. In Gnomon it makes no difference.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// The symbol wiggles. It has no effect in Gnomon: symbols stand still.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The wiggle with the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: WiggleSymbolEffect { self }
  /// The wiggle with all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The wiggle in the clock's direction first. In Gnomon it makes no difference.
  public var clockwise: WiggleSymbolEffect { self }
  /// The wiggle against the clock's direction first. In Gnomon it makes no difference.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The wiggle to the left first. In Gnomon it makes no difference.
  public var left: WiggleSymbolEffect { self }
  /// The wiggle to the right first. In Gnomon it makes no difference.
  public var right: WiggleSymbolEffect { self }
  /// The wiggle upwards first. In Gnomon it makes no difference.
  public var up: WiggleSymbolEffect { self }
  /// The wiggle downwards first. In Gnomon it makes no difference.
  public var down: WiggleSymbolEffect { self }
  /// The wiggle in the direction of reading first. In Gnomon it makes no difference.
  public var forward: WiggleSymbolEffect { self }
  /// The wiggle against the direction of reading first. In Gnomon it makes no difference.
  public var backward: WiggleSymbolEffect { self }
  /// The wiggle along a direction. In Gnomon it makes no difference.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
}

/// The symbol turns. It has no effect in Gnomon: symbols stand still.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The turn in the clock's direction. In Gnomon it makes no difference.
  public var clockwise: RotateSymbolEffect { self }
  /// The turn against the clock's direction. In Gnomon it makes no difference.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The turn of those of the symbol's layers that are marked for it. In Gnomon it makes no difference.
  public var byLayer: RotateSymbolEffect { self }
  /// The turn of all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// The symbol swells and shrinks. It has no effect in Gnomon: symbols stand still.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The breath with sizes alone. In Gnomon it makes no difference.
  public var plain: BreatheSymbolEffect { self }
  /// The breath with a fading as well. In Gnomon it makes no difference.
  public var pulse: BreatheSymbolEffect { self }
  /// The breath of the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: BreatheSymbolEffect { self }
  /// The breath of all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol bounces. It has no effect in Gnomon: symbols stand still.
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in. It has no effect in Gnomon: symbols stand still.
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's parts light up in turn. It has no effect in Gnomon: symbols stand still.
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol wiggles. It has no effect in Gnomon: symbols stand still.
  public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns. It has no effect in Gnomon: symbols stand still.
  public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol swells and shrinks. It has no effect in Gnomon: symbols stand still.
  public static var breathe: Self { Self() }
}

/// The number and the speed of a symbol's movements. Gnomon keeps nothing of it: symbols stand still.
public struct SymbolEffectOptions: Sendable {
  /// The system's choice of number and speed.
  public static let `default` = SymbolEffectOptions()
  /// A movement that repeats without an end. In Gnomon it makes no difference.
  public static let repeating = SymbolEffectOptions()
  /// A movement that happens once. In Gnomon it makes no difference.
  public static let nonRepeating = SymbolEffectOptions()
  /// A movement at a multiple of the usual speed. In Gnomon it makes no difference.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// A movement that happens so many times; nil is without an end. In Gnomon it makes no difference.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// The options with a multiple of the usual speed. In Gnomon it makes no difference.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// The options with a movement that happens so many times; nil is without an end. In Gnomon it makes no difference.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The options with a movement that repeats without an end. In Gnomon it makes no difference.
  public var repeating: SymbolEffectOptions { self }
  /// The options with a movement that happens once. In Gnomon it makes no difference.
  public var nonRepeating: SymbolEffectOptions { self }
}

extension View {
  /// Moves the symbols inside while the movement is active. It has no effect in Gnomon: symbols stand still.
  nonisolated public func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    attribute("symbolEffect", isActive ? effect : nil)
  }

  /// Moves the symbols inside once when a value changes. It has no effect in Gnomon: symbols stand still.
  nonisolated public func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    attribute("symbolEffect", effect)
  }

  /// Keeps the symbols inside at rest, or lets them move. It has no effect in Gnomon: symbols stand still.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    attribute("symbolEffectsRemoved", isEnabled)
  }
}
