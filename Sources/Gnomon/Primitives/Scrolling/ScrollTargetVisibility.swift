// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Calls an action with the ids of the targets that a scroll view shows, when these are others.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: WrapperModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  final class Node: WrapperNode<ScrollTargetVisibilityModifier<ID>>, GeometryObserver {
    private var last: [ID] = []

    override func didMakeContent() { graph.geometryObservers.append(self) }

    func checkGeometry() {
      guard let scroll = content.firstScrollView, scroll.isPlaced else { return }
      let visible = CGRect(origin: scroll.offset, size: scroll.size)
      let least = max(0.0001, min(modifier.threshold, 1))
      let ids = scroll.targets.compactMap { target -> ID? in
        let seen = target.frame.intersection(visible)
        let area = target.frame.width * target.frame.height
        guard area > 0, !seen.isNull, Double(seen.width * seen.height / area) >= least else { return nil }
        return target.id?.base as? ID
      }
      guard ids != last else { return }
      last = ids
      graph.owe(self, "onScrollTargetVisibilityChange", value: ids.count) { [action = modifier.action] in action(ids) }
    }
  }
}

extension View {
  /// Calls an action with the ids of the views of a `scrollTargetLayout()` of which the scroll view shows a share, from
  /// 0 to 1; first, and whenever they're others.
  nonisolated public func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable {
    modifier(ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
  }
}
