// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct Box: View {
  var body: some View { Color.red.frame(width: 4, height: 4) }
}

@MainActor @Suite struct MeasureCountTests {
  /// How often a node is measured in one frame, on average over a tree, at most.
  nonisolated static let limit = 4.25

  @Test("No tree measures its nodes more often than a number of times, in the first frame and after a resize")
  func random() {
    var worst = 0.0
    for seed in seeds(60) {
      var maker = SketchMaker(seed: seed &+ 4_000_000)
      let stage = Stage(sketch: maker.make(size: 40, depth: 8))
      let host = SketchHost(stage).host
      let first = Double(host.counters.measures) / Double(max(1, host.counters.nodes))
      let nodes = host.counters.nodes
      host.resetCounters()
      host.resize(to: CGSize(width: 222, height: 333))
      let again = Double(host.counters.measures) / Double(max(1, nodes))
      #expect(first <= Self.limit && again <= Self.limit, "seed \(seed): \(first), \(again)\n\(stage.source)")
      worst = max(worst, first, again)
    }
    #expect(worst > 1)
  }

  @Test("A thousand stacks inside each other stay linear")
  func deep() {
    func nested(_ depth: Int, _ wrap: (Int, AnyView) -> AnyView) -> Counters {
      let view = (0..<depth).reduce(AnyView(Box())) { wrap($1, $0) }
      let host = makeHost(view, 4_000, 4_000)
      host.update()
      #expect(host.warnings.isEmpty, "\(host.warnings)")
      return host.counters
    }
    let wraps: [(String, (Int, AnyView) -> AnyView)] = [
      (
        "alternating stacks",
        { level, inner in
          level % 2 == 0
            ? AnyView(
              HStack(spacing: 0) {
                inner
                Box()
              })
            : AnyView(
              VStack(spacing: 0) {
                inner
                Color.blue
              })
        }
      ),
      (
        "rows",
        { _, inner in
          AnyView(
            HStack(spacing: 0) {
              Color.blue
              inner
            })
        }
      ),
      ("frames in piles", { _, inner in AnyView(ZStack { inner }.frame(maxWidth: .infinity)) }),
      ("layouts behind AnyLayout", { _, inner in AnyView(AnyLayout(VStackLayout()).callAsFunction { inner }) }),
    ]
    for (name, wrap) in wraps {
      let (half, whole) = (nested(100, wrap), nested(200, wrap))
      #expect(Double(whole.measures) <= Double(half.measures) * 2.1, "\(name): \(half) \(whole)")
      #expect(whole.measures <= whole.nodes * 4, "\(name): \(whole)")
      #expect(Double(whole.places) <= Double(half.places) * 2.1, "\(name): \(half) \(whole)")
    }
    // Views nest 2,000 nodes deep at most (a view in a stack is two or three).
    let thousand = nested(660, wraps[0].1)
    #expect(thousand.measures <= thousand.nodes * 4 && thousand.passes == 1, "\(thousand)")
  }
}
