// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The look of a view while it comes and goes.
///
/// A view that is there is drawn with the body for ``TransitionPhase/identity``. While it comes, what the body animates goes
/// there from ``TransitionPhase/willAppear``; while it goes, to ``TransitionPhase/didDisappear``.
@preconcurrency @MainActor
public protocol Transition {
  /// The type of the view that ``body(content:phase:)`` gives.
  associatedtype Body: View

  /// The view as it looks in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties of the transition, for those who would rather not see things move.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// The properties of a transition that moves things.
  @MainActor @preconcurrency public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as it looks in a phase of the transition.
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// This transition and another one inside of it.
  @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The stage of a view on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// The view hasn't come yet.
  case willAppear
  /// The view is there.
  case identity
  /// The view has gone.
  case didDisappear

  /// True if the view is there.
  public var isIdentity: Bool { self == .identity }

  /// The stage as a number: −1 before the view comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// True if things move.
  public var hasMotion: Bool

  /// The properties of a transition that moves things, or doesn't.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Two transitions, one inside of the other.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition that has an animation of its own.
protocol AnimatedTransitionValue {
  var animation: Animation? { get }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition, AnimatedTransitionValue {
  var base: Base
  var animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }

  static var properties: TransitionProperties { Base.properties }
}
