// SPDX-License-Identifier: Apache-2.0
// Movements of a system symbol that comes, goes or becomes another one. Nothing of it is shown: the new symbol is there at once.

/// A movement of a symbol that becomes another one. It has no effect in Gnomon: the new symbol is there at once.
public protocol ContentTransitionSymbolEffect {}

/// A movement of a symbol that comes or goes. It has no effect in Gnomon: the symbol is there or gone at once.
public protocol TransitionSymbolEffect {}

/// One symbol takes the place of another. It has no effect in Gnomon: the new symbol is there at once.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect {
  /// The replacement with the old symbol shrinking and the new one growing. In Gnomon it makes no difference.
  public var downUp: ReplaceSymbolEffect { self }
  /// The replacement with both symbols growing. In Gnomon it makes no difference.
  public var upUp: ReplaceSymbolEffect { self }
  /// The replacement with the old symbol going at once and the new one growing. In Gnomon it makes no difference.
  public var offUp: ReplaceSymbolEffect { self }
  /// The replacement with the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The replacement with all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The replacement in which what both symbols have in common stays.
  ///
  /// - Parameter fallback: the replacement for symbols that have nothing in common. It has no effect in Gnomon.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// A replacement in which what both symbols have in common stays.
  ///
  /// It has no effect in Gnomon: the new symbol is there at once.
  public struct MagicReplace: ContentTransitionSymbolEffect, SymbolEffect {
    /// The replacement with the symbol's layers one after the other. In Gnomon it makes no difference.
    public var byLayer: MagicReplace { self }
    /// The replacement with all of the symbol at once. In Gnomon it makes no difference.
    public var wholeSymbol: MagicReplace { self }
  }
}

/// The movement that the system chooses. It has no effect in Gnomon: symbols stand still.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, SymbolEffect {}

/// The symbol comes. It has no effect in Gnomon: the symbol is there at once.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  /// The coming with a movement upwards. In Gnomon it makes no difference.
  public var up: AppearSymbolEffect { self }
  /// The coming with a movement downwards. In Gnomon it makes no difference.
  public var down: AppearSymbolEffect { self }
  /// The coming with the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: AppearSymbolEffect { self }
  /// The coming with all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// The symbol goes. It has no effect in Gnomon: the symbol is gone at once.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  /// The going with a movement upwards. In Gnomon it makes no difference.
  public var up: DisappearSymbolEffect { self }
  /// The going with a movement downwards. In Gnomon it makes no difference.
  public var down: DisappearSymbolEffect { self }
  /// The going with the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: DisappearSymbolEffect { self }
  /// The going with all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// The symbol becomes larger or smaller. It has no effect in Gnomon: the symbol keeps its size.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// The change to a larger symbol. In Gnomon it makes no difference.
  public var up: ScaleSymbolEffect { self }
  /// The change to a smaller symbol. In Gnomon it makes no difference.
  public var down: ScaleSymbolEffect { self }
  /// The change with the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: ScaleSymbolEffect { self }
  /// The change with all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// The symbol is drawn line by line. It has no effect in Gnomon.
public struct DrawOnSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  /// The drawing with the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The drawing with the symbol's parts one after the other. In Gnomon it makes no difference.
  public var individually: DrawOnSymbolEffect { self }
  /// The drawing with all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

/// The symbol's lines vanish one after the other. It has no effect in Gnomon.
public struct DrawOffSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  /// The drawing back on the way that the symbol was drawn. In Gnomon it makes no difference.
  public var reversed: DrawOffSymbolEffect { self }
  /// The drawing away from its beginning. In Gnomon it makes no difference.
  public var nonReversed: DrawOffSymbolEffect { self }
  /// The drawing with the symbol's layers one after the other. In Gnomon it makes no difference.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The drawing with the symbol's parts one after the other. In Gnomon it makes no difference.
  public var individually: DrawOffSymbolEffect { self }
  /// The drawing with all of the symbol at once. In Gnomon it makes no difference.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another. It has no effect in Gnomon: symbols stand still.
  public static var replace: Self { Self() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The movement that the system chooses. It has no effect in Gnomon: symbols stand still.
  public static var automatic: Self { Self() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes. It has no effect in Gnomon: symbols stand still.
  public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes. It has no effect in Gnomon: symbols stand still.
  public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn line by line. It has no effect in Gnomon: symbols stand still.
  public static var drawOn: Self { Self() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol's lines vanish one after the other. It has no effect in Gnomon: symbols stand still.
  public static var drawOff: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol becomes larger or smaller. It has no effect in Gnomon: symbols stand still.
  public static var scale: Self { Self() }
}

extension ContentTransition {
  /// One symbol becomes another as the system chooses. In Gnomon it does so at once.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect("automatic")) }

  /// One symbol becomes another with a movement. In Gnomon it does so at once.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(kind: .symbolEffect("\(T.self)"))
  }
}

/// A symbol comes and goes with a movement. In Gnomon it's there or gone at once.
@MainActor @preconcurrency
public struct SymbolEffectTransition: Transition {
  /// The transition moves nothing.
  @MainActor @preconcurrency public static let properties = TransitionProperties(hasMotion: false)

  /// Makes a transition of a movement. Gnomon keeps neither the movement nor its options.
  @MainActor @preconcurrency public init<T>(effect: T, options: SymbolEffectOptions)
  where T: SymbolEffect, T: TransitionSymbolEffect {}

  /// The content as it is, in each phase.
  @MainActor @preconcurrency public func body(
    content: SymbolEffectTransition.Content, phase: TransitionPhase
  ) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes as the system chooses. In Gnomon it's there or gone at once.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AutomaticSymbolEffect(), options: .default)
  }

  /// A symbol comes and goes with a movement. In Gnomon it's there or gone at once.
  ///
  /// - Parameters:
  ///   - effect: the movement. It has no effect in Gnomon.
  ///   - options: the number and the speed of movements. They have no effect in Gnomon.
  @MainActor @preconcurrency public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
