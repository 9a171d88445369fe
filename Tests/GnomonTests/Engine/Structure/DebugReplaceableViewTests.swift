// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct DebugReplaceableViewTests {
  @Test("A view that stands for others shows what it was made of")
  func replaceable() {
    let host = makeHost(DebugReplaceableView(erasing: Color.red.frame(width: 10, height: 5)), 50, 50)
    host.update()
    host.expect(["Color": [10, 5]])
  }
}
