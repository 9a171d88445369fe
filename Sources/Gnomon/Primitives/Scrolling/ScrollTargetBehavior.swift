// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The place at which a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The area that will be shown, in the content's coordinates. Its size is the scroll view's without margins.
  public var rect: CGRect
  /// The point of the area that is brought to the same point of the scroll view; nil is the top leading one.
  public var anchor: UnitPoint?
}

/// A type that decides where a scroll view comes to rest when a finger lets go of it.
///
/// ```swift
/// struct EveryHundredPoints: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
///   }
/// }
///
/// struct Ruler: View {
///   var body: some View {
///     ScrollView { Color.yellow.frame(height: 5_000) }
///       .scrollTargetBehavior(EveryHundredPoints())
///   }
/// }
/// ```
public protocol ScrollTargetBehavior {
  /// The state of the scroll view in which a target is chosen.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The wishes of a behaviour beside its targets.
  typealias Properties = ScrollTargetBehaviorProperties
  /// The state of the scroll view in which a behaviour is asked for its wishes.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes the place at which the scroll view comes to rest.
  ///
  /// - Parameters:
  ///   - target: at first the place where the finger left the content.
  ///   - context: the scroll view's state.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  /// The wishes of the behaviour beside its targets. Gnomon doesn't ask for them.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  /// No wishes: the standard properties.
  public func properties(context: Self.PropertiesContext) -> Self.Properties { ScrollTargetBehaviorProperties() }
}

/// The state of a scroll view that is about to come to rest. Values of its environment can be read as members.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The place where the scroll view was at rest before the finger moved it.
  public let originalTarget: ScrollTarget
  /// The content's speed in points per second. Gnomon's scroll views stop at once: it's always zero.
  public let velocity: CGVector
  /// The content's size, without margins.
  public let contentSize: CGSize
  /// The size that margins leave of the scroll view's, in points.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let targets: [CGRect]

  /// The place next to one at which the content fills the container.
  fileprivate func clamped(_ place: CGFloat, _ axis: Axis) -> CGFloat {
    environment.layoutDirection.clamped(place, to: max(0, contentSize[axis] - containerSize[axis]), axis)
  }

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The wishes of a behaviour beside its targets. Gnomon keeps them without effect.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// True if one movement of a finger should scroll by one target at most; false by default. Gnomon doesn't read it.
  public var limitsScrolls = false
  /// The standard properties: movements aren't limited.
  public init() {}
}

/// The state of a scroll view in which a behaviour is asked for its properties. Gnomon doesn't ask.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  /// The scroll view's environment.
  public let environment: EnvironmentValues
}

/// A behaviour whose type is hidden, so that one variable can hold different ones.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour inside, which is asked.
  public var base: any ScrollTargetBehavior
  /// Hides the type of a behaviour.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Lets the behaviour inside change the place at which the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: AnyScrollTargetBehavior.TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// The properties of the behaviour inside.
  public func properties(context: AnyScrollTargetBehavior.PropertiesContext) -> AnyScrollTargetBehavior.Properties {
    base.properties(context: context)
  }
}

/// A behaviour that comes to rest at multiples of the scroll view's own size, less its margins.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// A behaviour that stops at the page next to where the finger left the content.
  public init() {}

  /// Moves the target to the nearest page, and not beyond the content's end.
  public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      target.rect.origin[axis] = context.clamped((target.rect.origin[axis] / page).rounded() * page, axis)
    }
  }
}

extension PagingScrollTargetBehavior {
  /// The standard properties, which ask for nothing.
  public func properties(context: PagingScrollTargetBehavior.PropertiesContext)
    -> PagingScrollTargetBehavior.Properties
  { Properties() }
}

