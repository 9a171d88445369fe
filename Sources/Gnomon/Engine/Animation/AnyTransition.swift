// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A transition of any type.
///
/// ```swift
/// struct Notice: View {
///   @State private var isShown = false
///
///   var body: some View {
///     VStack {
///       Button("Show") { withAnimation { isShown.toggle() } }
///       if isShown {
///         Text("Saved").transition(.move(edge: .top).combined(with: .opacity))
///       }
///     }
///   }
/// }
/// ```
public struct AnyTransition: Sendable {
  /// Makes the view that shows another one in a phase.
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// The transition's own animations, where it has some.
  private(set) var insertionAnimation: Animation?
  private(set) var removalAnimation: Animation?
  /// True if a view that is there looks as without the transition.
  let leavesIdentity: Bool

  private init(
    insertion: Animation? = nil, removal: Animation? = nil, leavesIdentity: Bool,
    apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView
  ) {
    self.apply = apply
    insertionAnimation = insertion
    removalAnimation = removal
    self.leavesIdentity = leavesIdentity
  }

  /// Hides a transition's type.
  public init<T: Transition>(_ transition: T) {
    self.init(transition, leavesIdentity: false)
  }

  private init<T: Transition>(_ transition: T, leavesIdentity: Bool) {
    let animation = (transition as? any AnimatedTransitionValue)?.animation
    let transition = MainActorCarrier(transition)
    self.init(insertion: animation, removal: animation, leavesIdentity: leavesIdentity) {
      AnyView(transition.value.apply(content: $0, phase: $1))
    }
  }

  /// Takes a value to the main actor, where transitions live.
  private struct MainActorCarrier<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}

extension AnyTransition {
  /// No transition: views come and go at once.
  public static var identity: AnyTransition { AnyTransition(leavesIdentity: true) { view, _ in view } }

  /// A transition that fades.
  public static let opacity = AnyTransition(leavesIdentity: true) { view, phase in
    AnyView(view.opacity(phase.isIdentity ? 1 : 0))
  }

  /// A transition that grows from nothing and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// A transition that grows from a scale about a point, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    builtIn { ScaleTransition(Double(scale), anchor: anchor) }
  }

  /// A transition that comes from a distance in points, and goes by it.
  public static func offset(_ offset: CGSize) -> AnyTransition { builtIn { OffsetTransition(offset) } }

  /// A transition that comes from distances in points along x and y, and goes by them.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition that comes from an edge, and goes to it.
  public static func move(edge: Edge) -> AnyTransition { builtIn { MoveTransition(edge: edge) } }

  /// A transition that comes from the leading edge, and goes to the trailing one.
  public static var slide: AnyTransition { builtIn { SlideTransition() } }

  /// A transition that comes from an edge, goes to the opposite one, and fades.
  public static func push(from edge: Edge) -> AnyTransition { builtIn { PushTransition(edge: edge) } }

  /// A modifier while the view comes and goes, and another one while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let modifiers = MainActorCarrier((active: active, identity: identity))
    return AnyTransition(leavesIdentity: false) { view, phase in
      AnyView(view.modifier(phase.isIdentity ? modifiers.value.identity : modifiers.value.active))
    }
  }

  /// A transition that comes as one does, and goes as another does.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    let (first, second) = (insertion.apply, removal.apply)
    return AnyTransition(
      insertion: insertion.insertionAnimation, removal: removal.removalAnimation,
      leavesIdentity: insertion.leavesIdentity && removal.leavesIdentity
    ) { view, phase in
      second(
        first(view, phase == .willAppear ? phase : .identity), phase == .didDisappear ? phase : .identity)
    }
  }

  /// This transition and another one around it.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let (first, second) = (apply, other.apply)
    return AnyTransition(
      insertion: other.insertionAnimation ?? insertionAnimation, removal: other.removalAnimation ?? removalAnimation,
      leavesIdentity: leavesIdentity && other.leavesIdentity
    ) { second(first($0, $1), $1) }
  }

  /// This transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertionAnimation = animation
    copy.removalAnimation = animation
    return copy
  }

  private static func builtIn<T: Transition>(_ make: @escaping @MainActor @Sendable () -> T) -> AnyTransition {
    AnyTransition(leavesIdentity: true) { AnyView(make().apply(content: $0, phase: $1)) }
  }
}

extension View {
  /// Names how the view comes and goes, where that is animated.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionIdentity(transition: t)).modifier(TransitionModifier(transition: t))
  }

  /// Names how the view comes and goes, where that is animated.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// Carries the transition to the `if` or the `ForEach` that the view comes and goes in.
nonisolated struct TransitionModifier: UnaryModifier {
  let transition: AnyTransition

  final class Node: UnaryNode<TransitionModifier> {
    override func modifierDidChange(from old: TransitionModifier) {}

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      super.layoutValue(key) ?? (key == TransitionValue.key ? modifier.transition : nil)
    }
  }
}

/// Draws a view as it looks while it is there.
struct TransitionIdentity: ViewModifier {
  var transition: AnyTransition

  nonisolated init(transition: AnyTransition) { self.transition = transition }

  @ViewBuilder func body(content: Content) -> some View {
    if transition.leavesIdentity {
      content
    } else {
      transition.apply(AnyView(content), .identity)
    }
  }
}
