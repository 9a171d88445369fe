// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Draws the lines of axes one after the other, in a plot's coordinates.
struct AxisLineDrawer {
  /// Some of an axis's parts.
  enum Parts { case lines, ticks(PlotSide) }

  private let geometry: PlotGeometry
  private let rooms: LabelRooms
  private let environment: EnvironmentValues
  private let usual: Paint
  private(set) var commands: [DisplayCommand] = []

  init(_ geometry: PlotGeometry, _ rooms: LabelRooms, _ canvas: DrawnCanvas) {
    (self.geometry, self.rooms) = (geometry, rooms)
    environment = canvas.environment
    usual = AnyShapeStyle(.tertiary)._paint(in: environment, bounds: CGRect(origin: .zero, size: canvas.size))
  }

  /// - Parameter parts: the parts that are drawn; nil is all.
  mutating func draw(_ plan: AxisPlan, _ kind: PlaneLabel.Kind, parts: Parts?) {
    let isX = kind == .x
    let axis = isX ? geometry.x : geometry.y
    for group in plan.groups {
      if case .ticks(let side) = parts, side != PlotSide(group.position, kind) { continue }
      for (index, entry) in group.entries.enumerated() {
        for part in entry.parts where parts.map({ $0.isTicks == part.isTick }) ?? true {
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
        let reach = group.preset == .extended ? (group.position == .leading ? rooms.leading : rooms.trailing) : 0
        (from, to) =
          group.position == .leading ? (-reach, geometry.size.width) : (0, geometry.size.width + reach)
      }
    case .tick(let length, let stroke):
      own = stroke
      let points = tickLength(length, isX ? .x : .y, group)
      switch (isX, group.position) {
      case (true, .top): (from, to) = (-points, 0)
      case (true, _): (from, to) = (geometry.size.height, geometry.size.height + points)
      case (false, .leading): (from, to) = (-points, 0)
      case (false, _): (from, to) = (geometry.size.width, geometry.size.width + points)
      }
    case .label: return
    }
    guard from != to else { return }
    let isMirrored = !isX && geometry.data.surroundings.isRightToLeft
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

  private func tickLength(_ length: AxisTick.Length, _ kind: PlaneLabel.Kind, _ group: AxisPlan.Group) -> CGFloat {
    let room = rooms[PlotSide(group.position, kind)]
    return switch length.kind {
    case .points(let points): points
    case .automatic: kind == .x ? room : PlaneLayout.spacing
    case .label(let more), .longestLabel(let more): room + more
    }
  }
}

extension AxisLineDrawer.Parts {
  fileprivate var isTicks: Bool { if case .ticks = self { true } else { false } }
}
