// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Recorded on macOS 27 (swiftui-data-and-scrolling, swiftui-alert-presenting, swiftui-environment-control-state).
@MainActor @Suite struct RecordedScrollTests {
  private struct Nested: View {
    let journal: Journal
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 200)
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<30) { Color.blue.frame(height: 30).id($0) } }
            }
            .frame(height: 100)
            Color.red.frame(height: 200)
          }
        }
        .onAppear { proxy.scrollTo(10, anchor: .top) }
      }
    }
  }

  /// T14: the outer one stays at 0, the inner one goes to 300.
  @Test func theInnermostScrollViewMovesAlone() {
    let host = makeHost(Nested(journal: Journal()), 100, 100)
    host.update()
    let tops = host.snapshot().root.all("Color").map(\.rendered.minY)
    #expect(tops[0] == 0 && tops[11] == 200)
  }

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

  private struct Rows: View {
    let isInside: Bool
    var body: some View {
      ScrollViewReader { proxy in
        List(0..<200, id: \.self) { index in
          if isInside {
            HStack { Text("row").frame(height: 16).id("t\(index)") }
          } else {
            Text("row").frame(height: 16).id(index)
          }
        }
        .onAppear { isInside ? proxy.scrollTo("t150", anchor: .top) : proxy.scrollTo(150, anchor: .top) }
      }
    }
  }

  /// T15: 3610, 10 before 150 rows of 24, so that the whole row is in sight.
  @Test(arguments: [false, true]) func aListIsScrolledToWholeRows(isInside: Bool) {
    let host = makeHost(Rows(isInside: isInside), 200, 100) { $0.profile = .macOS26 }
    host.update()
    #expect(host.graph.scrollViews.first?.offset.y == 3610)
  }

  private struct Asked: View {
    @State private var isAsked = true
    let roles: [ButtonRole?]
    var body: some View {
      Color.red.alert("Sure?", isPresented: $isAsked) {
        ForEach(roles.indices, id: \.self) { Button("b\($0)", role: roles[$0]) {} }
      }
    }
  }

  /// R1 and A5: an alert without buttons gets OK, one with a button that destroys a Cancel.
  @Test func alertsCanBeClosed() {
    for (roles, words) in [
      ([], ["Sure?", "OK"]), ([nil], ["Sure?", "b0"]), ([nil, .destructive], ["Sure?", "b0", "b1", "Cancel"]),
      ([.destructive, .cancel], ["Sure?", "b0", "b1"]),
    ] as [([ButtonRole?], [String])] {
      let host = makeHost(Asked(roles: roles), 400, 400)
      host.update()
      #expect(host.snapshot().root.all("Text").compactMap(\.text) == words)
    }
  }

  /// R0 and K3: two buttons stand side by side, the one that cancels first; where a title has no room, and beyond two, below each other.
  @Test func twoButtonsOfAnAlertStandSideBySide() {
    func places(_ view: some View) -> [String: CGPoint] {
      let host = makeHost(view, 400, 400)
      host.update()
      let texts = host.snapshot().root.all("Text").map {
        ($0.text ?? "", CGPoint(x: $0.rendered.midX, y: $0.rendered.midY))
      }
      return Dictionary(texts) { $1 }
    }
    let two = places(Asked(roles: [nil, .cancel]))
    #expect(two["b0"]?.x == 267.5 && two["b1"]?.x == 132.5 && two["b0"]?.y == two["b1"]?.y)
    let three = places(Asked(roles: [nil, nil, .cancel]))
    #expect(three["b0"]?.x == 200 && three["b2"]?.x == 200)
    let long = places(
      Color.red.alert("Sure?", isPresented: .constant(true)) {
        Button("Delete everything there is") {}
        Button("No", role: .cancel) {}
      })
    #expect(long["No"]?.x == 200)
  }

  @Test func controlsAreActive() {
    #expect(EnvironmentValues().controlActiveState == .key)
    #expect(EnvironmentValues().locale.identifier == "en_US")
    #expect(EnvironmentValues().calendar.firstWeekday == 1)
  }
}
