// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x240
import SwiftUI

/// A bar as high as the text beside it, which nobody has to measure by hand.
struct GeometryChange: View {
  @State private var height: CGFloat = 0

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Capsule()
        .fill(.mint)
        .frame(width: 6, height: height)
      VStack(alignment: .leading, spacing: 6) {
        Text("Proposals go down, sizes come up, the parent places.")
          .font(.title3.bold())
        Text("The bar follows the height of these lines: it is told about each change, and only about changes.")
          .foregroundStyle(.secondary)
      }
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.height
      } action: { newValue in
        height = newValue
      }
    }
    .padding(24)
  }
}
