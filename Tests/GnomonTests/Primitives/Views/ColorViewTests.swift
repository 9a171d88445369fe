// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ColorViewTests {
  nonisolated static let frames: [LayoutCase] = [
    LayoutCase("fact 3: a colour behaves like a shape", [300, 200], ["Color": [0, 95, 300, 10]]) {
      Color.red.fixedSize(horizontal: false, vertical: true)
    }
  ]

  @Test("Colours as views", arguments: frames) func frames(_ item: LayoutCase) { item.run() }
}
