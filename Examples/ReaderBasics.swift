// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x240
import SwiftUI

/// A reader takes all the space that it is offered, and puts its children on its top leading corner.
struct ReaderBasics: View {
  var body: some View {
    GeometryReader { proxy in
      RoundedRectangle(cornerRadius: 16)
        .fill(.indigo.opacity(0.15))
      Triangle()
        .fill(.orange.gradient)
        .frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
      Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        .font(.title2.bold())
        .position(x: proxy.size.width * 0.7, y: proxy.size.height * 0.75)
    }
    .padding(20)
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
