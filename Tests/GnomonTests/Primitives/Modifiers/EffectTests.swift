// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct EffectTests {
  nonisolated static let effects: [LayoutCase] = [
    LayoutCase(
      "fact 83: turning and scaling don't touch the layout", [100, 100],
      ["HStack": [30, 45, 40, 10], "frame[1]": [50, 45, 20, 10], "~frame[1]": [55, 40, 10, 20]]
    ) {
      HStack(spacing: 0) {
        box(20, 10).scaleEffect(x: 2, y: 3)
        box(20, 10).rotationEffect(.degrees(90))
      }
    }
  ]

  @Test("Effects", arguments: effects) func effects(_ item: LayoutCase) { item.run() }
}
