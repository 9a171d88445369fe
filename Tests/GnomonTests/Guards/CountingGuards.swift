// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Counts at two sizes: work that should grow with the tree, or with its depth alone, doesn't grow faster.
@MainActor @Suite struct CountingGuards {
  private func counters(_ view: some View, side: CGFloat) -> Counters {
    let host = makeHost(view, side, side)
    host.update()
    return host.counters
  }

  @Test("A balanced tree's first frame costs the same by the node at any size")
  func balanced() {
    // 243 and 2,187 leaves on hosts that are as large for each leaf.
    let small = counters(GuardTrees.balanced(levels: 5), side: 600)
    let large = counters(GuardTrees.balanced(levels: 7), side: 1_800)
    #expect(large.passes == 1)
    let growth = Double(large.nodes) / Double(small.nodes)
    #expect(growth > 8)
    #expect(Double(large.places) <= Double(small.places) * growth * 1.1, "\(small) \(large)")
    // Two levels more ask a few questions more of what lies below.
    #expect(Double(large.measures) <= Double(small.measures) * growth * 1.6, "\(small) \(large)")
    #expect(large.measures <= large.nodes * 25, "\(large)")
    #expect(large.places <= large.nodes * 2, "\(large)")
  }

  @Test("A balanced tree at a new size costs no more than its first frame")
  func resized() {
    let host = makeHost(GuardTrees.balanced(levels: 7), 1_800, 1_800)
    host.update()
    let first = host.counters
    host.resetCounters()
    host.resize(to: CGSize(width: 1_777, height: 1_555))
    #expect(host.counters.bodies == 0 && host.counters.nodes == 0)
    #expect(host.counters.measures <= first.measures, "\(host.counters) after \(first)")
    #expect(host.counters.places <= first.places)
  }

  @Test("A chain of stacks along one axis costs the same by the level at any depth")
  func column() {
    let small = counters(GuardTrees.chain(depth: 100, alternates: false), side: 2_000)
    let large = counters(GuardTrees.chain(depth: 400, alternates: false), side: 2_000)
    #expect(Double(large.measures) <= Double(small.measures) * 4.4, "\(small) \(large)")
    #expect(Double(large.places) <= Double(small.places) * 4.4, "\(small) \(large)")
  }

  @Test("A chain of stacks along alternating axes costs the same by the level at any depth")
  func alternating() {
    // Wide enough that no text wraps: one that does takes more questions.
    let small = counters(GuardTrees.chain(depth: 16, alternates: true), side: 6_000)
    let large = counters(GuardTrees.chain(depth: 48, alternates: true), side: 6_000)
    #expect(Double(large.places) <= Double(small.places) * 3.3, "\(small) \(large)")
    #expect(Double(large.measures) <= Double(small.measures) * 4.5, "\(small) \(large)")
  }

  @Test("A changed leaf costs its way up: no more in a tree that is nine times as large but two levels deeper")
  func leaf() {
    let changed = [5, 7].map { levels -> Counters in
      let model = GuardModel()
      let host = makeHost(GuardTrees.balanced(levels: levels, changing: model), 3_000, 3_000)
      host.update()
      host.resetCounters()
      model.width = 31
      host.update()
      return host.counters
    }
    #expect(changed.allSatisfy { $0.bodies == 1 && $0.nodes == 0 && $0.passes == 1 }, "\(changed)")
    #expect(changed[0].measures > 0)
    // Seven levels for five, and neighbours that get another share each.
    #expect(Double(changed[1].measures) <= Double(changed[0].measures) * 3, "\(changed)")
    #expect(Double(changed[1].places) <= Double(changed[0].places) * 3, "\(changed)")
  }

  @Test("A change that reaches one of 10,000 views evaluates one body")
  func oneOfMany() {
    let models = (0..<10_000).map { _ in GuardModel() }
    let host = makeHost(
      VStack(spacing: 0) { ForEach(models.indices, id: \.self) { ModelBox(model: models[$0]) } }, 400, 800)
    host.update()
    #expect(host.counters.bodies >= 10_000)
    host.resetCounters()
    models[5_000].width = 21
    host.update()
    #expect(host.counters.bodies == 1)
    #expect(host.counters.nodes == 0)
    #expect(host.counters.passes == 1)
    #expect(host.counters.measures <= 40 && host.counters.places <= 10, "\(host.counters)")
  }

  @Test("Readers that all tell a preference cost one pass, and bodies as many as they are")
  func readers() {
    let counted = [100, 1_000].map { count -> Counters in
      let sum = Shared<CGFloat>(0)
      let host = makeHost(
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in
            GeometryReader { space in Color.clear.preference(key: WidthSum.self, value: space.size.width) }
              .frame(height: 1)
          }
        }
        .onPreferenceChange(WidthSum.self) { sum.value = $0 }, 100, CGFloat(count))
      host.update()
      #expect(sum.value == CGFloat(count) * 100)
      return host.counters
    }
    #expect(counted.allSatisfy { $0.passes == 1 }, "\(counted)")
    #expect(counted[1].bodies <= counted[0].bodies * 10)
    #expect(counted[1].measures <= counted[0].measures * 10)
    #expect(counted[1].places <= counted[0].places * 10)
  }

  @Test("What is remembered of stacks of wrapping texts is what would be worked out again, after changes too")
  func memos() {
    Graph.verifiesMemos = true
    defer { Graph.verifiesMemos = false }
    let model = GuardModel()
    let host = makeHost(GuardTrees.balanced(levels: 2, changing: model), 150, 100)
    host.update()
    for step in 1...4 {
      model.width = 20 + CGFloat(step) * 7
      host.update()
      host.resize(to: CGSize(width: 150 - CGFloat(step) * 25, height: 100))
    }
    #expect(host.frame("ModelBox").width == 48)
  }
}

private enum WidthSum: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
