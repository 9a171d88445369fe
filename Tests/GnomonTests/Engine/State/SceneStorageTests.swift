// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SceneStorageTests {
  private struct Counting: View {
    @SceneStorage("count") var count = 1
    var body: some View { Color.red.frame(width: CGFloat(count), height: 10).onAppear { count += 1 } }
  }

  @Test func sceneStorageIsSharedInAHost() {
    let host = makeHost(
      HStack(spacing: 0) {
        Counting(); Counting()
      }, 100, 100)
    host.update()
    host.expect(["Color[0]": [3, 10], "Color[1]": [3, 10]])
  }
}
