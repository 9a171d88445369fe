// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Recorded on macOS 27 (swiftui-data-and-scrolling, swiftui-alert-presenting, swiftui-environment-control-state).
@MainActor @Suite struct LazyEndTests {
  /// L2: none at 0; at 300 the four that fill the 112 points, not the one that begins where they end.
  @Test func aLazyRowThatOnlyTouchesTheEndIsntMade() {
    let journal = Journal()
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 300)
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { index in
            Color.blue.frame(height: 28)
              .onAppear { journal.add("+\(index)") }
              .onDisappear { journal.add("-\(index)") }
          }
        }
      }
    }
    let host = makeHost(view, 400, 112)
    host.update()
    #expect(journal.entries == [])
    host.scroll(to: CGPoint(x: 0, y: 300))
    #expect(journal.entries == ["+0", "+1", "+2", "+3"])
  }

  /// What tells that the end has been reached has often no length: it can't be seen anywhere else.
  @Test func aLastLineWithoutALengthAppearsAtTheEnd() {
    for (length, expected) in [(0, ["end"]), (1, [])] as [(CGFloat, [String])] {
      let journal = Journal()
      let view = ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in Color.blue.frame(height: 20) }
          Color.clear.frame(height: length).onAppear { journal.add("end") }
        }
      }
      let host = makeHost(view, 100, 100)
      host.update()
      host.scroll(to: CGPoint(x: 0, y: 200))
      #expect(journal.entries == [])
      host.scroll(to: CGPoint(x: 0, y: 300))
      #expect(journal.entries == expected)
    }
  }

  @Test("Several last lines without a length appear at the end together, however often it's reached")
  func lastLinesWithoutALength() {
    let journal = Journal()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in Color.blue.frame(height: 20) }
        Color.clear.frame(height: 0)
        Color.clear.frame(height: 0).onAppear { journal.add("+") }.onDisappear { journal.add("-") }
        Color.clear.frame(height: 0)
      }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    for _ in 0..<2 {
      #expect(journal.entries == [])
      // Beyond the rows: what wasn't measured counts as long as a row.
      host.scroll(to: CGPoint(x: 0, y: 320))
      host.scroll(to: CGPoint(x: 0, y: 300))
      #expect(journal.entries == ["+"])
      host.scroll(to: .zero)
      #expect(journal.entries == ["+", "-"])
      journal.clear()
    }
  }
}
