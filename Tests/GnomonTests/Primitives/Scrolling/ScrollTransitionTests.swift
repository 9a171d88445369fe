// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollTransitionTests {
  @Test func transitionsFollowThePlaceInTheScrollView() {
    let host = makeHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(width: 50, height: 100)
          Color.red.frame(width: 40, height: 40)
            .scrollTransition(.interactive(timingCurve: .linear)) { $0.scaleEffect(1 - abs($1.value) * 0.5) }
        }
      }, 50, 100)
    host.update()
    host.expect(["~Color[1]": [15, 110, 20, 20]])
    host.scroll(to: CGPoint(x: 0, y: 20))
    host.expect(["~Color[1]": [10, 85, 30, 30]])
    host.scroll(to: CGPoint(x: 0, y: 50))
    host.expect(["~Color[1]": [5, 50, 40, 40]])
  }
}
