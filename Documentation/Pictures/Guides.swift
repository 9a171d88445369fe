// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The same two texts aligned at their centers and at their baselines, with the guide drawn.
struct Guides: View {
  var body: some View {
    HStack(spacing: 48) {
      Panel(title: "HStack(alignment: .center)") {
        pair(alignment: .center).overlay { Guide() }
      }
      Panel(title: "HStack(alignment: .firstTextBaseline)") {
        pair(alignment: .firstTextBaseline).overlay(
          alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)
        ) {
          Guide().alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] }
        }
      }
    }
  }

  private func pair(alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 8) {
      Text("31").font(.system(size: 44, weight: .semibold)).outlined(.secondary)
      Text("days").font(.system(size: 17)).outlined(.secondary)
    }
  }
}

struct Guide: View {
  var body: some View { Color.place.frame(height: 1.5).padding(.horizontal, -12) }
}
