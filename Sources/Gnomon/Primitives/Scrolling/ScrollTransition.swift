// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The place of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view goes out of sight at the top or the leading edge.
  case topLeading
  /// The view is in sight: it's drawn as the transition says for this phase alone.
  case identity
  /// The view comes in at the bottom or the trailing edge.
  case bottomTrailing

  /// True if the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or the leading edge, 0 in sight, 1 at the bottom or the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view changes on its way through a scroll view: at once, gradually or not at all.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that has to be in sight before it's drawn without the transition's effects.
  public struct Threshold: Sendable {
    enum Kind: Sendable {
      /// This share of it is in sight.
      case visible(Double)
      /// Its centre is the scroll view's.
      case centered
    }

    var kind: Kind
    /// In points, towards the middle of the scroll view.
    var distance: Double = 0

    /// All of the view is in sight.
    public static let visible = Threshold(kind: .visible(1))
    /// Nothing of the view is in sight yet: its outer edge touches the scroll view's.
    public static let hidden = Threshold(kind: .visible(0))
    /// The view's centre lies at the scroll view's centre.
    public static var centered: Threshold { Threshold(kind: .centered) }
    /// A share of the view is in sight: 0 is nothing, 1 is all of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(kind: .visible(amount)) }

    /// This threshold, a distance in points further inside the scroll view. A negative one moves it outwards.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.distance += distance
      return copy
    }

    /// A threshold between this one and another.
    ///
    /// Two shares in sight are mixed. Of other kinds the nearer one is taken, and only the inset is mixed.
    ///
    /// - Parameters:
    ///   - other: the threshold for an amount of 1.
    ///   - amount: the share of the other one, from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var result = amount < 0.5 ? self : other
      if case .visible(let a) = kind, case .visible(let b) = other.kind {
        result.kind = .visible(a + (b - a) * amount)
      }
      result.distance = distance + (other.distance - distance) * amount
      return result
    }
  }

  enum Kind: Sendable {
    case animated
    case interactive(UnitCurve)
    case identity
  }

  var kind: Kind
  var threshold = Threshold.visible(0.5)

  /// A transition whose effects come and go at once where the view passes the threshold: half of it in sight.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  /// A transition whose effects come and go at once where the view passes the threshold: half of it in sight.
  ///
  /// - Parameter animation: isn't used. Gnomon changes the view in one step.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
  /// A transition whose effects follow the scrolling, until all of the view is in sight.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut), threshold: .visible)
  /// A transition whose effects follow the scrolling along a curve, until all of the view is in sight.
  ///
  /// - Parameter timingCurve: maps the way that is left to the strength of the effects, both from 0 to 1.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }
  /// A transition that never changes the view.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The configuration itself: the animation isn't used. Gnomon changes the view in one step.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// How far the view is from being as it is, from 0 to 1.
  ///
  /// - Parameters:
  ///   - inside: how far the view's outer edge has come in, in points: negative outside.
  ///   - length: the view's length along the axis.
  ///   - visible: the scroll view's.
  func progress(inside: CGFloat, length: CGFloat, visible: CGFloat) -> Double {
    guard length > 0 else { return 0 }
    let inside = Double(inside) - threshold.distance
    let goal: Double =
      switch threshold.kind {
      case .visible(let share): Double(length) * share
      case .centered: Double(visible + length) / 2
      }
    switch kind {
    case .identity: return 0
    case .animated: return inside >= goal ? 0 : 1
    case .interactive(let curve):
      guard goal > 0 else { return inside >= 0 ? 0 : 1 }
      return curve.value(at: min(1, max(0, 1 - inside / goal)))
    }
  }
}

