// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// Turns a wheel, or moves two fingers on a trackpad, with the pointer at a point.
  ///
  /// The innermost scroll view there scrolls, as far as it can; what it can't take goes to the scroll views around it.
  /// It's `interacting` while it's scrolled, and comes to rest as after a drag.
  ///
  /// - Parameters:
  ///   - point: The place in the host's coordinates, in points.
  ///   - distance: The way in points: with a positive `dy` what lies further down comes into sight, with a positive
  ///     `dx` what lies further right.
  ///   - isLast: False where more of the same movement follows. A scroll view comes to rest with the last part of it,
  ///     which may be of no length.
  /// - Returns: True if something has scrolled.
  @discardableResult
  public func scrollWheel(at point: CGPoint, by distance: CGVector, isLast: Bool = true) -> Bool {
    event("a wheel was turned") {
      let isScrolled = point.isFinite && turnWheel(at: point, by: distance)
      if isLast { endWheel() }
      return isScrolled
    }
  }

  private func turnWheel(at point: CGPoint, by distance: CGVector) -> Bool {
    var left = CGPoint(x: finite(distance.dx), y: finite(distance.dy))
    guard left != .zero, let innermost = hits(at: point).innermost else { return false }
    var isScrolled = false
    for case let view as ScrollNode in innermost.chain() where view.environment.isScrollEnabled && view.isPlaced {
      let taken = view.wheelDistance(left)
      guard taken != .zero else { continue }
      isScrolled = true
      let input = graph.input
      if !input.wheeled.contains(where: { $0.view.node === view }) {
        input.wheeled.append((WeakNode(node: view), view.offset))
      }
      view.phase = .interacting
      view.scroll(to: CGPoint(x: view.offset.x + taken.x, y: view.offset.y + taken.y))
      left = CGPoint(x: left.x - taken.x, y: left.y - taken.y)
      if left == .zero { break }
    }
    return isScrolled
  }

  /// Lets what a wheel has moved come to rest.
  func endWheel() {
    guard let input = graph.knownFeature(HostInput.self), !input.wheeled.isEmpty else { return }
    // Who follows the phases is told of each.
    update()
    let wheeled = input.wheeled
    input.wheeled = []
    for entry in wheeled {
      guard let view = entry.view.node as? ScrollNode, view.isMounted else { continue }
      view.phase = .idle
      view.rest(at: view.offset, from: entry.start)
    }
  }

  /// Clicks with the secondary button at a point, as with two fingers on a trackpad: opens the innermost context menu
  /// there, without waiting as a long press does.
  ///
  /// - Parameter point: The place in the host's coordinates, in points.
  /// - Returns: False where no view there has a context menu, or only views that are disabled have one.
  @discardableResult
  public func secondaryClick(at point: CGPoint) -> Bool {
    event("the secondary button was clicked") {
      guard point.isFinite, let innermost = hits(at: point).innermost else { return false }
      for node in innermost.chain() where node.environment.isEnabled {
        guard node is DynamicNode, let menu = node.viewValue as? any ContextMenuOwner, menu.opensByClick else {
          continue
        }
        menu.open()
        return true
      }
      return false
    }
  }
}

extension ScrollNode {
  /// The part of a way that it can scroll.
  fileprivate func wheelDistance(_ distance: CGPoint) -> CGPoint {
    var taken = CGPoint.zero
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) && distance[axis] != 0 {
      let end = clamped(offset[axis] + distance[axis], axis)
      let way = end - offset[axis]
      // What lies beyond its end, as in a bounce, isn't brought back by a way into the other direction.
      if way * distance[axis] > 0 { taken[axis] = way }
    }
    return taken
  }
}

/// A view that presents a menu of actions.
protocol ContextMenuOwner {
  /// True if a click with the secondary button opens it.
  var opensByClick: Bool { get }
  @MainActor func open()
  @MainActor func close()
}
