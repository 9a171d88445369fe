// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct TwoSizes: View {
  let journal: Journal
  let scale: CGFloat

  var body: some View {
    Rectangle()
      .frame(width: 100, height: 100)
      .background {
        GeometryReader { space in
          let (laidOut, drawn) = (space.size, space.frame(in: .global).size)
          Color.clear
            .task(id: laidOut) { journal.add("laid out \(laidOut.width) \(laidOut.height)") }
            .task(id: drawn) { journal.add("drawn \(drawn.width) \(drawn.height)") }
        }
      }
      .scaleEffect(scale)
  }
}

/// The first subview's size, written down.
private struct SizeSeen: Layout {
  let journal: Journal
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    journal.add("\(size.width) \(size.height)")
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// A user's own visual effect: the content is hidden, and drawn again in an overlay that knows its proxy.
private struct OwnEffect<Output: View>: ViewModifier {
  let effect: @MainActor (AnyView, GeometryProxy) -> Output

  func body(content: Content) -> some View {
    content
      .overlay { GeometryReader { Color.clear.preference(key: ProxyOfContent.self, value: $0) } }
      .hidden()
      .overlayPreferenceValue(ProxyOfContent.self) { proxy in
        if let proxy { effect(AnyView(content), proxy) }
      }
  }
}

private enum ProxyOfContent: PreferenceKey {
  static var defaultValue: GeometryProxy? { nil }
  static func reduce(value: inout GeometryProxy?, nextValue: () -> GeometryProxy?) { value = nextValue() }
}

private struct ThreeWords: View {
  var body: some View {
    HStack {
      Text("word")
      Text("word").visualEffect { content, space in
        content.offset(x: space.size.width / 4, y: space.size.height / 4).scaleEffect(0.5)
      }
      Text("word").modifier(
        OwnEffect { content, space in
          content.offset(x: space.size.width / 4, y: space.size.height / 4).scaleEffect(0.5)
        })
    }
  }
}

@MainActor @Suite struct RenderSizeClaims {
  @Test("S1: effects change what is drawn, not what is laid out; a proxy tells both")
  func s1() async {
    let journal = Journal()
    let host = makeHost(TwoSizes(journal: journal, scale: 2.2), 300, 300)
    await host.settle()
    #expect(journal.entries.sorted() == ["drawn 220.0 220.0", "laid out 100.0 100.0"])
    host.expect(["scaleEffect": [100, 100, 100, 100], "~Rectangle": [40, 40, 220, 220]])
    expectLayout(
      HStack(spacing: 0) {
        box(20, 20).rotationEffect(.degrees(45))
        box(20, 20).offset(x: 5, y: 7)
        box(20, 20).scaleEffect(3).blur(radius: 4).opacity(0.5)
      }, in: [100, 100],
      [
        "frame[0]": [20, 40, 20, 20],
        "~frame[0]": [30 - 200.squareRoot(), 50 - 200.squareRoot(), 800.squareRoot(), 800.squareRoot()],
        "offset": [40, 40, 20, 20], "frame[1]": [45, 47, 20, 20], "frame[2]": [60, 40, 20, 20],
        "~frame[2]": [40, 20, 60, 60],
      ])
  }

  @Test("S2: visualEffect hands a proxy over without touching anybody's layout")
  func s2() {
    let row = Color.orange.frame(height: 44)
    let host = expectLayout(
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        row.visualEffect { content, space in content.offset(x: space.frame(in: .global).origin.y) }
        Color.blue.frame(height: 30)
      }, in: [200, 104],
      [
        "frame[0]": [0, 0, 200, 30], "frame[1]": [0, 30, 200, 44], "~frame[1]": [30, 30, 200, 44],
        "frame[2]": [0, 74, 200, 30],
      ])
    #expect(host.counters.passes == 1)
  }

  @Test("S4: a user's own copy of visualEffect draws the same")
  func s4() throws {
    let host = makeHost(ThreeWords(), 300, 100)
    host.update()
    let texts = host.snapshot().root.all("Text")
    #expect(texts.count >= 3)
    let places = host.snapshot().allNodes.filter { $0.view == "Text" }.map(\.rendered)
    let (second, third) = (try #require(places.dropFirst().first), try #require(places.last))
    #expect(isClose(third.offsetBy(dx: -48, dy: 0), second), "\(host.snapshot().text())")
    // The drawing is the same but for where it starts.
    let drawn = host.displayList().commands.filter { if case .text = $0 { true } else { false } }
    #expect(drawn.count == 3, "hidden content isn't drawn")
  }

  @Test("S5: a layout can't see what is drawn")
  func s5() {
    let journal = Journal()
    expectLayout(
      SizeSeen(journal: journal) { box(100, 100).scaleEffect(2.2) }, in: [300, 300],
      ["SizeSeen": [100, 100, 100, 100]])
    #expect(Set(journal.entries) == ["100.0 100.0"])
  }
}
