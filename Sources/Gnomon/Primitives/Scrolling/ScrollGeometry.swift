// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The sizes of a scroll view and its content, and the part of the content that is shown. Lengths are points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance that the content is scrolled. At the content's start it's as far below 0 as the insets there.
  public var contentOffset: CGPoint
  /// The content's size, without the insets.
  public var contentSize: CGSize
  /// The margins around the content, with what unsafe areas cover.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, with the unsafe areas that it reaches into.
  public var containerSize: CGSize

  /// A geometry of the given lengths in points, as a test needs one. Scroll views make their own.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The scroll view's area in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's coordinates that isn't covered by insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The offset and both sizes in words, for the console.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
  }
}

extension ScrollNode {
  /// What the scroll view shows now.
  var geometry: ScrollGeometry {
    let insets = contentInsets
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), contentSize: contentSize,
      contentInsets: insets, containerSize: shownBounds.size)
  }
}

extension ViewNode {
  /// The first scroll view in this subtree.
  var firstScrollView: ScrollNode? {
    if let scroll = self as? ScrollNode { return scroll }
    var found: ScrollNode?
    forEachChild { child in if found == nil { found = child.firstScrollView } }
    return found
  }
}

/// Calls an action when what a scroll view shows has changed.
nonisolated struct ScrollGeometryModifier<T: Equatable>: WrapperModifier {
  let transform: (ScrollGeometry) -> T
  let action: (_ oldValue: T, _ newValue: T) -> Void

  final class Node: WrapperNode<ScrollGeometryModifier<T>>, GeometryObserver {
    private var last: T?

    override func didMakeContent() { graph.geometryObservers.append(self) }

    func checkGeometry() {
      guard let scroll = content.firstScrollView, scroll.isPlaced else { return }
      let value = modifier.transform(scroll.geometry)
      guard value != last else { return }
      let before = last ?? value
      last = value
      graph.owe(self, "onScrollGeometryChange", value: value) { [action = modifier.action] in action(before, value) }
    }
  }
}

/// Calls an action when a view comes into sight in a scroll view, or leaves it.
nonisolated struct ScrollVisibilityModifier: UnaryModifier {
  let threshold: Double
  let action: (Bool) -> Void

  final class Node: UnaryNode<ScrollVisibilityModifier>, GeometryObserver {
    private var isVisible = false

    override func didMakeContent() { graph.geometryObservers.append(self) }
    override func modifierDidChange(from old: ScrollVisibilityModifier) {}

    // A lazy container has taken the view out of sight.
    override func appearanceDidChange(_ isShown: Bool) {
      guard !isShown, isVisible else { return }
      isVisible = false
      graph.owe(self, "onScrollVisibilityChange", value: false) { [action = modifier.action] in action(false) }
    }

    func checkGeometry() {
      guard child != nil, isPlaced else { return }
      let now = visibleShare >= max(0.0001, min(modifier.threshold, 1))
      guard now != isVisible else { return }
      isVisible = now
      graph.owe(self, "onScrollVisibilityChange", value: now) { [action = modifier.action] in action(now) }
    }

    /// How much of the view's area the nearest scroll view shows; without one, all.
    private var visibleShare: Double {
      guard size.width > 0, size.height > 0 else { return 0 }
      var node = layoutParent
      while let current = node, !(current is ScrollNode) { node = current.layoutParent }
      guard let scroll = node else { return 1 }
      let frame = convert(CGRect(origin: .zero, size: size), to: scroll)
      let seen = frame.intersection(CGRect(origin: .zero, size: scroll.size))
      guard !seen.isNull, frame.width > 0, frame.height > 0 else { return 0 }
      return Double(seen.width * seen.height / (frame.width * frame.height))
    }
  }
}

extension View {
  /// Calls an action when a value that is made of the scroll view's geometry changes, and once at first.
  ///
  /// The scroll view is the first one inside the view. The first call has the same value twice.
  ///
  /// - Parameters:
  ///   - type: the value's type.
  ///   - transform: makes the value of the geometry. It's called after each layout and each movement.
  ///   - action: takes the value before the change and the one after it.
  nonisolated public func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls an action when the view comes into sight in the scroll view around it, and when it leaves it.
  ///
  /// Without a scroll view around it the view is in sight.
  ///
  /// - Parameters:
  ///   - threshold: the share of the view's area that has to be in sight, from 0 to 1.
  ///   - action: takes true when the view has come into sight, false when it has left it.
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
