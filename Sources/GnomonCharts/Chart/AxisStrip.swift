// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The labels and ticks of an axis at one side of its plot, which a style puts something around.
///
/// Along the plot it takes what it's proposed and lays its values out in that; across it takes what its labels need.
final class AxisStrip: @unchecked Sendable {
  let kind: PlaneLabel.Kind
  let side: PlotSide
  let labels: [PlaneLabel]
  /// Which of the labels are shown.
  let shown = ShownChoice()
  /// Whether all of it is shown: not where it only has room, and is scrolled with the plot.
  let whole = ShownChoice()
  /// The room that its labels take in the plot, found while they're measured.
  var inside: CGFloat = 0
  /// The words of labels that had no room.
  var dropped: [String] = []

  init(_ kind: PlaneLabel.Kind, _ side: PlotSide, _ labels: [PlaneLabel], isReserved: Bool) {
    (self.kind, self.side, self.labels) = (kind, side, labels)
    if isReserved { whole.hidden = [0] }
  }

  /// Labels that stand in the plot lie over it; others below, with what is behind them, as lines may reach into them.
  var zIndex: Double { labels.contains(where: \.isInside) ? 0 : -1 }

  /// The sides of an axis that have labels or ticks, each with its labels.
  static func strips(
    _ kind: PlaneLabel.Kind, _ plan: AxisPlan, _ labels: [PlaneLabel], isReserved: Bool
  ) -> [AxisStrip] {
    var sides = labels.map(\.side)
    for group in plan.groups where group.entries.contains(where: { $0.parts.contains(where: \.isTick) }) {
      sides.append(PlotSide(group.position, kind))
    }
    let all: [PlotSide] = [.top, .bottom, .leading, .trailing]
    return all.filter { sides.contains($0) }.map { side in
      AxisStrip(kind, side, labels.filter { $0.side == side }, isReserved: isReserved)
    }
  }
}

/// The rooms of strips, asked of the views that styles made of them.
struct StripRooms {
  /// The rooms of all labels.
  private(set) var rooms: LabelRooms
  private let solution: PlaneSolution
  private let sizes: [CGSize]

  /// - Parameter labels: the rooms of labels without a style.
  init(_ solution: PlaneSolution, _ size: CGSize, _ views: [LayoutSubview], labels: LabelRooms) {
    self.solution = solution
    var rooms = labels
    var sizes = views.map { _ in CGSize.zero }
    func strip(_ view: LayoutSubview) -> AxisStrip? { view[AxisStripKey.self] }
    // How wide the columns are doesn't depend on the rows.
    for (index, view) in views.enumerated() {
      guard let strip = strip(view), strip.kind == .y else { continue }
      sizes[index] = view.sizeThatFits(ProposedViewSize(width: nil, height: size.height))
      rooms.take(sizes[index].width, at: strip.side)
    }
    rooms.limitColumns(to: size.width)
    let rest = max(0, size.width - rooms.leading - rooms.trailing)
    for (index, view) in views.enumerated() {
      guard let strip = strip(view), strip.kind == .x else { continue }
      sizes[index] = view.sizeThatFits(ProposedViewSize(width: rest, height: nil))
      rooms.take(sizes[index].height, at: strip.side)
    }
    for strip in solution.strips { rooms.inside = max(rooms.inside, strip.inside) }
    (self.rooms, self.sizes) = (rooms, sizes)
  }

  /// Places a strip at its side of the plot, whose place is known, in the middle of it.
  func place(_ view: LayoutSubview, _ index: Int, in bounds: CGRect) {
    guard let side = view[AxisStripKey.self]?.side else { return }
    let plot = solution.plot.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let (point, anchor): (CGPoint, UnitPoint)
    switch side {
    case .top: (point, anchor) = (CGPoint(x: plot.midX, y: plot.minY), .bottom)
    case .bottom: (point, anchor) = (CGPoint(x: plot.midX, y: plot.maxY), .top)
    case .leading: (point, anchor) = (CGPoint(x: plot.minX, y: plot.midY), .trailing)
    case .trailing: (point, anchor) = (CGPoint(x: plot.maxX, y: plot.midY), .leading)
    }
    let proposal: ProposedViewSize =
      switch side {
      case .top, .bottom: ProposedViewSize(width: plot.width, height: sizes[index].height)
      case .leading, .trailing:
        ProposedViewSize(width: min(sizes[index].width, rooms[side]), height: plot.height)
      }
    view.place(at: point, anchor: anchor, proposal: proposal)
  }
}

/// The strip that a view of a plane shows; nil of the plot and of labels.
struct AxisStripKey: LayoutValueKey {
  static let defaultValue: AxisStrip? = nil
}

/// A strip's labels and ticks, as a style is given them.
struct AxisStripView: View {
  let strip: AxisStrip
  let plane: PlaneSolution

  var body: some View {
    AxisStripLayout(strip: strip, plane: plane) {
      DrawnView(AxisTicksDrawing(strip: strip, plane: plane))
      ForEach(strip.labels.indices, id: \.self) { index in
        AxisLabelView(label: strip.labels[index], data: plane.data).shown(by: strip.shown, index)
      }
    }
  }
}

/// Lays out a strip's labels by their values, in the length that it's given.
struct AxisStripLayout: Layout {
  let strip: AxisStrip
  let plane: PlaneSolution

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rooms = LabelPlacer(strip.labels, plane.data, Array(subviews.dropFirst())).rooms
    strip.inside = rooms.inside
    var size = proposal.replacingUnspecifiedDimensions()
    if strip.kind == .x {
      size.height = rooms[strip.side]
    } else {
      // A column that has too little room cuts its labels off.
      size.width = min(rooms[strip.side], max(0, proposal.width ?? .infinity))
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let ticks = subviews.first else { return }
    let labels = Array(subviews.dropFirst())
    var placer = LabelPlacer(strip.labels, plane.data, labels)
    let plot = strip.plot(beside: bounds.size, plane.plot.size)
    var rooms = LabelRooms()
    rooms.take(bounds.width, at: strip.side)
    let geometry = PlotGeometry(plane.data, size: plot.size, labelRoom: plane.rooms.inside, pads: plane.pads)
    if strip.kind == .x { placer.placeRow(geometry, plot) } else { placer.placeColumn(geometry, plot, rooms) }
    strip.shown.hidden = placer.hidden
    strip.dropped = placer.dropped
    for (index, subview) in labels.enumerated() {
      let place = placer.places[index]
      subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY), proposal: place.proposal)
    }
    ticks.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension AxisStrip {
  /// The plot that the strip of a size stands at, in the strip's own coordinates: along the axis as long as the strip.
  func plot(beside size: CGSize, _ plot: CGSize) -> CGRect {
    switch side {
    case .top: CGRect(x: 0, y: size.height, width: size.width, height: plot.height)
    case .bottom: CGRect(x: 0, y: -plot.height, width: size.width, height: plot.height)
    case .leading: CGRect(x: size.width, y: 0, width: plot.width, height: size.height)
    case .trailing: CGRect(x: -plot.width, y: 0, width: plot.width, height: size.height)
    }
  }
}
