// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct BorderTests {
  nonisolated static let frames: [LayoutCase] = [
    LayoutCase("fact 98: a border lies inside the bounds", [100, 100], ["border": [40, 40, 20, 20]]) {
      box(20, 20).border(.red, width: 5)
    }
  ]

  @Test("Borders", arguments: frames) func frames(_ item: LayoutCase) { item.run() }
}
