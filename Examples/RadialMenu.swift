// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x360
import SwiftUI

/// Places its subviews on a circle, the first at the top. It needs no measuring of its own parent.
struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = min(proposal.width ?? 200, proposal.height ?? 200)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let largest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let radius = min(bounds.width, bounds.height) / 2 - largest / 2
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(max(subviews.count, 1)) * Double(index) - 90).radians
      subview.place(
        at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct RadialMenu: View {
  var body: some View {
    ZStack {
      Circle()
        .stroke(.gray.opacity(0.25), lineWidth: 2)
        .padding(28)
      Radial {
        ForEach(0..<12) { hour in
          Circle()
            .fill(Color(hue: Double(hour) / 12, saturation: 0.65, brightness: 0.92).gradient)
            .frame(width: 56, height: 56)
            .overlay(Text("\(hour == 0 ? 12 : hour)").font(.headline).foregroundStyle(.white))
        }
      }
      Text("Layout").font(.title.weight(.light))
    }
    .padding(20)
  }
}
