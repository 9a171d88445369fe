// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollGeometryTests {
  private struct Geometry: View {
    @State var text = ""
    var body: some View {
      VStack(spacing: 0) {
        Text(text)
        ScrollView { Color.red.frame(width: 50, height: 200) }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y + $0.containerSize.height
          } action: {
            text = "\(Int($1))"
          }
      }
    }
  }

  @Test func scrollGeometryIsTold() {
    let host = makeHost(Geometry(), 50, 100)
    host.update()
    #expect(host.text() == "80")
    host.scroll(to: CGPoint(x: 0, y: 25))
    #expect(host.text() == "105")
  }
}
