// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LazyContainerNode {
  struct Viewport {
    /// The range in sight along the axis, from the container's start.
    var range: ClosedRange<CGFloat>
    /// The distances from its ends that pinned views keep.
    var insets: (start: CGFloat, end: CGFloat)
    /// The scroll view that scrolls the container along its axis.
    var scroll: ScrollNode?
  }

  /// The part of the container that the scroll views around and the host show.
  var viewport: Viewport {
    var path: [LayoutNode] = [self]
    while let parent = path[path.count - 1].layoutParent { path.append(parent) }
    var rect = CGRect(origin: .zero, size: path[path.count - 1].size)
    var viewport = Viewport(range: 0...0, insets: (0, 0), scroll: nil)
    var isLost = false
    // From the outside in, in the coordinates of each node.
    for index in path.indices.reversed() {
      let node = path[index]
      if let scroll = node as? ScrollNode, scroll.axes.contains(Axis.Set(axis)) {
        let bounds = scroll.shownBounds
        let low = max(bounds.origin[axis], rect.origin[axis])
        let high = min(bounds.origin[axis] + bounds.size[axis], rect.origin[axis] + rect.size[axis])
        if high < low { isLost = true }
        rect.origin[axis] = low
        rect.size[axis] = max(0, high - low)
        viewport.scroll = scroll
        let insets = scroll.contentInsets
        viewport.insets = axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
      }
      guard index > 0 else { break }
      if let transform = node.contentTransform {
        guard let inverse = transform.inverse else { return hidden(viewport) }
        rect = rect.drawnBox(applying: inverse)
      }
      rect.origin.x -= path[index - 1].origin.x
      rect.origin.y -= path[index - 1].origin.y
    }
    guard !isLost else { return hidden(viewport) }
    var low = finite(rect.origin[axis])
    var high = low + max(0, finite(rect.size[axis]))
    if axis == .horizontal, isMirrored { (low, high) = (size.width - high, size.width - low) }
    viewport.range = low...max(low, high)
    return viewport
  }

  private func hidden(_ viewport: Viewport) -> Viewport {
    var viewport = viewport
    viewport.range = -CGFloat.greatestFiniteMagnitude...(-CGFloat.greatestFiniteMagnitude)
    return viewport
  }

  /// True if a scroll view around has left its start along the axis.
  var isScrolled: Bool {
    var node = layoutParent
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.axes.contains(Axis.Set(axis)), scroll.offset[axis] != 0 {
        return true
      }
      node = current.layoutParent
    }
    return false
  }

  /// The length that is measured to tell how long the whole is: as much as the nearest container shows.
  var sampleLength: CGFloat {
    let length = nearestContainer?.containerSize[axis] ?? 1_000
    return length.isFinite ? max(0, length) : 1_000
  }
}

/// A host's lazy containers.
final class LazyContainers {
  private var nodes: [WeakBox<LazyContainerNode>] = []
  /// While a container says that it's longer or shorter than it took itself to be.
  fileprivate(set) var isCorrecting = false
  /// The length beyond what is in sight that is made as well, in points.
  var overscan: CGFloat = 0

  func add(_ node: LazyContainerNode) { nodes.append(WeakBox(object: node)) }

  /// The containers that lie somewhere.
  var placed: [LazyContainerNode] {
    nodes.removeAll { $0.object?.isMounted != true }
    return nodes.compactMap { $0.object }.filter { $0.isPlaced }
  }
}

extension Graph {
  var lazyContainers: LazyContainers { feature(LazyContainers.self) { LazyContainers() } }

  private var knownLazyContainers: LazyContainers? { knownFeature(LazyContainers.self) }

  var isCorrectingLength: Bool { knownLazyContainers?.isCorrecting ?? false }

  /// Says that a container has another length than it was taken to have: the scroll view around places its content
  /// again and keeps its own size.
  func correctLength(of container: LazyContainerNode) {
    lazyContainers.isCorrecting = true
    container.invalidateLayout()
    lazyContainers.isCorrecting = false
  }

  /// Has those containers placed again of which something else is in sight than when they were placed.
  func checkSightOfLazyContainers() {
    guard let known = knownLazyContainers else { return }
    for container in known.placed where !container.flags.contains(.boundaryQueued) {
      if container.viewport.range != container.sight { queueBoundary(container) }
    }
  }
}
