// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct EdgeInsetsTests {
  @Test("Insets add up by side and by axis")
  func insets() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.horizontal == 6 && insets.vertical == 4)
    insets[.leading] = 10
    #expect(insets.keeping(.horizontal) == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 4))
    #expect(Edge.Set.all.contains(.trailing) && !Edge.Set.vertical.contains(.leading))
  }
}
