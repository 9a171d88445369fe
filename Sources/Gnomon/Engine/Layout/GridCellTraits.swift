// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The wishes of a cell of a grid. Where modifiers contradict each other, the inner one holds.
struct GridCellTraits {
  /// The number of columns that the cell covers.
  var columns = 1
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?

  /// Adds what a modifier around says.
  mutating func formUnion(_ outer: GridCellTraits) {
    // Two counts of columns above 1 are added.
    if outer.columns > 1 { columns = min(columns > 1 ? columns + outer.columns : outer.columns, Self.mostColumns) }
    columnAlignment = columnAlignment ?? outer.columnAlignment
    unsizedAxes.formUnion(outer.unsizedAxes)
    anchor = anchor ?? outer.anchor
  }

  /// More columns than that aren't counted.
  static let mostColumns = 10_000
}
