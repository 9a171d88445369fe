// SPDX-License-Identifier: Apache-2.0
// gallery: --size 200x240 --at 0,0.2,0.4,0.6,0.8,1.2
import SwiftUI

/// Cards that unfold: a spring for each, a row that comes, a sun that goes through keyframes. One picture, six instants.
struct Unfolding: View {
  @State private var isOpen = false

  private let colors: [Color] = [.orange, .pink, .purple, .blue]

  var body: some View {
    VStack(alignment: isOpen ? .leading : .center, spacing: 10) {
      sun
      ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
        RoundedRectangle(cornerRadius: isOpen ? 10 : 18)
          .fill(isOpen ? color : .gray)
          .frame(width: isOpen ? 160 - 26 * CGFloat(index) : 36, height: 24)
          .rotationEffect(.degrees(isOpen ? 0 : Double(index) * 25 - 40))
          .animation(.spring(duration: 0.6, bounce: 0.35).delay(0.08 * Double(index)), value: isOpen)
      }
      if isOpen {
        Text("Unfolded").font(.headline).transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { withAnimation(.easeInOut(duration: 0.8)) { isOpen = true } }
  }

  private var sun: some View {
    Circle()
      .fill(.yellow.gradient)
      .frame(width: 34, height: 34)
      .keyframeAnimator(initialValue: 0.2, repeating: false) { content, scale in
        content.scaleEffect(scale)
      } keyframes: { _ in
        CubicKeyframe(1.3, duration: 0.4)
        SpringKeyframe(1.0, duration: 0.6, spring: .bouncy)
      }
  }
}
