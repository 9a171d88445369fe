// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x320 --scroll 0,96
import SwiftUI

/// The first row tells how far the list has been scrolled.
struct ScrollOffset: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Inbox").font(.title.bold())
        Spacer()
        Text("scrolled by \(Int(-offset))")
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      .padding()
      Divider()
      ScrollView {
        VStack(spacing: 8) {
          ForEach(0..<12) { index in
            MessageRow(index: index)
          }
        }
        .padding()
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.frame(in: .scrollView).minY
        } action: { newValue in
          offset = newValue
        }
      }
    }
  }
}

struct MessageRow: View {
  var index: Int

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(Color(hue: Double(index) / 12, saturation: 0.6, brightness: 0.9))
        .frame(width: 36, height: 36)
      VStack(alignment: .leading, spacing: 2) {
        Text("Message \(index + 1)").font(.subheadline.bold())
        Text("What it says in one short line").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(10)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}
