// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

/// What a stack has read of its children is read again when it has changed, and isn't asked for more often than that.
@MainActor @Suite("What stacks remember of their children")
struct StaleTraitsTests {
  @Observable final class Choice { var isOther = false }

  private func frames(_ host: ViewHost) -> [CGRect] { host.snapshot().allNodes.map(\.frame) }

  /// Changes the choice in a host and holds it against a host that never saw the first.
  private func expectAsFresh<V: View>(
    _ profile: PlatformProfile = .macOS26, _ view: (Choice) -> V,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let model = Choice()
    let host = makeHost(view(model), 300, 300) { $0.profile = profile }
    host.update()
    let before = frames(host)
    model.isOther = true
    host.update()
    let fresh = makeHost(view(model), 300, 300) { $0.profile = profile }
    fresh.update()
    #expect(frames(host) == frames(fresh), sourceLocation: sourceLocation)
    #expect(frames(host) != before, "nothing has changed", sourceLocation: sourceLocation)
  }

  private struct Symbol: View {
    let model: Choice
    var body: some View {
      VStack {
        Image(systemName: "star")
        Color.red
      }
      .font(model.isOther ? .largeTitle : .body)
    }
  }

  private struct Aligned: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Prioritized: View {
    let model: Choice
    var body: some View {
      HStack(spacing: 0) {
        AnyLayout(model.isOther ? AnyLayout(Aligned()) : AnyLayout(HStackLayout())) { Color.red.layoutPriority(1) }
        Color.blue
      }
    }
  }

  @Test("A symbol of another font has other distances") func symbol() { expectAsFresh { Symbol(model: $0) } }

  @Test("Another layout of one view has another priority") func priority() { expectAsFresh { Prioritized(model: $0) } }

  @Test("The priority at the end of a chain of stacks is read once a stack")
  func chain() {
    final class Counter: @unchecked Sendable { var count = 0 }
    struct Leaf: UnaryModifier {
      let counter: Counter
      final class Node: UnaryNode<Leaf> {
        override var layoutPriority: Double {
          modifier.counter.count += 1
          return 3
        }
      }
    }
    func chain(_ depth: Int, _ counter: Counter) -> AnyView {
      var view = AnyView(Color.red.modifier(Leaf(counter: counter)))
      for _ in 0..<depth {
        let inner = view
        view = AnyView(HStack { inner })
      }
      return view
    }
    let counter = Counter()
    makeHost(HStack { chain(200, counter) }, 100, 100).update()
    #expect(counter.count == 1)
  }

  /// What an author saw on macOS: a stack that wasn't proposed a width shares its height out again at the width that it has
  /// taken. The wide one needs less height then, and the other gets more.
  @Test("A stack shares its length out again at its own breadth")
  func sharesAgain() {
    // 10,000 square points each: one by its width, the other by its height.
    let text = answering { CGSize(width: $0.width ?? 50, height: 10_000 / max($0.width ?? 50, 1)) }
    let box = answering { CGSize(width: 10_000 / max($0.height ?? 100, 1), height: max($0.height ?? 100, 1)) }
    let view = VStack(spacing: 0) {
      text.layoutPriority(1)
      box
    }
    .fixedSize(horizontal: true, vertical: false)
    // At no width the one takes 50×200, which leaves 100×100: the stack is 100 wide. At 100 it takes 100×100, which leaves 200.
    expectLayout(view, in: [400, 300], ["Color[0]": [100, 100], "Color[1]": [50, 200]])
  }

  @Test("Rows that animate as they appear don't have each other laid out")
  func rows() {
    struct Row: View {
      @State private var isShown = false
      var body: some View {
        Color.red.frame(width: isShown ? 20 : 10, height: 1)
          .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
      }
    }
    let host = makeHost(VStack(spacing: 0) { ForEach(0..<100) { _ in Row() } }, 100, 200) { $0.animations = .clocked }
    host.update()
    #expect(host.counters.passes < 10)
    host.advance(by: 1)
    #expect(host.frame("Color[99]").width == 20)
  }
}
