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
  /// Calls an action with the ids of the views in sight, at first and whenever they're others.
  ///
  /// The views are those of the `scrollTargetLayout()` in the scroll view inside, or else all with ids. A view whose id
  /// is of another type is left out.
  ///
  /// - Parameters:
  ///   - idType: the ids' type.
  ///   - threshold: the share of a view's area that has to be in sight, from 0 to 1.
  ///   - action: takes the ids, in the order of the views.
  nonisolated public func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable {
    modifier(ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
  }
}
