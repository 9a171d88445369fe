// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// What the pictures of the documents share. Scripts/pictures compiles it with each of them.

extension Color {
  /// What goes down: proposals.
  static let proposal = Color.blue
  /// What comes up: sizes.
  static let answer = Color.green
  /// Where things lie.
  static let place = Color.orange
}

/// A line with a head at its end, from the top left to the bottom right of its frame or from the bottom to the top.
struct Arrow: Shape {
  var isUp = false
  var isAcross = false

  func path(in rect: CGRect) -> Path {
    Path { path in
      let tail = isAcross ? CGPoint(x: rect.minX, y: rect.midY) : CGPoint(x: rect.midX, y: rect.minY)
      let head = isAcross ? CGPoint(x: rect.maxX, y: rect.midY) : CGPoint(x: rect.midX, y: rect.maxY)
      let (from, to) = isUp ? (head, tail) : (tail, head)
      let back: CGFloat = isUp ? 5 : -5
      path.move(to: from)
      path.addLine(to: to)
      path.move(to: isAcross ? CGPoint(x: to.x + back, y: to.y - 4) : CGPoint(x: to.x - 4, y: to.y + back))
      path.addLine(to: to)
      path.addLine(to: isAcross ? CGPoint(x: to.x + back, y: to.y + 4) : CGPoint(x: to.x + 4, y: to.y + back))
    }
  }
}

/// A titled box around what a picture compares.
struct Panel<Content: View>: View {
  var title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 12) {
      content
      Text(title).font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
  }
}

extension View {
  /// Outlines a frame as laid out.
  func outlined(_ color: Color) -> some View {
    overlay { Rectangle().strokeBorder(color, style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
  }
}
