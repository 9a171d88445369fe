// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The lines and ticks of a chart's axes as one thing to draw, below the marks. Ticks of an axis with a style are drawn
/// with its labels.
struct AxisLinesDrawing: DrawnItems {
  private let data: ChartData
  private let pads: PlotPads
  private let rooms: LabelRooms

  init(plane: PlaneSolution) { (data, pads, rooms) = (plane.data, plane.pads, plane.rooms) }

  static func == (a: Self, b: Self) -> Bool {
    a.pads == b.pads && a.rooms == b.rooms && a.data.hasSameLines(as: b.data)
  }

  var name: String { "AxisLines" }

  /// The width of lines, in points, and the dashes of those along y (measured: on iOS 2 and 2).
  static let width: CGFloat = 0.5
  static let dash: [CGFloat] = [2, 2]

  func draw(on canvas: inout DrawnCanvas) {
    guard !data.hasOnlySectors else { return }
    let geometry = PlotGeometry(data, size: canvas.size, labelRoom: rooms.inside, pads: pads)
    var drawer = AxisLineDrawer(geometry, rooms, canvas)
    drawer.draw(data.yValues, .y, parts: data.settings.yAxis.style == nil ? nil : .lines)
    drawer.draw(data.xValues, .x, parts: data.settings.xAxis.style == nil ? nil : .lines)
    canvas.commands = drawer.commands
  }
}

/// The ticks of an axis at one side, in a strip with its labels.
struct AxisTicksDrawing: DrawnItems {
  private let data: ChartData
  private let pads: PlotPads
  private let rooms: LabelRooms
  private let strip: AxisStrip
  private let plot: CGSize

  init(strip: AxisStrip, plane: PlaneSolution) {
    (data, pads, rooms, plot) = (plane.data, plane.pads, plane.rooms, plane.plot.size)
    self.strip = strip
  }

  static func == (a: Self, b: Self) -> Bool {
    a.strip.side == b.strip.side && a.pads == b.pads && a.rooms == b.rooms && a.plot == b.plot
      && a.data.hasSameLines(as: b.data)
  }

  var name: String { "AxisTicks" }

  func draw(on canvas: inout DrawnCanvas) {
    // As if drawn in the plot, whose edge is that of the strip; in drawings x counts from the left.
    var beside = strip.plot(beside: canvas.size, plot)
    if data.surroundings.isRightToLeft { beside.origin.x = canvas.size.width - beside.maxX }
    var own = rooms
    own.take(strip.kind == .x ? canvas.size.height : canvas.size.width, at: strip.side)
    let geometry = PlotGeometry(data, size: beside.size, labelRoom: rooms.inside, pads: pads)
    var drawer = AxisLineDrawer(geometry, own, canvas)
    drawer.draw(strip.kind == .x ? data.xValues : data.yValues, strip.kind, parts: .ticks(strip.side))
    guard !drawer.commands.isEmpty else { return }
    canvas.commands.append(.save)
    canvas.commands.append(.concatenate(CGAffineTransform(translationX: beside.minX, y: beside.minY)))
    canvas.commands += drawer.commands
    canvas.commands.append(.restore)
  }
}

extension ChartData {
  /// True if the lines and ticks of other data are the same, where the plot and its labels take the same room.
  func hasSameLines(as other: ChartData) -> Bool {
    self === other
      || hasOnlySectors == other.hasOnlySectors && surroundings == other.surroundings && x.isSame(as: other.x)
        && y.isSame(as: other.y) && settings.xScale.range == other.settings.xScale.range
        && settings.yScale.range == other.settings.yScale.range
        && (settings.xAxis.style == nil) == (other.settings.xAxis.style == nil)
        && (settings.yAxis.style == nil) == (other.settings.yAxis.style == nil)
        && xValues.hasSameLines(as: other.xValues) && yValues.hasSameLines(as: other.yValues)
  }
}

extension AxisPlan {
  fileprivate func hasSameLines(as other: AxisPlan) -> Bool {
    groups.elementsEqual(other.groups) { group, other in
      group.preset == other.preset && group.position == other.position
        && group.entries.elementsEqual(other.entries) { entry, other in
          entry.datum == other.datum && entry.next == other.next
            && entry.parts.elementsEqual(other.parts) { $0.isSameLine(as: $1) }
        }
    }
  }
}

extension AxisPart {
  /// True if both are lines, or both are ticks, that look the same; labels are no lines.
  fileprivate func isSameLine(as other: AxisPart) -> Bool {
    switch (kind, other.kind) {
    case (.label, .label): true
    case (.gridLine(let a), .gridLine(let b)): a == b && centered == other.centered && look == other.look
    case (.tick(let length, let a), .tick(let otherLength, let b)):
      length.kind == otherLength.kind && a == b && centered == other.centered && look == other.look
    default: false
    }
  }
}
