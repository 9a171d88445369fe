// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// Rows of as many views as fit, with a cache that holds their ideal sizes.
struct FlowLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  let gap: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  private func places(_ width: CGFloat, _ sizes: [CGSize]) -> (points: [CGPoint], size: CGSize) {
    var (points, point, size, line): ([CGPoint], CGPoint, CGSize, CGFloat) = ([], .zero, .zero, 0)
    for own in sizes {
      if point.x > 0, point.x + own.width > width {
        point = CGPoint(x: 0, y: point.y + line + gap)
        line = 0
      }
      points.append(point)
      line = max(line, own.height)
      size = CGSize(width: max(size.width, point.x + own.width), height: point.y + line)
      point.x += own.width + gap
    }
    return (points, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    places(proposal.width ?? .infinity, cache).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    for (subview, point) in zip(subviews, places(bounds.width, cache).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}
