// SPDX-License-Identifier: Apache-2.0
// gallery: --size 420x260 --scroll 130,0
import SwiftUI

/// Each card turns and shrinks by its distance from the middle of the viewport. Their frames stay where they were.
struct Carousel: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 16) {
        ForEach(0..<7) { index in
          Cover(index: index)
            .visualEffect { content, proxy in
              let distance = proxy.frame(in: .scrollView).midX - 210
              return
                content
                .rotationEffect(.degrees(distance / 18))
                .offset(y: abs(distance) / 9)
                .scaleEffect(1 - min(abs(distance) / 900, 0.4))
            }
        }
      }
      .padding(.horizontal, 40)
      .frame(height: 260)
    }
  }
}

struct Cover: View {
  var index: Int
  private let names = ["Dawn", "Dune", "Fern", "Tide", "Dusk", "Moss", "Iris"]

  var body: some View {
    let hue = Double(index) / 7
    RoundedRectangle(cornerRadius: 20)
      .fill(
        LinearGradient(
          colors: [
            Color(hue: hue, saturation: 0.55, brightness: 0.95),
            Color(hue: hue + 0.1, saturation: 0.8, brightness: 0.7),
          ],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .frame(width: 120, height: 160)
      .overlay(alignment: .bottomLeading) {
        Text(names[index % names.count])
          .font(.headline)
          .foregroundStyle(.white)
          .padding(14)
      }
      .shadow(color: .black.opacity(0.25), radius: 8, y: 6)
  }
}
