// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a view below an alert's words is.
nonisolated enum AlertPart {
  /// A field, or whatever else.
  case other
  case button
  case cancel
  /// Stands between two buttons.
  case separator
  /// Lies behind a dialog's words and actions.
  case box
  /// Lies behind what cancels a dialog.
  case cancelBox
}

nonisolated enum AlertPartKey: LayoutValueKey {
  static var defaultValue: AlertPart { .other }
}

/// What stands below an alert's words, below each other; but two buttons stand side by side, the one that cancels
/// first, where both titles have room (recorded on macOS 27).
nonisolated struct AlertActionsLayout: Layout {
  /// Between a title and the ends of its button, in points.
  private static let margin: CGFloat = 8
  /// Between buttons, in points.
  var gap: CGFloat = 0
  /// Whether buttons always stand below each other.
  var isColumn = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = width(proposal, subviews)
    let heights = rows(subviews, in: width).map { height(of: $0, in: width) }
    return CGSize(width: width, height: max(0, heights.reduce(-gap) { $0 + $1 + gap }))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    var separator = CGRect.zero
    for row in rows(subviews, in: bounds.width) {
      let height = height(of: row, in: bounds.width)
      let length = length(of: row, in: bounds.width)
      for (index, part) in row.enumerated() {
        part.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * (length + gap), y: y),
          proposal: ProposedViewSize(width: length, height: row.count > 1 ? height : nil))
      }
      if row.count > 1 { separator = CGRect(x: bounds.midX, y: y, width: 0.5, height: height) }
      y += height + gap
    }
    for part in subviews where part[AlertPartKey.self] == .separator {
      part.place(at: separator.origin, anchor: .top, proposal: ProposedViewSize(separator.size))
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing.zero }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let width = proposal.width, width.isFinite { return max(0, width) }
    return subviews.map { finite($0.sizeThatFits(.unspecified).width) }.max() ?? 0
  }

  private func height(of row: [LayoutSubview], in width: CGFloat) -> CGFloat {
    let proposal = ProposedViewSize(width: length(of: row, in: width), height: nil)
    return row.map { finite($0.sizeThatFits(proposal).height) }.max() ?? 0
  }

  private func length(of row: [LayoutSubview], in width: CGFloat) -> CGFloat {
    max(0, (width + gap) / CGFloat(row.count) - gap)
  }

  /// The views in each row, from the leading side.
  private func rows(_ subviews: Subviews, in width: CGFloat) -> [[LayoutSubview]] {
    let parts = subviews.filter { $0[AlertPartKey.self] != .separator }
    var buttons = parts.filter { $0[AlertPartKey.self] != .other }
    let room = width / 2 - 2 * Self.margin + 0.001
    guard !isColumn, buttons.count == 2, buttons.allSatisfy({ $0.sizeThatFits(.unspecified).width <= room }) else {
      return parts.map { [$0] }
    }
    if buttons[1][AlertPartKey.self] == .cancel { buttons.reverse() }
    return parts.filter { $0[AlertPartKey.self] == .other }.map { [$0] } + [buttons]
  }
}

/// A dialog's words and actions in one box, and below it what cancels in another.
nonisolated struct DialogLayout: Layout {
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let parts = parts(subviews)
    let width = width(proposal, subviews)
    let (main, last) = (height(parts.main, width), height(parts.last, width))
    return CGSize(width: width, height: main + last + (main > 0 && last > 0 ? gap : 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let parts = parts(subviews)
    let column = ProposedViewSize(width: bounds.width, height: nil)
    func place(_ views: [LayoutSubview], box: AlertPart, from top: CGFloat) -> CGFloat {
      var y = top
      let height = height(views, bounds.width)
      for view in subviews where view[AlertPartKey.self] == box {
        view.place(
          at: CGPoint(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: height))
      }
      for view in views {
        let size = view.sizeThatFits(column)
        view.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: column)
        y += finite(size.height)
      }
      return y
    }
    let end = place(parts.main, box: .box, from: bounds.minY)
    _ = place(parts.last, box: .cancelBox, from: parts.main.isEmpty ? end : end + gap)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing.zero }

  private func parts(_ subviews: Subviews) -> (main: [LayoutSubview], last: [LayoutSubview]) {
    let parts = subviews.filter { $0[AlertPartKey.self] != .box && $0[AlertPartKey.self] != .cancelBox }
    return (
      parts.filter { $0[AlertPartKey.self] != .cancel }, parts.filter { $0[AlertPartKey.self] == .cancel }
    )
  }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let width = proposal.width, width.isFinite { return max(0, width - 2 * gap) }
    return subviews.map { finite($0.sizeThatFits(.unspecified).width) }.max() ?? 0
  }

  private func height(_ views: [LayoutSubview], _ width: CGFloat) -> CGFloat {
    views.reduce(0) { $0 + finite($1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height) }
  }
}
