// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A form's rows in two columns: labels end where what they label begins.
nonisolated struct FormColumns<Content: View>: View, _SeeThroughView {
  let content: Content

  @MainActor var body: some View {
    FormColumnsLayout().callAsFunction {
      content.environment(\.isInFormColumns, true)
    }
  }
}

extension HorizontalAlignment {
  private enum LabelEnd: AlignmentID {
    // A row without a label stands where those with one have what they label.
    static func defaultValue(in context: ViewDimensions) -> CGFloat { -FormColumnsLayout.gap }
  }

  /// Where labels of a form's rows end.
  static let labelEnd = HorizontalAlignment(LabelEnd.self)
}

/// Lays a form's rows out below each other, so that their labels end on one line. Lengths are those of a column: each row is proposed
/// the width that is left behind the place where it begins.
nonisolated struct FormColumnsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// Between a label and what it labels.
  static let gap: CGFloat = 8

  private struct Row {
    var x: CGFloat
    var width: CGFloat?
    var height: CGFloat?
    var size: CGSize = .zero

    var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(proposal, subviews)
    return CGSize(
      width: rows.reduce(0) { max($0, $1.x + $1.size.width) },
      height: rows.reduce(gaps(subviews).reduce(0, +)) { $0 + $1.size.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let (rows, gaps) = (rows(proposal, subviews), gaps(subviews))
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      subviews[index].place(at: CGPoint(x: bounds.minX + row.x, y: y), proposal: row.proposal)
      y += row.size.height + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .vertical) }
  }

  private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Row] {
    let ends = subviews.map { $0.dimensions(in: .unspecified)[.labelEnd] }
    let line = ends.max() ?? 0
    var rows = ends.map { Row(x: line - $0, width: nil, height: nil) }
    for index in rows.indices { rows[index].width = proposal.width.map { max(0, $0 - rows[index].x) } }
    shareHeight(of: proposal, among: &rows, subviews)
    // A label that had to wrap is narrower than it was: then the line lies elsewhere, and what moved to the right has less.
    let wrapped = rows.indices.map { measure(&rows[$0], subviews[$0]) }
    let place = wrapped.max() ?? 0
    for index in rows.indices {
      let x = place - wrapped[index]
      if let width = proposal.width, x > rows[index].x {
        rows[index].width = max(0, width - x)
        rows[index].x = place - measure(&rows[index], subviews[index])
      } else {
        rows[index].x = x
      }
    }
    return rows
  }

  /// Takes a row's size, and tells where its label ends.
  private func measure(_ row: inout Row, _ subview: LayoutSubview) -> CGFloat {
    let dimensions = subview.dimensions(in: row.proposal)
    row.size = CGSize(width: dimensions.width, height: dimensions.height)
    return dimensions[.labelEnd]
  }

  /// Serves the rows as a column does: the least flexible first, each an equal share of the height that is left (`facts 37`).
  private func shareHeight(of proposal: ProposedViewSize, among rows: inout [Row], _ subviews: Subviews) {
    guard let height = proposal.height, !rows.isEmpty else { return }
    var rest = height - gaps(subviews).reduce(0, +)
    let flexibilities = rows.indices.map { index in
      let width = rows[index].width
      let most = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: .infinity)).height
      return most - subviews[index].sizeThatFits(ProposedViewSize(width: width, height: 0)).height
    }
    let order = rows.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    for (served, index) in order.enumerated() {
      rows[index].height = max(0, rest / CGFloat(order.count - served))
      rest -= subviews[index].sizeThatFits(rows[index].proposal).height
    }
  }
}
