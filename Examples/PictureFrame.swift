// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x260
import SwiftUI

/// A picture that fills a frame of a fixed ratio: the ratio belongs to a clear colour, the picture only lies over it.
struct PictureFrame: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Color.clear
        .aspectRatio(1.77, contentMode: .fit)
        .overlay(alignment: .bottom) {
          Image("hills")
            .resizable()
            .aspectRatio(contentMode: .fill)
        }
        .clipShape(RoundedRectangle(cornerRadius: 18))
      Text("16 : 9, whatever the picture")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(20)
  }
}