/// Draws a view with effects that follow its way through a scroll view.
nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: UnaryModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  final class Node: UnaryNode<ScrollTransitionModifier<Effect>> {
    private var known: [DrawingEffect] = []
    private var version: UInt = 0

    override func modifierDidChange(from old: ScrollTransitionModifier<Effect>) {
      version = 0
      graph.layoutDidChange = true
    }

    private var effects: [DrawingEffect] {
      if version == graph.layoutVersion { return known }
      version = graph.layoutVersion
      let (phase, amount) = place
      let transition = modifier.transition
      let rest = transition(EmptyVisualEffect(), .identity)._effects.list
      if phase == .identity || amount == 0 {
        known = rest
      } else {
        known = DrawingEffect.mix(rest, transition(EmptyVisualEffect(), phase)._effects.list, amount)
      }
      return known
    }

    /// Where the view is, and how much of the phase's effects it has.
    private var place: (phase: ScrollTransitionPhase, amount: Double) {
      var node = layoutParent
      while let current = node, !(current is ScrollNode) { node = current.layoutParent }
      guard let scroll = node as? ScrollNode else { return (.identity, 0) }
      let axis = modifier.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
      let frame = convert(CGRect(origin: .zero, size: size), to: scroll)
      let (length, visible) = (frame.size[axis], scroll.size[axis])
      let top = modifier.topLeading.progress(inside: frame.origin[axis] + length, length: length, visible: visible)
      let bottom = modifier.bottomTrailing.progress(
        inside: visible - frame.origin[axis], length: length, visible: visible)
      return bottom >= top ? (.bottomTrailing, bottom) : (.topLeading, top)
    }

    override var animatesFrame: Bool { true }

    override var contentTransform: ProjectionTransform? {
      effects.compactMap { $0.transform(in: size) }.reduce(nil) { $0?.concatenating($1) ?? $1 }
    }

    override var snapshotName: String? { "scrollTransition" }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      draw(effects[...], &context, child)
    }

    private func draw(_ effects: ArraySlice<DrawingEffect>, _ context: inout DrawingContext, _ child: LayoutNode) {
      guard let last = effects.last else { return context.draw(child) }
      last.draw(&context, size: size) { draw(effects.dropLast(), &$0, child) }
    }
  }
}

extension DrawingEffect {
  /// Effects between two lists of the same kinds; of different ones, those that are nearer.
  static func mix(_ a: [DrawingEffect], _ b: [DrawingEffect], _ amount: Double) -> [DrawingEffect] {
    guard a.count == b.count else { return amount < 0.5 ? a : b }
    return zip(a, b).map { mix($0, $1, amount) }
  }

  private static func mix(_ a: DrawingEffect, _ b: DrawingEffect, _ amount: Double) -> DrawingEffect {
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(amount) }
    switch (a, b) {
    case (.opacity(let a), .opacity(let b)): return .opacity(a + (b - a) * amount)
    case (.scale(let a, let anchor), .scale(let b, _)):
      return .scale(
        CGSize(width: between(a.width, b.width), height: between(a.height, b.height)), anchor: anchor)
    case (.rotation(let a, let anchor), .rotation(let b, _)):
      return .rotation(.radians(a.radians + (b.radians - a.radians) * amount), anchor: anchor)
    case (.rotation3D(let a, _, let anchor, let z, let depth), .rotation3D(let b, let axis, _, _, _)):
      return .rotation3D(
        .radians(a.radians + (b.radians - a.radians) * amount), axis: axis, anchor: anchor, anchorZ: z,
        perspective: depth)
    case (.filter(.blur(let a, let opaque)), .filter(.blur(let b, _))):
      return .filter(.blur(radius: between(a, b), opaque: opaque))
    case (.matrix(let a), .matrix(let b)):
      guard let from = a.affine, let to = b.affine else { return amount < 0.5 ? .matrix(a) : .matrix(b) }
      return .matrix(
        ProjectionTransform(
          CGAffineTransform(
            a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c), d: between(from.d, to.d),
            tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))))
    default: return amount < 0.5 ? a : b
    }
  }
}

extension View {
  /// Draws the view with effects that follow its way through the scroll view around it.
  ///
  /// The layout stays as it is. Without a scroll view around it the view is drawn for the phase `.identity`.
  ///
  /// - Parameters:
  ///   - configuration: how the effects come and go, at both ends.
  ///   - axis: the axis along which the way is measured; nil is the scroll view's, the vertical one if it has both.
  ///   - transition: adds effects to the view for a phase.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with effects that follow its way through the scroll view around it, different ones at each end.
  ///
  /// The layout stays as it is. Without a scroll view around it the view is drawn for the phase `.identity`.
  ///
  /// - Parameters:
  ///   - topLeading: how the effects come and go at the top or the leading edge.
  ///   - bottomTrailing: how the effects come and go at the bottom or the trailing edge.
  ///   - axis: the axis along which the way is measured; nil is the scroll view's, the vertical one if it has both.
  ///   - transition: adds effects to the view for a phase.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
