// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollPhaseTests {
  @Test func phasesOfADragAreTold() {
    let journal = Journal()
    let view = ScrollView { redRows() }.onScrollPhaseChange { before, now, context in
      journal.add("\(before) \(now) \(Int(context.geometry.contentOffset.y))")
    }
    let host = makeHost(view, 50, 60)
    host.update()
    host.drag(from: CGPoint(x: 25, y: 50), to: CGPoint(x: 25, y: 10), steps: 2)
    #expect(journal.entries == ["idle tracking 0", "tracking interacting 20", "interacting idle 40"])
  }
}
