// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The result of a grid: the lengths of its columns and rows, and what its cells have answered.
struct GridSolution {
  struct Answer {
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
  }

  let plan: GridPlan
  let answers: [Answer]
  let widths: [CGFloat]
  let heights: [CGFloat]

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + plan.columnGaps.reduce(0, +),
      height: heights.reduce(0, +) + plan.rowGaps.reduce(0, +))
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    var lefts: [CGFloat] = []
    lefts.reserveCapacity(widths.count)
    var x: CGFloat = 0
    for (width, gap) in zip(widths, plan.columnGaps) {
      x += gap
      lefts.append(x)
      x += width
    }
    var y = bounds.minY
    for (index, row) in plan.rows.enumerated() {
      y += plan.rowGaps[index]
      let subview = subviews[subviews.startIndex + row.subview]
      let places = placements(row, lefts, heights[index])
      if let node = row.node {
        node.assign(places, filled: row.cells.map { answers[$0].size == box(plan.cells[$0]) })
        let size = CGSize(width: bounds.width, height: heights[index])
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
      } else if let place = places.first {
        subview.place(
          at: CGPoint(x: bounds.minX + place.origin.x, y: y + place.origin.y), proposal: place.proposal)
      }
      y += heights[index]
    }
  }

  /// The size that a cell covers.
  private func box(_ cell: GridPlan.Cell) -> CGSize {
    CGSize(width: plan.width(of: cell, widths), height: heights[cell.row])
  }

  /// The proposal with which a cell is placed: its columns and row, or what it was asked with if its answer fills
  /// those.
  private func proposal(_ index: Int, _ box: CGSize) -> ProposedViewSize {
    answers[index].size == box ? answers[index].proposal : ProposedViewSize(box)
  }

  private func placements(_ row: GridPlan.Row, _ lefts: [CGFloat], _ height: CGFloat) -> [Placement] {
    let boxes = row.cells.map { box(plan.cells[$0]) }
    let all = zip(row.cells, boxes).map { plan.cells[$0].node.dimensions(in: proposal($0, $1)) }
    let guides = all.map { $0[row.alignment] }
    let reach = (guides.max() ?? 0, zip(all, guides).map { $0.height - $1 }.max() ?? 0)
    // The aligned cells as a whole lie in the row as one of their guides would; what is more reaches over the top, as
    // recorded on macOS 27.
    let slack = height - (reach.0 + reach.1)
    let above = reach.0 + (slack > 0 ? slack * fraction(row.alignment) : slack)
    var places: [Placement] = []
    places.reserveCapacity(boxes.count)
    for (position, index) in row.cells.enumerated() {
      let (cell, own, box) = (plan.cells[index], all[position], boxes[position])
      let left = lefts[cell.columns.lowerBound]
      let ofColumn = cell.isInRow && cell.isSingle ? plan.columnAlignments[cell.columns.lowerBound] : nil
      let alignment = Alignment(horizontal: ofColumn ?? plan.alignment.horizontal, vertical: row.alignment)
      var origin = CGPoint(
        x: left + alignedOrigin(own, alignment, in: box, of: cell.node).x,
        y: above - guides[position])
      if let anchor = cell.traits.anchor {
        origin = CGPoint(x: left + (box.width - own.width) * anchor.x, y: (height - own.height) * anchor.y)
      }
      places.append(Placement(origin: origin, size: own.size, proposal: own.proposal))
    }
    return places
  }

  private func fraction(_ alignment: VerticalAlignment) -> CGFloat {
    switch alignment {
    case .top, .firstTextBaseline: 0
    case .bottom, .lastTextBaseline: 1
    default: 0.5
    }
  }
}
