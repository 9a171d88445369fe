// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Gives the labels of the axes their room and the plot what is left.
struct PlaneLayout: ExplainedLayout {
  let solution: PlaneSolution

  /// The distance of labels to the plot or to their line, in points (measured).
  static let spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let plot = subviews.first else { return }
    let labels = subviews.dropFirst().prefix(solution.labels.count)
    let styled = subviews.dropFirst(solution.labels.count + 1)
    var placer = LabelPlacer(solution.labels, solution.data, Array(labels))
    let strips = StripRooms(solution, bounds.size, Array(styled), labels: placer.rooms)
    solve(&placer, strips.rooms, bounds.size)
    for (index, subview) in styled.enumerated() { strips.place(subview, index, in: bounds) }
    for (index, subview) in labels.enumerated() {
      let place = placer.places[index]
      subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY), proposal: place.proposal)
    }
    plot.place(
      at: CGPoint(x: bounds.minX + solution.plot.minX, y: bounds.minY + solution.plot.minY),
      proposal: ProposedViewSize(solution.plot.size))
  }

  /// Finds the plot between the rooms of its labels, and places these.
  private func solve(_ placer: inout LabelPlacer, _ rooms: LabelRooms, _ size: CGSize) {
    solution.rooms = rooms
    let plot = CGRect(
      x: rooms.leading, y: rooms.top, width: max(0, size.width - rooms.leading - rooms.trailing),
      height: max(0, size.height - rooms.top - rooms.bottom))
    solution.plot = plot
    let geometry = PlotGeometry(solution.data, size: plot.size, labelRoom: rooms.inside, pads: solution.pads)
    if solution.reserved.contains(.x) { placer.hideAll(.x) } else { placer.placeRow(geometry, plot) }
    if solution.reserved.contains(.y) { placer.hideAll(.y) } else { placer.placeColumn(geometry, plot, rooms) }
    solution.shown.hidden = placer.hidden
    solution.droppedHere = placer.dropped
  }

  var explanation: (any LayoutExplanation)? { PlaneExplanation(solution: solution) }
}
