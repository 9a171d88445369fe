// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor struct EqualWidthsTests {
  @Test("The documents' layout gives each child the width of the widest, and the height of the highest")
  func widths() {
    expectLayout(
      EqualWidths {
        Text("aa").border(.red)
        Text("aaaa")
        Color.red.frame(height: 40)
      },
      in: [200, 100], ["EqualWidths": [40, 30, 120, 40], "Text[0]": [50, 40, 20, 20], "Text[1]": [80, 40, 40, 20]])
  }
}
