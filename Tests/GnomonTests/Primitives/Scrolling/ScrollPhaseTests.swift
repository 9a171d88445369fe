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

  @Test("Content that is pulled beyond its end comes back, when the finger is lifted and when it's taken away")
  func beyondTheEnd() {
    let journal = Journal()
    let view = ScrollView { Color.red.frame(width: 50, height: 40) }
      .onScrollPhaseChange { before, now, context in
        journal.add("\(before) \(now) \(Int(context.geometry.contentOffset.y))")
      }
    let host = makeHost(view, 50, 60)
    host.update()
    let phases = ["idle tracking 0", "tracking interacting 20", "interacting idle 0"]
    host.touchDown(at: CGPoint(x: 25, y: 50))
    host.touchMove(to: CGPoint(x: 25, y: 30))
    host.touchCancel()
    #expect(journal.entries == phases)
    journal.clear()
    host.touchDown(at: CGPoint(x: 25, y: 50))
    host.touchMove(to: CGPoint(x: 25, y: 30))
    host.touchUp(at: CGPoint(x: 25, y: 30))
    #expect(journal.entries == phases)
  }
}
