// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a scroll view is scrolled to: by a view's id, an edge or a point.
public struct ScrollPosition: Sendable {
  enum Target: Sendable {
    case none
    case id(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target: Target
  /// Grows with each request, so that the same one can be made again.
  private(set) var request = 0
  /// The view that lies at the start, as far as it's known.
  nonisolated(unsafe) var shown: AnyHashable?
  /// Whether a finger has moved the scroll view since.
  public var isPositionedByUser = false

  private init(target: Target) { self.target = target }

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.init(target: .id(id, anchor)) }
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(target: .none) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(target: .edge(edge)) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(target: .point(x: point.x, y: point.y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(target: .point(x: x, y: y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(target: .point(x: x, y: nil))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(target: .point(x: nil, y: y))
  }

  private mutating func move(to target: Target) {
    self.target = target
    request += 1
    isPositionedByUser = false
    shown = nil
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { move(to: .id(id, anchor)) }
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

  /// The view that was scrolled to; nil once a finger has moved the scroll view (``viewID(type:)`` knows more).
  public var viewID: (any Hashable & Sendable)? {
    if isPositionedByUser { return nil }
    if case .id(let id, _) = target { return id }
    return nil
  }

  /// The view's id where it's of a type.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable {
    isPositionedByUser ? shown?.base as? T : viewID as? T
  }

  /// The edge that was scrolled to.
  public var edge: Edge? { if case .edge(let edge) = target, !isPositionedByUser { edge } else { nil } }

  /// The point that was scrolled to.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance from the left that was scrolled to.
  public var x: CGFloat? { if case .point(let x, _) = target, !isPositionedByUser { x } else { nil } }
  /// The distance from the top that was scrolled to.
  public var y: CGFloat? { if case .point(_, let y) = target, !isPositionedByUser { y } else { nil } }
}

extension ScrollPosition: Equatable {
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.request == b.request && a.isPositionedByUser == b.isPositionedByUser
      && a.shown == b.shown
      && a.viewID.map { AnyHashable($0) } == b.viewID.map { AnyHashable($0) } && a.edge == b.edge && a.x == b.x
      && a.y == b.y
  }
}

/// Where a scroll view is to be scrolled to.
struct ScrollRequest: Equatable {
  enum Goal: Equatable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var goal: Goal
  var number = 0
}

/// Scrolls the scroll view inside to what is asked for, and tells what lies at its start when it was moved.
nonisolated struct ScrollPositionModifier: WrapperModifier {
  let request: ScrollRequest
  let anchor: UnitPoint?
  /// Takes the id of the view at the start, after the scroll view was moved by others.
  let report: (AnyHashable?) -> Void

  final class Node: WrapperNode<ScrollPositionModifier>, GeometryObserver {
    private var isDue = true
    private var offset: CGPoint?
    /// What was told last: the binding's having it is no request.
    private var reported: AnyHashable?

    override func didMakeContent() { graph.geometryObservers.append(self) }

    override func modifierDidChange(from old: ScrollPositionModifier) {
      guard old.request != modifier.request else { return }
      if case .id(let id, _) = modifier.request.goal, id == reported { return }
      reported = nil
      isDue = true
    }

    func checkGeometry() {
      guard let scroll = content.firstScrollView, scroll.isPlaced else { return }
      if isDue {
        isDue = false
        scroll.follow(modifier.request.goal, modifier.anchor)
        if let offset, offset != scroll.offset { graph.queueBoundary(scroll) }
        offset = scroll.offset
      } else if let before = offset, before != scroll.offset {
        offset = scroll.offset
        let id = scroll.leadingTarget(modifier.anchor)
        if case .id(let asked, _) = modifier.request.goal, asked == id { return }
        reported = id
        graph.owe(self, "scrollPosition", value: id) { [report = modifier.report] in report(id) }
      }
      if offset == nil { offset = scroll.offset }
    }
  }
}

/// Reads the binding, so that it's looked at again when the position changes.
nonisolated struct ScrollPositionView<Content: View>: View, _SeeThroughView {
  let content: Content
  let request: () -> ScrollRequest
  let anchor: UnitPoint?
  let report: (AnyHashable?) -> Void

  var body: some View {
    content.modifier(ScrollPositionModifier(request: request(), anchor: anchor, report: report))
  }
}

extension View {
  /// Scrolls the scroll view inside to the view of an id, and writes the id of the view at its start when it's moved.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(
      content: self,
      request: { ScrollRequest(goal: id.wrappedValue.map { .id(AnyHashable($0), anchor) } ?? .none) },
      anchor: anchor, report: { Self.write($0, to: id) })
  }

  nonisolated private static func write<ID: Hashable>(_ new: AnyHashable?, to binding: Binding<ID?>) {
    if let id = new?.base as? ID, id != binding.wrappedValue { binding.wrappedValue = id }
  }

  /// Scrolls the scroll view inside to a position, and says so when it's moved by others.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(
      content: self, request: { position.wrappedValue.scrollRequest }, anchor: anchor,
      report: { id in
        var new = position.wrappedValue
        new.isPositionedByUser = true
        new.shown = id
        position.wrappedValue = new
      })
  }
}

extension ScrollPosition {
  fileprivate var scrollRequest: ScrollRequest {
    let goal: ScrollRequest.Goal =
      switch target {
      case .none: .none
      case .id(let id, let anchor): .id(AnyHashable(id), anchor)
      case .edge(let edge): .edge(edge)
      case .point(let x, let y): .point(x: x, y: y)
      }
    return ScrollRequest(goal: goal, number: request)
  }
}
