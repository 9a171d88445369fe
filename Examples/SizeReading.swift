// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x260
import SwiftUI

/// Scaling changes what is drawn: the layout goes on with the size from before.
struct SizeReading: View {
  @State private var layoutSize = CGSize.zero
  @State private var drawnSize = CGSize.zero

  var body: some View {
    VStack(spacing: 48) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.pink.gradient)
        .frame(width: 80, height: 80)
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.size
        } action: { size in
          layoutSize = size
        }
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.frame(in: .global).size
        } action: { size in
          drawnSize = size
        }
        .border(.secondary)
        .scaleEffect(1.5)
      VStack(alignment: .leading) {
        Text("laid out \(Int(layoutSize.width)) × \(Int(layoutSize.height))")
        Text("drawn \(Int(drawnSize.width)) × \(Int(drawnSize.height))")
      }
      .font(.headline)
    }
  }
}
