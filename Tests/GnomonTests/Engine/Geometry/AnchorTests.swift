// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private enum CornersKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor @Suite struct AnchorTests {
  @Test("fact 83: the bounds of a turned view are the box around it")
  func turnedAnchor() {
    let found = Shared<[CGRect]>([])
    let host = makeHost(
      box(20, 20)
        .anchorPreference(key: CornersKey.self, value: .bounds) { [$0] }
        .rotationEffect(.degrees(45))
        .frame(width: 100, height: 100)
        .overlayPreferenceValue(CornersKey.self) { anchors in
          GeometryReader { space in
            let _ = found.value = anchors.map { space[$0] }
            Color.clear
          }
        }, 200, 200)
    host.update()
    let half = 200.0.squareRoot()
    #expect(found.value.count == 1)
    #expect(isClose(found.value[0], CGRect(x: 50 - half, y: 50 - half, width: 2 * half, height: 2 * half)))
  }
}
