// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x240
import SwiftUI

/// Rows that break where the width ends.
struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(in: proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, point) in zip(subviews, arrange(in: bounds.width, subviews).points) {
      subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func arrange(in width: CGFloat, _ subviews: Subviews) -> (size: CGSize, points: [CGPoint]) {
    var points: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var rowHeight: CGFloat = 0
    var widest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0 && x + size.width > width {
        x = 0
        y += rowHeight + spacing
        rowHeight = 0
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
      widest = max(widest, x - spacing)
    }
    return (CGSize(width: widest, height: y + rowHeight), points)
  }
}

struct TagCloud: View {
  private let tags = [
    "proposal", "ideal size", "priority", "guide", "anchor", "safe area", "preference", "place", "frame", "spacer",
    "alignment", "fixed size",
  ]

  var body: some View {
    Flow {
      ForEach(tags.indices, id: \.self) { index in
        Text(tags[index])
          .font(.callout)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(
            Color(hue: Double(index) / Double(tags.count), saturation: 0.6, brightness: 0.9).opacity(0.35),
            in: Capsule())
      }
    }
    .padding(20)
  }
}
