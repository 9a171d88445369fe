// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollTargetBehaviorTests {
  @Test func pagesAndViewsAreWhereAScrollViewComesToRest() {
    let host = makeHost(ScrollView { redRows() }.scrollTargetBehavior(.paging), 50, 60)
    host.update()
    host.drag(from: CGPoint(x: 25, y: 50), to: CGPoint(x: 25, y: 5))
    host.expect(["~VStack": [0, -60, 50, 200]])
    let aligned = makeHost(ScrollView { redRows().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned), 50, 60)
    aligned.update()
    aligned.drag(from: CGPoint(x: 25, y: 50), to: CGPoint(x: 25, y: 5))
    aligned.expect(["~VStack": [0, -40, 50, 200]])
  }
}
