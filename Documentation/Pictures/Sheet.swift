// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Several pictures side by side, each with the name of its file.
struct Sheet: View {
  var names: [String] = []
  var width: Double = 220

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(names, id: \.self) { name in
        VStack(spacing: 6) {
          Image(name).resizable().scaledToFit().frame(width: width)
          Text(verbatim: "\(name).png").font(.system(size: 11, design: .monospaced)).foregroundStyle(.secondary)
        }
      }
    }
    .padding(12)
  }
}
