// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The place that a scroll view is scrolled to: a view's id, an edge or a point.
///
/// ```swift
/// struct Pages: View {
///   @State private var position = ScrollPosition(edge: .top)
///
///   var body: some View {
///     ScrollView {
///       ForEach(1..<100) { Text("Page \($0)") }
///     }
///     .scrollPosition($position)
///     Button("Last") { position.scrollTo(id: 99) }
///   }
/// }
/// ```
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
  /// True if a finger has moved the scroll view since code scrolled it last.
  public var isPositionedByUser = false

  private init(target: Target) { self.target = target }

  /// A position at the view with an id.
  ///
  /// - Parameters:
  ///   - id: the view's id.
  ///   - anchor: the point of the view that is brought to the same point of the scroll view; nil leaves it to the
  ///     modifier, and then scrolls as little as it takes.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.init(target: .id(id, anchor)) }
  /// No position yet: the scroll view begins as it does by itself.
  ///
  /// - Parameter idType: the type of the ids that `viewID(type:)` will be asked for. Gnomon doesn't read it.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(target: .none) }

  /// A position at an edge of the content.
  ///
  /// - Parameters:
  ///   - idType: the type of the ids that `viewID(type:)` will be asked for. Gnomon doesn't read it.
  ///   - edge: the edge that is brought into sight.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(target: .edge(edge)) }

  /// A position at a point of the content, which is brought to the scroll view's top leading corner.
  ///
  /// - Parameters:
  ///   - idType: the type of the ids that `viewID(type:)` will be asked for. Gnomon doesn't read it.
  ///   - point: the distances from the content's start, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(target: .point(x: point.x, y: point.y))
  }

  /// A position at two distances from the content's start, in points.
  ///
  /// - Parameters:
  ///   - idType: the type of the ids that `viewID(type:)` will be asked for. Gnomon doesn't read it.
  ///   - x: the horizontal distance.
  ///   - y: the vertical distance.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(target: .point(x: x, y: y))
  }

  /// A position at a horizontal distance from the content's start, in points. The vertical one stays as it is.
  ///
  /// - Parameters:
  ///   - idType: the type of the ids that `viewID(type:)` will be asked for. Gnomon doesn't read it.
  ///   - x: the horizontal distance.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(target: .point(x: x, y: nil))
  }

  /// A position at a vertical distance from the content's start, in points. The horizontal one stays as it is.
  ///
  /// - Parameters:
  ///   - idType: the type of the ids that `viewID(type:)` will be asked for. Gnomon doesn't read it.
  ///   - y: the vertical distance.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(target: .point(x: nil, y: y))
  }

  private mutating func move(to target: Target) {
    self.target = target
    request += 1
    isPositionedByUser = false
    shown = nil
  }

  /// Asks the scroll view to bring the view with an id into sight, even if it was asked for that before.
  ///
  /// - Parameters:
  ///   - id: the view's id. Where no view has it, nothing is scrolled.
  ///   - anchor: the point of the view that is brought to the same point of the scroll view; nil leaves it to the
  ///     modifier, and then scrolls as little as it takes.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { move(to: .id(id, anchor)) }
  /// Asks the scroll view to bring an edge of the content into sight.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }
  /// Asks the scroll view to bring a point of the content to its top leading corner. Distances are in points.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }
  /// Asks the scroll view to scroll to two distances from the content's start, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }
  /// Asks the scroll view to scroll to a horizontal distance from the content's start, in points.
  public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }
  /// Asks the scroll view to scroll to a vertical distance from the content's start, in points.
  public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

  /// The id of the view that code scrolled to; nil where it was no view.
  ///
  /// It's nil, too, once a finger has moved the scroll view: ask ``viewID(type:)`` then.
  public var viewID: (any Hashable & Sendable)? {
    if isPositionedByUser { return nil }
    if case .id(let id, _) = target { return id }
    return nil
  }

  /// The id of the view at the scroll view's start if it's of a type; nil otherwise.
  ///
  /// While no finger has moved the scroll view it's the id that code scrolled to.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable {
    isPositionedByUser ? shown?.base as? T : viewID as? T
  }

  /// The edge that code scrolled to; nil where it was none, or a finger has moved the scroll view since.
  public var edge: Edge? { if case .edge(let edge) = target, !isPositionedByUser { edge } else { nil } }

  /// The point in points that code scrolled to; nil where it was none, or a finger has moved the scroll view since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal distance in points that code scrolled to; nil where it was none, or a finger has moved it since.
  public var x: CGFloat? { if case .point(let x, _) = target, !isPositionedByUser { x } else { nil } }
  /// The vertical distance in points that code scrolled to; nil where it was none, or a finger has moved it since.
  public var y: CGFloat? { if case .point(_, let y) = target, !isPositionedByUser { y } else { nil } }
}

extension ScrollPosition: Equatable {
  /// True if both ask for the same place in the same request and know of the same view in sight.
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
  ///
  /// - Parameters:
  ///   - id: the view's id; nil scrolls nowhere.
  ///   - anchor: the point of the view that is brought to the same point of the scroll view, and at which the view that
  ///     is written is looked for. nil is the start.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(
      content: self,
      request: { ScrollRequest(goal: id.wrappedValue.map { .id(AnyHashable($0), anchor) } ?? .none) },
      anchor: anchor, report: { Self.write($0, to: id) })
  }

  nonisolated private static func write<ID: Hashable>(_ new: AnyHashable?, to binding: Binding<ID?>) {
    if let id = new?.base as? ID, id != binding.wrappedValue { binding.wrappedValue = id }
  }

  /// Scrolls the scroll view inside to a position, and marks the position when a finger moves the scroll view.
  ///
  /// - Parameters:
  ///   - position: where to scroll to. It's written when the scroll view is moved by others.
  ///   - anchor: the point of a view that is brought to the same point of the scroll view where the position has none.
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
