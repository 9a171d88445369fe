// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The lines and ticks of a chart's axes as one thing to draw, below the marks.
struct AxisLinesDrawing: DrawnItems {
  let plane: PlaneSolution

  static func == (a: Self, b: Self) -> Bool { a.plane === b.plane }

  var name: String { "AxisLines" }

  /// The width of lines, in points, and the dashes of those along y (measured: on iOS 2 and 2).
  static let width: CGFloat = 0.5
  static let dash: [CGFloat] = [2, 2]

  func draw(on canvas: inout DrawnCanvas) {
    guard !plane.data.hasOnlySectors else { return }
    var drawer = AxisLineDrawer(plane, canvas)
    drawer.draw(plane.data.yValues, isX: false)
    drawer.draw(plane.data.xValues, isX: true)
    canvas.commands = drawer.commands
  }
}

/// Draws the lines of axes one after the other.
private struct AxisLineDrawer {
  private let plane: PlaneSolution
  private let geometry: PlotGeometry
  private let environment: EnvironmentValues
  private let scale: CGFloat
  private let usual: Paint
  private(set) var commands: [DisplayCommand] = []

  init(_ plane: PlaneSolution, _ canvas: DrawnCanvas) {
    self.plane = plane
    geometry = PlotGeometry(plane.data, size: canvas.size, labelRoom: plane.labelRoom, pads: plane.pads)
    environment = canvas.environment
    scale = canvas.scale
    usual = AnyShapeStyle(.tertiary)._paint(in: environment, bounds: CGRect(origin: .zero, size: canvas.size))
  }

  mutating func draw(_ plan: AxisPlan, isX: Bool) {
    let axis = isX ? geometry.x : geometry.y
    for group in plan.groups {
      for (index, entry) in group.entries.enumerated() {
        for part in entry.parts {
          let centered = part.centered ?? false
          for place in places(of: entry, axis, centered, isLast: index == group.entries.count - 1) {
            draw(part, entry, at: place, group, isX: isX)
          }
        }
      }
    }
  }

  /// Where lines of a value stand. Those of categories stand between their rooms, so that the last has two.
  private func places(of entry: AxisPlan.Entry, _ axis: PlotScale, _ centered: Bool, isLast: Bool) -> [CGFloat] {
    if case .category(let category) = entry.datum {
      guard let (start, end) = axis.band(category) else { return [] }
      if centered { return [(start + end) / 2] }
      return isLast ? [start, end] : [start]
    }
    guard let place = axis.position(entry.datum) else { return [] }
    if centered, let next = entry.next.flatMap({ axis.position($0) }) { return [(place + next) / 2] }
    return [place]
  }

  private mutating func draw(
    _ part: AxisPart, _ entry: AxisPlan.Entry, at place: CGFloat, _ group: AxisPlan.Group, isX: Bool
  ) {
    let (from, to): (CGFloat, CGFloat)
    let own: StrokeStyle?
    switch part.kind {
    case .gridLine(let stroke):
      own = stroke
      if isX {
        (from, to) = (0, geometry.size.height)
      } else {
        let reach = group.preset == .extended ? (group.position == .leading ? plane.leading : plane.trailing) : 0
        (from, to) =
          group.position == .leading ? (-reach, geometry.size.width) : (0, geometry.size.width + reach)
      }
    case .tick(let length, let stroke):
      own = stroke
      let points = tickLength(length, entry, isX: isX)
      switch (isX, group.position) {
      case (true, .top): (from, to) = (-points, 0)
      case (true, _): (from, to) = (geometry.size.height, geometry.size.height + points)
      case (false, .leading): (from, to) = (-points, 0)
      case (false, _): (from, to) = (geometry.size.width, geometry.size.width + points)
      }
    case .label: return
    }
    guard from != to else { return }
    let isMirrored = !isX && plane.data.surroundings.isRightToLeft
    func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? geometry.size.width - x : x }
    let (dx, dy) = (part.look.offset.width, part.look.offset.height)
    var path = Path()
    if isX {
      path.move(to: CGPoint(x: place + dx, y: from + dy))
      path.addLine(to: CGPoint(x: place + dx, y: to + dy))
    } else {
      path.move(to: CGPoint(x: mirrored(from) + dx, y: place + dy))
      path.addLine(to: CGPoint(x: mirrored(to) + dx, y: place + dy))
    }
    let style =
      own
      ?? StrokeStyle(
        lineWidth: AxisLinesDrawing.width, dash: isX ? AxisLinesDrawing.dash : [],
        // The dashes of a tick go on with those of its line.
        dashPhase: isX && from > 0 ? from.truncatingRemainder(dividingBy: 4) : 0)
    let paint = part.look.style?._paint(in: environment, bounds: path.boundingRect) ?? usual
    commands.append(.stroke(path, style: style, paint: paint))
  }

  private func tickLength(_ length: AxisTick.Length, _ entry: AxisPlan.Entry, isX: Bool) -> CGFloat {
    switch length.kind {
    case .points(let points): points
    case .automatic: isX ? plane.bottom : PlaneLayout.spacing
    case .label(let more), .longestLabel(let more):
      (isX ? plane.bottom : max(plane.leading, plane.trailing)) + more
    }
  }
}
