// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A terminal that shows what a command has printed.
struct Explained: View {
  var command = ""
  var output = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 0) {
        Text(verbatim: "$ ").foregroundStyle(.green)
        Text(verbatim: command).foregroundStyle(.white)
      }
      Text(verbatim: output).foregroundStyle(Color(white: 0.82))
    }
    .font(.system(size: 12, design: .monospaced))
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(red: 0.09, green: 0.11, blue: 0.15))
  }
}