/// A behaviour that comes to rest where a view of the `scrollTargetLayout()` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The number of views that one movement of a finger may pass.
  ///
  /// Only ``alwaysByOne`` limits a movement in Gnomon. With the others the view nearest to where the finger left the
  /// content is chosen.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice. In Gnomon a movement may pass any number of views.
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    /// A movement is limited, by how much is the system's choice. In Gnomon it may pass any number of views.
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    /// A movement is limited to a few views. In Gnomon it may pass any number of them.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
    /// A movement goes to the next view or the one before at most.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    /// A movement isn't limited: it may pass any number of views.
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }

  let limitBehavior: LimitBehavior
  let anchor: UnitPoint?

  /// A behaviour that brings a view's start to the scroll view's start.
  ///
  /// - Parameter limitBehavior: the number of views that one movement may pass.
  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
  /// A behaviour that brings a point of a view to the same point of the scroll view.
  ///
  /// - Parameter anchor: the point; nil is the top leading one.
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  /// A behaviour that brings a point of a view to the same point of the scroll view, within a limit.
  ///
  /// - Parameters:
  ///   - limitBehavior: the number of views that one movement may pass.
  ///   - anchor: the point; nil is the top leading one.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Moves the target to the view whose anchor is nearest, along each axis. Its cost grows with the number of views.
  public func updateTarget(_ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext) {
    let anchor = anchor ?? context.environment.layoutDirection.leadingCorner
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let visible = context.containerSize[axis]
      let starts = context.targets.map { $0.origin[axis] + anchor[axis] * ($0.size[axis] - visible) }
      var wanted = target.rect.origin[axis]
      if limitBehavior == .alwaysByOne {
        // The neighbours of the view that it stood at, on both sides.
        let start = context.originalTarget.rect.origin[axis]
        let next = starts.filter { $0 > start + 0.5 }.min() ?? .infinity
        let last = starts.filter { $0 < start - 0.5 }.max() ?? -.infinity
        wanted = max(last, min(wanted, next))
      }
      guard let nearest = starts.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { continue }
      target.rect.origin[axis] = context.clamped(nearest, axis)
    }
  }
}

extension ViewAlignedScrollTargetBehavior {
  /// The standard properties, which ask for nothing.
  public func properties(context: ViewAlignedScrollTargetBehavior.PropertiesContext)
    -> ViewAlignedScrollTargetBehavior.Properties
  { Properties() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour that comes to rest at multiples of the scroll view's own size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that comes to rest where a view of the `scrollTargetLayout()` begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// A behaviour that brings a point of a view to the same point of the scroll view; nil is the top leading one.
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self(anchor: anchor) }

  /// A behaviour that comes to rest where a view begins, and passes no more views than the limit says.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }

  /// A behaviour that brings a point of a view to the same point of the scroll view, within a limit.
  ///
  /// - Parameters:
  ///   - limitBehavior: the number of views that one movement may pass.
  ///   - anchor: the point; nil is the top leading one.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    Self(limitBehavior: limitBehavior, anchor: anchor)
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: AnyScrollTargetBehavior? { nil }
}

extension EnvironmentValues {
  /// Where scroll views come to rest; nil is anywhere.
  var scrollTargetBehavior: AnyScrollTargetBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension ScrollNode {
  /// Comes to rest at an offset, or where the scroll view's behaviour says instead.
  ///
  /// - Parameter start: where it was before the finger moved it.
  func rest(at point: CGPoint, from start: CGPoint) {
    scroll(to: point)
    // What lies there is made first: its views are where the scroll view may stop.
    if environment.scrollTargetBehavior != nil {
      goal = ScrollGoal(kind: .rest(point, from: start), rounds: 0)
      graph.scrollDidChange()
    }
  }

  /// Comes to rest where the behaviour says that it does instead of at an offset.
  func settle(at point: CGPoint, from start: CGPoint) {
    guard let behavior = environment.scrollTargetBehavior else { return }
    let (across, along) = (restingRange(.horizontal), restingRange(.vertical))
    let room = CGSize(width: across.length, height: along.length)
    var target = ScrollTarget(rect: CGRect(origin: point, size: room), anchor: nil)
    let original = ScrollTarget(rect: CGRect(origin: start, size: room), anchor: nil)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: original, velocity: CGVector(dx: 0, dy: 0), contentSize: contentSize, containerSize: room,
        axes: axes, environment: environment,
        targets: targets.map { $0.frame.offsetBy(dx: -across.start, dy: -along.start) }))
    var end = target.rect.origin
    if let anchor = target.anchor {
      end.x += finite(anchor.x * (target.rect.width - room.width))
      end.y += finite(anchor.y * (target.rect.height - room.height))
    }
    scroll(to: end)
  }
}

extension View {
  /// Sets the behaviour that decides where the scroll views inside come to rest when a finger lets go of them.
  ///
  /// Without one they stay where the finger left them.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
}
