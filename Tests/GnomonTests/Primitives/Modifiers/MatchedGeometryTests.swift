// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct MatchedGeometryTests {
  private struct Matched: View {
    @Namespace var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: "a", in: space)
          .padding(.leading, 50).padding(.top, 40)
        Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false).frame(width: 5, height: 5)
      }
    }
  }

  @Test func aFollowerHasItsSourcesFrame() {
    expectLayout(Matched(), in: [200, 100], ["Color[2]": [50, 40, 30, 20], "frame[1]": [0, 0, 5, 5]])
  }
}
