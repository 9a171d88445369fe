// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place or an area of a view, to be asked for in the coordinates of another.
public struct Anchor<Value> {
  /// The thing that is anchored: a point or the bounds.
  public struct Source {
    let parts: [UnitRect]
    let assemble: ([CGRect]) -> Value
  }

  /// A part of a node's bounds.
  struct Part {
    weak var node: LayoutNode?
    let area: UnitRect
    /// The area in the root's coordinates, as it lay when the node was still there.
    var rect: CGRect {
      guard let node else { return .zero }
      return node.convert(area.rect(in: node.size), to: nil)
    }
  }

  let parts: [Part]
  let assemble: ([CGRect]) -> Value

  var rects: () -> [CGRect] { { [parts] in parts.map(\.rect) } }

  func resolve(_ convert: (CGRect) -> CGRect) -> Value { assemble(parts.map { convert($0.rect) }) }

  init(_ source: Source, of node: LayoutNode) {
    parts = source.parts.map { Part(node: node, area: $0) }
    assemble = source.assemble
  }
}

/// An area in fractions of a view's size, or in points.
enum UnitRect: Hashable, Sendable {
  case bounds
  case unitPoint(UnitPoint)
  case point(CGPoint)
  case rect(CGRect)

  func rect(in size: CGSize) -> CGRect {
    switch self {
    case .bounds: CGRect(origin: .zero, size: size)
    case .unitPoint(let point): CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    case .point(let point): CGRect(origin: point, size: .zero)
    case .rect(let rect): rect
    }
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// True if both are of the same areas of the same views.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.parts.count == b.parts.count && zip(a.parts, b.parts).allSatisfy { $0.node === $1.node && $0.area == $1.area }
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the areas into a hasher.
  public func hash(into hasher: inout Hasher) {
    for part in parts { hasher.combine(part.area) }
  }
}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's whole area.
  public static var bounds: Anchor<CGRect>.Source { Self(parts: [.bounds]) { $0[0] } }
  /// An area of the view, in its own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Self(parts: [.rect(r)]) { $0[0] } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in its own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { Self(parts: [.point(p)]) { $0[0].origin } }
  /// A point in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Self(parts: [.unitPoint(p)]) { $0[0].origin }
  }

  /// The top leading corner of the view's bounds.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top of the view's bounds.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view's bounds.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading side of the view's bounds.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of the view's bounds.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing side of the view's bounds.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view's bounds.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom of the view's bounds.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view's bounds.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several anchors as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(parts: array.flatMap(\.parts)) { rects in
      var start = 0
      return array.map { source in
        defer { start += source.parts.count }
        return source.assemble(Array(rects[start..<start + source.parts.count]))
      }
    }
  }

  /// An anchor or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(parts: anchor?.parts ?? []) { anchor?.assemble($0) }
  }
}
