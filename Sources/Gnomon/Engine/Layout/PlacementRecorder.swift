// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Takes placements for a node that isn't a container of a `Layout`.
final class PlacementRecorder: LayoutContainer {
  private var places: [Placement?] = []

  func record(_ index: Int, _ node: LayoutNode, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard places.indices.contains(index) else { return }
    let size = node.size(for: proposal)
    places[index] = Placement(
      origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), size: size,
      proposal: proposal)
  }

  func placements(of subviews: LayoutSubviews, in bounds: CGRect, placing: () -> Void) -> [Placement] {
    let outer = places
    places = Array(repeating: nil, count: subviews.nodes.count)
    defer { places = outer }
    placing()
    return zip(places, subviews.nodes).map { place, node in
      place ?? Placement(origin: .zero, size: node.size(for: .unspecified), proposal: .unspecified)
    }
  }
}
