// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct Item: Identifiable {
  let id: String
  var height: CGFloat = 20
}

@MainActor
@Suite("Scrolling to what isn't made, and data that change")
struct LazyScrollTests {
  @Test("A proxy scrolls to a row that was never made")
  func proxy() {
    let remote = Remote<(Int, UnitPoint?)>()
    let view = ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { row in Text(verbatim: "\(row)").frame(height: row % 2 == 0 ? 20 : 40) }
        }
      }
      .onAppear { remote.set = { proxy.scrollTo($0.0, anchor: $0.1) } }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    let cases: [(Int, UnitPoint?, CGFloat)] = [
      (5_000, .top, 0), (70_001, .bottom, 70), (3, .center, 40), (99_999, .top, 70), (20_000, nil, 0), (10, nil, 0),
    ]
    for (row, anchor, place) in cases {
      host.resetCounters()
      remote.set((row, anchor))
      host.update()
      #expect(host.places["\(row)"] == place, "row \(row): \(host.places)")
      #expect(host.counters.bodies < 100)
    }
  }

  @Test("A proxy finds an id inside rows that were never made; one that isn't there moves nothing")
  func inside() {
    let remote = Remote<String>()
    let view = ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<2_000, id: \.self) { row in Text(verbatim: "\(row)").id("row \(row)").frame(height: 20) }
        }
      }
      .onAppear { remote.set = { proxy.scrollTo($0, anchor: .top) } }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    for _ in 0..<2 {
      remote.set("row 1500")
      host.update()
      #expect(host.places["1500"] == 0)
      remote.set("row 2000")
      host.update()
      #expect(host.places["1500"] == 0 && host.places.count < 20)
    }
  }

  @Test("A binding is a row that was never made, and is told what was scrolled to")
  func position() {
    struct Page: View {
      @State var row: Int? = 50_000
      let journal: Journal
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $row)
        .onChange(of: row) { journal.add("\($1 ?? -1)") }
      }
    }
    let journal = Journal()
    let host = makeHost(Page(journal: journal), 100, 100)
    host.update()
    // Without an anchor it scrolls as little as it takes (recorded on macOS 27: swiftui-data-and-scrolling P1).
    #expect(host.places["50000"] == 80)
    #expect(journal.entries == [])
    host.scroll(to: CGPoint(x: 0, y: 200))
    #expect(journal.entries == ["10"])
  }

  @Test("A scroll position goes to an edge that isn't measured")
  func edges() {
    struct Page: View {
      @State var position = ScrollPosition(idType: Int.self)
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)").frame(height: $0 < 100 ? 20 : 55) }
          }
        }
        .scrollPosition($position)
        .onTapGesture { position.scrollTo(edge: .bottom) }
      }
    }
    let host = makeHost(Page(), 100, 100)
    host.update()
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(host.places["9999"] == 62.5)
    #expect(host.places["9998"] == 7.5)
  }

  @Test("A scroll view that begins at its end begins there")
  func anchor() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)").frame(height: $0 < 100 ? 20 : 60) }
      }
    }
    .defaultScrollAnchor(.bottom)
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.places["9999"] == 60)
    #expect(host.lazyElementCount < 20)
  }

  @Test("Views and pages that aren't made are where a scroll view comes to rest")
  func rest() {
    func rows() -> some View {
      LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 30) } }
        .scrollTargetLayout()
    }
    let aligned = makeHost(ScrollView { rows() }.scrollTargetBehavior(.viewAligned), 100, 100)
    aligned.update()
    aligned.drag(from: CGPoint(x: 50, y: 900), to: CGPoint(x: 50, y: 90))
    aligned.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: -230))
    #expect(aligned.offset == 330)
    let paged = makeHost(ScrollView { rows() }.scrollTargetBehavior(.paging), 100, 100)
    paged.update()
    paged.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: -60))
    #expect(paged.offset == 200)
  }

  private struct Page: View {
    @State var items: [Item]
    let remote: Remote<[Item]>
    let journal: Journal
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(items) { item in
            Text(item.id).frame(height: item.height).onAppear { journal.add("+\(item.id)") }
              .onDisappear { journal.add("-\(item.id)") }
          }
        }
      }
      .onAppear { remote.set = { items = $0 } }
    }
  }

  private func page(_ count: Int) -> (ViewHost, Remote<[Item]>, Journal, [Item]) {
    let items = (0..<count).map { Item(id: "\($0)") }
    let (remote, journal) = (Remote<[Item]>(), Journal())
    let host = makeHost(Page(items: items, remote: remote, journal: journal), 100, 100)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 1_000))
    journal.clear()
    return (host, remote, journal, items)
  }

  @Test("Rows that are put in or taken out above move those below; the offset stays")
  func insertion() {
    let (host, remote, journal, items) = page(1_000)
    remote.set([Item(id: "new"), Item(id: "newer")] + items)
    host.update()
    #expect(host.offset == 1_000)
    #expect(host.places["48"] == 0)
    host.expect(["LazyVStack": [0, 0, 100, 20_040]])
    #expect(journal.count("+50") == 0)
    remote.set(Array(items.dropFirst(5)))
    host.update()
    #expect(host.places["55"] == 0)
    host.expect(["LazyVStack": [0, 0, 100, 19_900]])
  }

  @Test("Rows that go disappear, and what remains moves up")
  func removal() {
    let (host, remote, journal, items) = page(1_000)
    remote.set(items.filter { $0.id != "51" })
    host.update()
    #expect(journal.entries.contains("-51"))
    #expect(host.places["50"] == 0)
    #expect(host.places["52"] == 20)
    remote.set(items.reversed())
    host.update()
    #expect(host.places["949"] == 0)
    remote.set([])
    host.update()
    #expect(host.places == [:])
    remote.set(items)
    host.update()
    host.scroll(to: .zero)
    #expect(host.places["0"] == 0)
  }

  @Test("Rows' values are new at once where they're in sight, and later elsewhere")
  func values() {
    let (host, remote, _, items) = page(1_000)
    remote.set(items.map { Item(id: $0.id, height: 30) })
    host.update()
    let (first, second) = (host.text(0) ?? "", host.text(1) ?? "")
    let (top, next) = (host.places[first] ?? 0, host.places[second] ?? 0)
    #expect(next - top == 30)
  }

  @Test("A drag over rows that turn out longer follows the finger")
  func dragging() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)").frame(height: $0 == 0 || $0 > 300 ? 20 : 70) }
      }
    }
    .defaultScrollAnchor(.bottom, for: .initialOffset)
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.places["999"] == 80)
  }

  @Test("What's shown of the targets is told")
  func targets() {
    let journal = Journal()
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) } }
        .scrollTargetLayout()
    }
    .onScrollTargetVisibilityChange(idType: Int.self) { journal.add($0.map(String.init).joined(separator: " ")) }
    let host = makeHost(view, 100, 100)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 30))
    host.scroll(to: CGPoint(x: 0, y: 35))
    host.scroll(to: CGPoint(x: 0, y: 4_000))
    #expect(journal.entries == ["0 1 2", "1 2", "100 101 102"])
  }

  @Test("A row that is let go isn't visible any more")
  func visibility() {
    let journal = Journal()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { row in
          Color.red.frame(height: 40).onScrollVisibilityChange { journal.add("\(row) \($0)") }
        }
      }
    }
    let host = makeHost(view, 100, 80)
    host.update()
    #expect(Set(journal.entries) == ["0 true", "1 true"])
    journal.clear()
    host.scroll(to: CGPoint(x: 0, y: 4_000))
    #expect(Set(journal.entries) == ["0 false", "1 false", "100 true", "101 true"])
  }

  @Test("Rows go by the container's length, and by the geometry of the scroll view")
  func containers() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) {
          Text(verbatim: "\($0)").containerRelativeFrame(.vertical, count: 2, spacing: 0)
        }
      }
    }
    .contentMargins(.top, 20)
    let host = makeHost(view, 100, 100)
    host.update()
    // The margin is no part of the container: a row is half of 80, and the third only touches the lower end.
    #expect(host.places == ["0": 30, "1": 70])
    host.expect(["LazyVStack": [0, 20, 100, 40_000]])
    host.resize(to: CGSize(width: 100, height: 200))
    #expect(host.places == ["0": 55, "1": 145])
  }
}
