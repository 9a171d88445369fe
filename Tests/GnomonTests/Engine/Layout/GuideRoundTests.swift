// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

/// Views that lay themselves out by what the closures of their guides do: each one says where the next lies.
@MainActor @Suite struct GuideRoundTests {
  /// Counts rounds: the closures of three views, in order, are one.
  private final class Rounds: @unchecked Sendable {
    var calls: [Int] = []
    var cursor: CGFloat = 0

    /// Where the first of the views was asked, and how long each sequence was that followed.
    var isInOrder: Bool { calls.count % 3 == 0 && calls.enumerated().allSatisfy { $0.offset % 3 == $0.element } }
  }

  /// A row of squares, each behind the one before; the last closure begins anew.
  private struct Row: View {
    let rounds: Rounds
    var lengths: [CGFloat] = [10, 20, 30]

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(0..<3, id: \.self) { index in
          Color.red.frame(width: lengths[index], height: 10).alignmentGuide(.leading) { dimensions in
            rounds.calls.append(index)
            let place = rounds.cursor
            rounds.cursor = index == 2 ? 0 : place - dimensions.width
            return place
          }
        }
      }
    }
  }

  @Test("Guides' closures are called in the views' order, whole rounds at a time, in measuring and in placing")
  func rounds() {
    let rounds = Rounds()
    let host = makeHost(Row(rounds: rounds), 100, 100)
    host.update()
    #expect(rounds.isInOrder)
    #expect(rounds.calls.count >= 6)
    #expect(host.snapshot().root.all("Color").map(\.frame.minX) == [20, 30, 50])
  }

  @Test("What the closures of one round have found out holds in the next")
  func secondRound() {
    /// Puts the row at the end of the space that the first round has found.
    final class Found: @unchecked Sendable {
      var width: CGFloat = 0
      var isKnown = false
    }
    let found = Found()
    let host = makeHost(
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { dimensions in
          if found.isKnown { return 0 }
          found.width = max(found.width, dimensions.width)
          return 0
        }
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { dimensions in
          defer { found.isKnown = true }
          return found.isKnown ? dimensions.width - found.width : 0
        }
      }, 40, 10)
    host.update()
    #expect(host.snapshot().root.all("Color").map(\.frame.minX) == [0, 30])
  }

  @Test("A view that changes has the closures of all its siblings called")
  func changedSibling() {
    @MainActor final class Switch: ObservableObject {
      @Published var isLong = false
    }
    struct Item: View {
      @ObservedObject var state: Switch
      var body: some View { Color.red.frame(width: state.isLong ? 25 : 10, height: 10) }
    }
    let state = Switch()
    let rounds = Rounds()
    let host = makeHost(
      ZStack(alignment: .topLeading) {
        ForEach(0..<3, id: \.self) { index in
          Item(state: index == 1 ? state : Switch()).alignmentGuide(.leading) { dimensions in
            rounds.calls.append(index)
            let place = rounds.cursor
            rounds.cursor = index == 2 ? 0 : place - dimensions.width
            return place
          }
        }
      }, 100, 10)
    host.update()
    rounds.calls = []
    state.isLong = true
    host.update()
    #expect(rounds.isInOrder)
    let places = host.snapshot().root.all("Color").map(\.frame.minX)
    #expect(places.map { $0 - places[0] } == [0, 10, 35])
  }

  @Test("Guides of stacks inside stacks are asked for in proportion to the depth, not doubled at each level")
  func nesting() {
    final class Count: @unchecked Sendable { var calls = 0 }
    func calls(depth: Int) -> Int {
      let count = Count()
      var view = AnyView(
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in
          count.calls += 1
          return 1
        })
      for _ in 0..<depth {
        let inner = view
        view = AnyView(ZStack(alignment: .leading) { inner })
      }
      makeHost(view, 100, 100).update()
      return count.calls
    }
    #expect(calls(depth: 12) <= 24 * 2)
  }
}
