// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A transition of views that come and go at once.
public struct IdentityTransition: Transition {
  /// A transition that changes nothing.
  public init() {}

  /// The content as it is, in every phase.
  public func body(content: Content, phase: TransitionPhase) -> Content { content }

  /// No motion: the transition is used as it is where people ask for less motion.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// A transition of views that fade in and out.
public struct OpacityTransition: Transition {
  /// A transition that fades.
  public init() {}

  /// The content, transparent while it isn't in place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// No motion: the transition is used as it is where people ask for less motion.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// A transition of views that grow from a scale and shrink to it.
public struct ScaleTransition: Transition {
  /// The scale before the view comes and after it has gone; 1 is its own size.
  public var scale: Double
  /// The point of the view that stays in place while it's scaled.
  public var anchor: UnitPoint

  /// A transition that grows from a scale about a point, and shrinks to it.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The content, scaled about the anchor while it isn't in place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition of views that come from a distance and go by it.
public struct OffsetTransition: Transition {
  /// The distance in points.
  public var offset: CGSize

  /// A transition that comes from a distance in points, and goes by it.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The content, displaced while it isn't in place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition of views that come from an edge and go to it.
public struct MoveTransition: Transition {
  /// The edge that the view comes from and goes to.
  public var edge: Edge

  /// A transition that comes from an edge, and goes to it.
  public init(edge: Edge) { self.edge = edge }

  /// The content, outside of its place at the edge while it isn't in place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(phase.isIdentity ? nil : edge))
  }
}

/// A transition of views that come from the leading edge and go to the trailing one.
public struct SlideTransition: Transition {
  /// A transition from the leading edge to the trailing one.
  public init() {}

  /// The content, outside at the leading edge before it comes and at the trailing edge after it has gone.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// A transition of views that come from an edge, go to the opposite one, and fade.
public struct PushTransition: Transition {
  /// The edge that the view comes from.
  public var edge: Edge

  /// A transition that comes from an edge, goes to the opposite one, and fades.
  public init(edge: Edge) { self.edge = edge }

  /// The content, outside at the edge before it comes, at the opposite edge after it has gone, and transparent in both.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(EdgeShift(phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition of views that come with one transition and go with another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in which the view comes.
  public var insertion: Insertion
  /// The way in which the view goes.
  public var removal: Removal

  /// A transition that comes as one does, and goes as another does.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The content with the insertion's transition while it comes and the removal's while it goes.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }

  /// Motion where the insertion or the removal has some.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// A transition of views that come out of a blur and go into one.
public struct BlurReplaceTransition: Transition {
  /// The way that the view's scale changes.
  public struct Configuration: Equatable, Sendable {
    private var growsBefore: Bool

    /// The view comes from above its size and goes below it.
    public static let downUp = Configuration(growsBefore: true)
    /// The view comes from below its size and goes above it.
    public static let upUp = Configuration(growsBefore: false)

    func scale(_ phase: TransitionPhase) -> CGFloat {
      switch phase {
      case .willAppear: growsBefore ? 1.1 : 0.9
      case .identity: 1
      case .didDisappear: growsBefore ? 0.9 : 1.1
      }
    }
  }

  /// The way that the view's scale changes.
  public var configuration: Configuration

  /// A transition out of a blur and into one, with a way for the scale to change.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The content, blurred by 10 points, scaled and transparent while it isn't in place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(configuration.scale(phase))
      .blur(radius: phase.isIdentity ? 0 : 10)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moves what a view draws by parts of its own size.
nonisolated private struct EdgeShift: UnaryModifier, Animatable {
  /// The shift in the view's widths, towards the trailing edge.
  var x: CGFloat = 0
  /// The shift in the view's heights, downwards.
  var y: CGFloat = 0

  /// A shift over an edge; nil leaves the view in place.
  init(_ edge: Edge?) {
    switch edge {
    case .top: y = -1
    case .bottom: y = 1
    case .leading: x = -1
    case .trailing: x = 1
    case nil: break
    }
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  final class Node: UnaryNode<EdgeShift> {
    override func modifierDidChange(from old: EdgeShift) { graph.layoutDidChange = true }
    override var animatesFrame: Bool { true }

    private var shift: CGAffineTransform {
      CGAffineTransform(
        translationX: finite((isRightToLeft ? -1 : 1) * modifier.x * size.width), y: finite(modifier.y * size.height))
    }

    override var contentTransform: ProjectionTransform? { shift.isIdentity ? nil : ProjectionTransform(shift) }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      context.transformed(ProjectionTransform(shift)) { $0.draw(child) }
    }
  }
}
