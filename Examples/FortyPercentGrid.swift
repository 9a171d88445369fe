// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x220
import SwiftUI

/// Five empty columns make a grid of fifths: two for the picture, three for the words.
struct FortyPercentGrid: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        ForEach(0..<5) { _ in
          Color.clear.frame(maxHeight: 0)
        }
      }
      GridRow {
        Image("hills")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .clipShape(RoundedRectangle(cornerRadius: 10))
          .gridCellColumns(2)
        VStack(alignment: .leading, spacing: 4) {
          Text("Two fifths").font(.title2.bold())
          Text("without reading any geometry").foregroundStyle(.secondary)
        }
        .padding(.leading, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .gridCellColumns(3)
      }
    }
    .padding(16)
    .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 20))
    .padding(20)
  }
}
