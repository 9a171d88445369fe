// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A frame of reference for points and rectangles.
public enum CoordinateSpace {
  /// The host's space: its origin is the window's top left corner.
  case global
  /// The view's own space: its origin is the view's top left corner.
  case local
  /// The space of the nearest view above that has this name.
  case named(AnyHashable)

  /// True if the origin is the top leading corner of what the host shows.
  public var isGlobal: Bool { self == .global }
  /// True if the origin is the top leading corner of the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}
extension CoordinateSpace: @unchecked Sendable {}

/// A type that stands for a frame of reference.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference that the value stands for.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own frame of reference: the origin is its top leading corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own frame of reference.
  public init() {}
  /// The local coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The frame of reference of the whole: the origin is the top leading corner of what the host shows.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The frame of reference of the whole.
  public init() {}
  /// The global coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A frame of reference that a view above has been given by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The coordinate space of the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the spaces that scroll views bring along.
enum ScrollSpace: Hashable {
  /// The nearest scroll view's, or the nearest one's that scrolls along the axis.
  case scrollView(Axis?)
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own frame of reference.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The frame of reference of the whole.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The frame of reference of the innermost view around that has been given the name by `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroll view's visible area: its origin is the viewport's corner.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.scrollView(nil)))
  }

  /// The space of the nearest scroll view above that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.scrollView(axis)))
  }
}

/// Gives a view's space a name for the views inside.
nonisolated struct CoordinateSpaceModifier: UnaryModifier {
  let name: AnyHashable

  final class Node: UnaryNode<CoordinateSpaceModifier> {
    override func modifierDidChange(from old: CoordinateSpaceModifier) { graph.layoutDidChange = true }
  }
}

extension LayoutNode {
  /// The node above that has a name.
  func ancestor(named name: AnyHashable) -> LayoutNode? {
    let scroll = name.base as? ScrollSpace
    var node = layoutParent
    while let current = node {
      if case .scrollView(let axis)? = scroll {
        if let view = current as? ScrollNode, axis.map({ view.axes.contains(Axis.Set($0)) }) ?? true { return view }
      } else if let space = current as? CoordinateSpaceModifier.Node, space.modifier.name == name {
        return space
      }
      node = current.layoutParent
    }
    return nil
  }

  /// The frame in a coordinate space; one of an unknown name is the global one.
  func frame(in space: CoordinateSpace) -> CGRect {
    let own = CGRect(origin: .zero, size: size)
    switch space {
    case .local: return own
    case .global: return convert(own, to: nil)
    case .named(let name): return convert(own, to: ancestor(named: name))
    }
  }
}

extension Axis.Set {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension View {
  /// Names the view's space for the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's space for the views inside.
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
