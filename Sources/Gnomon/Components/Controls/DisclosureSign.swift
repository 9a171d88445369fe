// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The sign that tells whether a content is shown: it points where reading goes, or down.
nonisolated struct DisclosureSign: View, _SeeThroughView {
  /// The sign's width in front of a label, with the distance to it.
  static let room: CGFloat = 16
  let isExpanded: Bool
  let style: AnyShapeStyle
  @Environment(\.layoutDirection) private var direction

  @MainActor var body: some View {
    // Shapes are mirrored, rotations aren't.
    let down: Double = direction == .rightToLeft ? -90 : 90
    ChevronShape().stroke(style, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 6, height: 11)
      .rotationEffect(.degrees(isExpanded ? down : 0))
  }
}
