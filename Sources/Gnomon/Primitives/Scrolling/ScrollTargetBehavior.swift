// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The area to be shown, in the content's coordinates.
  public var rect: CGRect
  /// The point of the area that is brought to the same point of the scroll view; nil is the top leading one.
  public var anchor: UnitPoint?
}

/// Decides where a scroll view comes to rest when a finger lets go of it.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes where the scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  /// What else the behaviour asks for.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  public func properties(context: Self.PropertiesContext) -> Self.Properties { ScrollTargetBehaviorProperties() }
}

/// What a scroll view is like when it's about to come to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where it was at rest before the finger moved it.
  public let originalTarget: ScrollTarget
  /// In points per second.
  public let velocity: CGVector
  /// The content's size, without margins.
  public let contentSize: CGSize
  /// What margins and unsafe areas leave of the scroll view's size.
  public let containerSize: CGSize
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

/// What a behaviour asks of a scroll view.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether one movement of a finger scrolls by one target at most.
  public var limitsScrolls = false
  public init() {}
}

/// What a behaviour is asked in.
public struct ScrollTargetBehaviorPropertiesContext {
  public let axes: Axis.Set
  public let environment: EnvironmentValues
}

/// A behaviour whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public var base: any ScrollTargetBehavior
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: AnyScrollTargetBehavior.TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: AnyScrollTargetBehavior.PropertiesContext) -> AnyScrollTargetBehavior.Properties {
    base.properties(context: context)
  }
}

/// Comes to rest at multiples of the scroll view's own size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      target.rect.origin[axis] = context.clamped((target.rect.origin[axis] / page).rounded() * page, axis)
    }
  }
}

extension PagingScrollTargetBehavior {
  public func properties(context: PagingScrollTargetBehavior.PropertiesContext)
    -> PagingScrollTargetBehavior.Properties
  { Properties() }
}

/// Comes to rest where a view of the `scrollTargetLayout()` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement of a finger may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }

  let limitBehavior: LimitBehavior
  let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

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
  public func properties(context: ViewAlignedScrollTargetBehavior.PropertiesContext)
    -> ViewAlignedScrollTargetBehavior.Properties
  { Properties() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self(anchor: anchor) }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }

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
  /// Decides where the scroll views inside come to rest when a finger lets go of them.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
}
