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
}

nonisolated enum AlertPartKey: LayoutValueKey {
  static var defaultValue: AlertPart { .other }
}

/// What stands below an alert's words, below each other; but two buttons stand side by side, the one that cancels
/// first, where both titles have room (recorded on macOS 27).
nonisolated struct AlertActionsLayout: Layout {
  /// Between a title and the ends of its button, in points.
  private static let margin: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = width(proposal, subviews)
    return CGSize(width: width, height: rows(subviews, in: width).reduce(0) { $0 + height(of: $1, in: width) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    var separator = CGRect.zero
    for row in rows(subviews, in: bounds.width) {
      let height = height(of: row, in: bounds.width)
      let length = bounds.width / CGFloat(row.count)
      for (index, part) in row.enumerated() {
        part.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * length, y: y),
          proposal: ProposedViewSize(width: length, height: row.count > 1 ? height : nil))
      }
      if row.count > 1 { separator = CGRect(x: bounds.midX, y: y, width: 0.5, height: height) }
      y += height
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
    let proposal = ProposedViewSize(width: width / CGFloat(row.count), height: nil)
    return row.map { finite($0.sizeThatFits(proposal).height) }.max() ?? 0
  }

  /// The views in each row, from the leading side.
  private func rows(_ subviews: Subviews, in width: CGFloat) -> [[LayoutSubview]] {
    let parts = subviews.filter { $0[AlertPartKey.self] != .separator }
    var buttons = parts.filter { $0[AlertPartKey.self] != .other }
    let room = width / 2 - 2 * Self.margin + 0.001
    guard buttons.count == 2, buttons.allSatisfy({ $0.sizeThatFits(.unspecified).width <= room }) else {
      return parts.map { [$0] }
    }
    if buttons[1][AlertPartKey.self] == .cancel { buttons.reverse() }
    return parts.filter { $0[AlertPartKey.self] == .other }.map { [$0] } + [buttons]
  }
}
