// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A scaled view between two others: its neighbours know its frame as laid out, and see it as drawn.
struct LaidOutAndDrawn: View {
  @State private var laidOut = CGSize.zero
  @State private var drawn = CGSize.zero

  var body: some View {
    VStack(spacing: 40) {
      HStack(spacing: 12) {
        Neighbour()
        RoundedRectangle(cornerRadius: 12)
          .fill(Color.place.opacity(0.6))
          .frame(width: 80, height: 80)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            laidOut = $0
          }
          .onGeometryChange(for: CGSize.self) {
            $0.frame(in: .global).size
          } action: {
            drawn = $0
          }
          .scaleEffect(1.5)
          .outlined(.primary)
        Neighbour()
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("size: \(Int(laidOut.width)) × \(Int(laidOut.height)), the dashed line")
        Text("frame(in: .global): \(Int(drawn.width)) × \(Int(drawn.height)), what is drawn")
      }
      .font(.system(size: 13, design: .monospaced))
    }
  }
}

struct Neighbour: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 12).fill(.secondary.opacity(0.25)).frame(width: 80, height: 80)
  }
}
