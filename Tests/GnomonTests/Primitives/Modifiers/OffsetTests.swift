// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct OffsetTests {
  nonisolated static let guides: [LayoutCase] = [
    LayoutCase(
      "fact 81: an offset moves the drawing, not the layout", [200, 200],
      ["offset": [50, 75, 100, 50], "frame": [80, 105, 100, 50]]
    ) { box(100, 50).offset(x: 30, y: 30) },
    LayoutCase(
      "fact 82: position takes the proposal and puts the centre there", [130, 80],
      ["position": [0, 0, 130, 80], "frame": [30, 30, 100, 50]]
    ) { box(100, 50).position(x: 80, y: 55) },
  ]

  @Test("Guides and transforms", arguments: guides) func guides(_ item: LayoutCase) { item.run() }

  @Test("fact 81: what is inside an offset sees it in its coordinates")
  func offsetCoordinates() {
    let found = Shared(CGRect.zero)
    let host = makeHost(
      GeometryReader { space in
        let _ = found.value = space.frame(in: .global)
        Color.clear
      }
      .frame(width: 100, height: 50).offset(x: 30, y: 30), 200, 200)
    host.update()
    #expect(found.value == CGRect(x: 80, y: 105, width: 100, height: 50))
  }
}
