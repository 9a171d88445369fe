// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ForEachTests {
  @Test("fact 71: the contents of a ForEach are evaluated once, unlike Apple's")
  func onceEach() {
    let made = Shared(0)
    let host = makeHost(
      VStack {
        ForEach(0..<20) { _ in
          let _ = made.value += 1
          Color.red
        }
      }, 100, 400)
    host.update()
    #expect(made.value == 20)
  }
}
