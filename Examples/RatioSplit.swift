// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x200
import SwiftUI

/// Two columns whose widths keep a ratio, whatever they hold.
struct SplitRow<Leading: View, Trailing: View>: View {
  var share: CGFloat
  @ViewBuilder var leading: Leading
  @ViewBuilder var trailing: Trailing

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        leading
          .frame(width: proxy.size.width * share, height: proxy.size.height)
        trailing
          .frame(width: proxy.size.width * (1 - share), height: proxy.size.height)
      }
    }
  }
}

struct RatioSplit: View {
  var body: some View {
    VStack(spacing: 12) {
      ForEach([0.25, 0.5, 0.75], id: \.self) { share in
        SplitRow(share: share) {
          Color.teal.overlay(Text("\(Int(share * 100)) %").bold().foregroundStyle(.white))
        } trailing: {
          Color.teal.opacity(0.2).overlay(Text("the rest"))
        }
        .clipShape(RoundedRectangle(cornerRadius: 10))
      }
    }
    .padding(20)
  }
}
