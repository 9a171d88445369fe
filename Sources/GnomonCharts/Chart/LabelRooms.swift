// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The side of a plot that labels stand at.
enum PlotSide { case top, bottom, leading, trailing }

extension PlotSide {
  /// The side of an axis that a position means. Where nothing is said x stands below the plot and y behind it.
  init(_ position: AxisMarkPosition.Kind, _ kind: PlaneLabel.Kind) {
    self =
      switch (kind, position) {
      case (.x, .top): .top
      case (.x, _): .bottom
      case (.y, .leading): .leading
      case (.y, _): .trailing
      }
  }
}

/// The room that labels take on each side of a plot, with the distance to it, in points.
struct LabelRooms: Equatable {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  /// The room that labels take of each category's, where they stand in the plot.
  var inside: CGFloat = 0

  subscript(side: PlotSide) -> CGFloat {
    switch side {
    case .top: top
    case .bottom: bottom
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// Makes room for a length at a side. What is no length takes none.
  mutating func take(_ length: CGFloat, at side: PlotSide) {
    guard length.isFinite else { return }
    switch side {
    case .top: top = max(top, length)
    case .bottom: bottom = max(bottom, length)
    case .leading: leading = max(leading, length)
    case .trailing: trailing = max(trailing, length)
    }
  }

  /// Columns beside the plot don't take more than all of the width.
  mutating func limitColumns(to width: CGFloat) {
    guard leading + trailing > width else { return }
    let share = max(width, 0) / (leading + trailing)
    (leading, trailing) = (leading * share, trailing * share)
  }
}
