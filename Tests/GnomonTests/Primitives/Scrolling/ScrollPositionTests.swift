// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollPositionTests {
  private struct Positioned: View {
    @State var id: Int? = 4
    let journal: Journal
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 50, height: 20) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      .onChange(of: id) { journal.add("\($1 ?? -1)") }
    }
  }

  // Without an anchor it scrolls as little as it takes (recorded on macOS 27: swiftui-data-and-scrolling P1).
  @Test func thePositionFollowsTheBindingAndIsWrittenBack() {
    let journal = Journal()
    let host = makeHost(Positioned(journal: journal), 50, 60)
    host.update()
    host.expect(["~VStack": [0, -40, 50, 200]])
    host.scroll(to: CGPoint(x: 0, y: 42))
    #expect(journal.entries == ["2"])
    host.expect(["~VStack": [0, -42, 50, 200]])
  }
}
