// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UnderscoredStackLayoutTests {
  @Test("Stacks' layouts have the names that they had before `Layout`")
  func stackLayouts() {
    let layouts = [
      AnyLayout(_HStackLayout(alignment: .top, spacing: 5)), AnyLayout(_VStackLayout(alignment: .leading, spacing: 5)),
      AnyLayout(_ZStackLayout(alignment: .topLeading)),
    ]
    let second = layouts.map { layout in
      let host = makeHost(layout { ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 20) } }, 100, 100)
      host.update()
      let frames = host.snapshot().root.all("Color").map(\.frame)
      return CGPoint(x: frames[1].minX - frames[0].minX, y: frames[1].minY - frames[0].minY)
    }
    #expect(second == [CGPoint(x: 15, y: 0), CGPoint(x: 0, y: 25), .zero])
  }
}
