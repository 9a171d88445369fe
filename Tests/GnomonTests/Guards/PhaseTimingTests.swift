// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PhaseTimingTests {
  @Test("Nothing is measured unless it's asked for")
  func off() {
    let host = makeHost(Text("a"), 100, 100)
    host.update()
    #expect(host.phaseTimings == nil)
  }

  @Test("Each moment counts for one phase: the sum is no more than the time that passed")
  func exclusive() throws {
    let spent = Duration.milliseconds(20)
    let layout = AsleepLayout(spent: spent)
    var configuration = ViewHost.Configuration()
    configuration.measuresPhases = true
    let start = ContinuousClock.now
    let host = ViewHost(
      GeometryReader { _ in Sleeper(spent: spent).onAppear { wait(spent) } }.overlay { layout.callAsFunction {} },
      configuration: configuration, textEngine: FixedTextEngine.shared, imageLoader: OnePicture.none)
    host.update()
    _ = host.displayList()
    let all = start.duration(to: .now)
    let timings = try #require(host.phaseTimings)
    // The reader's content is evaluated while it's placed, and counts as evaluated.
    #expect(timings[.evaluate] >= spent)
    #expect(timings[.negotiate] >= spent)
    #expect(timings[.settle] >= spent)
    #expect(timings[.place] > .zero && timings[.draw] > .zero)
    #expect(timings.total <= all)
    host.resetCounters()
    #expect(host.phaseTimings?.total == .zero)
  }
}

/// Takes its time while it answers.
private struct AsleepLayout: Layout {
  let spent: Duration

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    wait(spent)
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

private struct Sleeper: View {
  let spent: Duration

  var body: some View {
    let _ = wait(spent)
    Color.red
  }
}

private func wait(_ duration: Duration) {
  let start = ContinuousClock.now
  while start.duration(to: .now) < duration {}
}
