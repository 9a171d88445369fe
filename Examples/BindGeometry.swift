// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x220
import SwiftUI

extension View {
  /// Writes the view's own size into a binding, again at each change.
  func bindSize(to size: Binding<CGSize>) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear
          .onAppear { size.wrappedValue = proxy.size }
          .onChange(of: proxy.size) { _, newSize in size.wrappedValue = newSize }
      }
    }
  }
}

struct BindGeometry: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 16) {
      Text("How large am I?")
        .font(.largeTitle.bold())
        .bindSize(to: $size)
        .padding(4)
        .border(.purple)
      HStack(spacing: 6) {
        Text("width \(Int(size.width))")
        Text("height \(Int(size.height))")
      }
      .font(.callout.monospacedDigit())
      .foregroundStyle(.purple)
    }
  }
}
