// SPDX-License-Identifier: Apache-2.0
// Movements of a system symbol that comes, goes or becomes another one. Nothing of it is shown: the new symbol is there at once.

/// Movement of a symbol that becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// Movement of a symbol that comes or goes.
public protocol TransitionSymbolEffect {}

/// One symbol after the other.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect {
  /// The new symbol grows while the old one shrinks.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol goes at once.
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// What both symbols have in common stays.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// One symbol after the other; what both have in common stays.
  public struct MagicReplace: ContentTransitionSymbolEffect, SymbolEffect {
    public var byLayer: MagicReplace { self }
    public var wholeSymbol: MagicReplace { self }
  }
}

/// What the system likes.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, SymbolEffect {}

/// The symbol comes.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// The symbol goes.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// The symbol becomes larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public var up: ScaleSymbolEffect { self }
  public var down: ScaleSymbolEffect { self }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }

extension ContentTransition {
  /// One symbol becomes another as the system likes. Here it does at once.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect("automatic")) }

  /// One symbol becomes another with a movement. Here it does at once.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(kind: .symbolEffect("\(T.self)"))
  }
}

/// A symbol comes and goes with a movement. Here it's there or gone at once.
@MainActor @preconcurrency
public struct SymbolEffectTransition: Transition {
  @MainActor @preconcurrency public static let properties = TransitionProperties(hasMotion: false)

  @MainActor @preconcurrency public init<T>(effect: T, options: SymbolEffectOptions)
  where T: SymbolEffect, T: TransitionSymbolEffect {}

  @MainActor @preconcurrency public func body(
    content: SymbolEffectTransition.Content, phase: TransitionPhase
  ) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes as the system likes. Here it's there or gone at once.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AutomaticSymbolEffect(), options: .default)
  }

  /// A symbol comes and goes with a movement. Here it's there or gone at once.
  @MainActor @preconcurrency public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
