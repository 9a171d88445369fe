// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Where the plot and the labels of its axes lie in the plane.
final class PlaneSolution: @unchecked Sendable {
  let data: ChartData
  let frame: FrameSolution
  /// The labels of axes without a style.
  let labels: [PlaneLabel]
  let shown = ShownChoice()
  /// The labels and ticks of axes with a style.
  let strips: [AxisStrip]
  /// The size that the plane's content was made for.
  let size: CGSize
  /// The plot in the plane.
  var plot = CGRect.zero
  /// The room that labels take around the plot, and in it.
  var rooms = LabelRooms()
  /// The words of labels without a style that had no room.
  var droppedHere: [String] = []
  /// The words of all labels that had no room.
  var dropped: [String] { droppedHere + strips.flatMap(\.dropped) }

  /// Labels that have their room here and are shown elsewhere: those that are scrolled with the plot.
  let reserved: Set<PlaneLabel.Kind>

  /// What the scales leave at the plot's edges, and who is told what they have to leave.
  let pads: PlotPads
  let padsChanged: ((PlotPads) -> Void)?

  /// - Parameters:
  ///   - shows: the axes whose labels are shown.
  ///   - reserves: the axes whose labels only have room.
  init(
    _ data: ChartData, _ size: CGSize, _ frame: FrameSolution, shows: Set<PlaneLabel.Kind> = [.x, .y],
    reserves: Set<PlaneLabel.Kind> = [], pads: PlotPads = PlotPads(), padsChanged: ((PlotPads) -> Void)? = nil
  ) {
    (self.pads, self.padsChanged) = (pads, padsChanged)
    (self.data, self.size, self.frame, reserved) = (data, size, frame, reserves)
    guard !data.hasOnlySectors else {
      (labels, strips) = ([], [])
      return
    }
    var (labels, strips): ([PlaneLabel], [AxisStrip]) = ([], [])
    for kind in [PlaneLabel.Kind.x, .y] where shows.contains(kind) || reserves.contains(kind) {
      let plan = kind == .x ? data.xValues : data.yValues
      let own = Self.labels(plan, kind, data)
      if data.settings[kind].style == nil {
        labels += own
      } else {
        strips += AxisStrip.strips(kind, plan, own, isReserved: reserves.contains(kind))
      }
    }
    (self.labels, self.strips) = (labels, strips)
  }

  private static func labels(_ plan: AxisPlan, _ kind: PlaneLabel.Kind, _ data: ChartData) -> [PlaneLabel] {
    var list: [PlaneLabel] = []
    for group in plan.groups {
      let isInside =
        kind == .y && data.y.isCategory && group.position == .automatic && group.preset == .automatic
        && data.hasLyingBars
        || group.preset == .inset
      for entry in group.entries {
        var ofEntry: [PlaneLabel] = []
        for part in entry.parts {
          guard case .label(let content, let options) = part.kind else { continue }
          ofEntry.append(
            PlaneLabel(
              kind: kind, datum: entry.datum, next: entry.next, words: entry.words, content: content,
              options: options, look: part.look, isCentered: part.centered ?? group.centers,
              position: group.position, preset: group.preset, isInside: isInside))
        }
        list += LabelColumn.joined(ofEntry, data)
      }
    }
    return list
  }

  /// The plot's frame in the whole chart.
  var plotInChart: CGRect { plot.offsetBy(dx: frame.plane.minX, dy: frame.plane.minY) }
}
