// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Counts the bodies of rows.
private struct Row: View {
  let number: Int
  let journal: Journal
  var height: CGFloat = 20

  var body: some View {
    journal.add("\(number)")
    return Color.red.frame(width: 50, height: height)
  }
}

/// A row that keeps a number.
private struct Counting: View {
  let number: Int
  let journal: Journal
  @State private var taps = 0

  var body: some View {
    Text(verbatim: "\(number): \(taps)").frame(height: 20)
      .onTapGesture { taps += 1 }
      .onAppear { journal.add("+\(number)") }
      .onDisappear { journal.add("-\(number)") }
  }
}

@MainActor
@Suite("Lazy stacks make what is in sight")
struct LazyStackTests {
  private func scrolled(_ journal: Journal, count: Int = 100_000, height: CGFloat = 20) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0, journal: journal, height: height) } }
    }
  }

  @Test("Of 100,000 rows those in sight are evaluated, and the whole has the right length")
  func firstFrame() {
    let journal = Journal()
    let host = makeHost(scrolled(journal), 100, 100)
    host.update()
    // The estimate measures the one that touches the end, too.
    #expect(journal.entries == ["0", "1", "2", "3", "4", "5"])
    #expect(host.counters.bodies < 30)
    #expect(host.counters.passes == 1)
    host.expect(["LazyVStack": [0, 0, 100, 2_000_000], "Color[4]": [25, 80, 50, 20]], warnings: [])
  }

  @Test("Scrolling makes the rows that come in, once each")
  func scrolling() {
    let journal = Journal()
    let host = makeHost(scrolled(journal), 100, 100)
    host.update()
    journal.clear()
    host.scroll(to: CGPoint(x: 0, y: 100))
    #expect(journal.entries == ["5", "6", "7", "8", "9"])
    journal.clear()
    host.scroll(to: CGPoint(x: 0, y: 1_000_010))
    #expect(journal.entries == ["50000", "50001", "50002", "50003", "50004", "50005"])
    host.expect(["~Color[0]": [25, -10, 50, 20], "LazyVStack": [0, 0, 100, 2_000_000]])
    #expect(host.snapshot().root.all("Color").count == 6)
  }

  @Test("Rows without state are let go")
  func memory() {
    let journal = Journal()
    let host = makeHost(scrolled(journal), 100, 100)
    host.update()
    for step in 1...200 { host.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 100)) }
    #expect(host.lazyElementCount < 20)
  }

  @Test("Frames are those of an eager stack, wherever one looks")
  func sameFrames() {
    func rows() -> some View {
      Group {
        Color.green.frame(width: 30, height: 33)
        ForEach(0..<200, id: \.self) { Text(verbatim: "\($0)").frame(height: 23) }
        Color.blue.frame(width: 70, height: 11)
        ForEach(0..<100, id: \.self) { _ in
          Color.red.frame(height: 12)
          Color.gray.frame(width: 10, height: 9)
        }
      }
    }
    let eager = makeHost(
      ScrollView { VStack(alignment: .trailing) { rows() }.frame(maxWidth: .infinity, alignment: .trailing) }, 100, 150)
    let lazy = makeHost(ScrollView { LazyVStack(alignment: .trailing) { rows() } }, 100, 150)
    eager.update()
    lazy.update()
    func all(_ host: ViewHost) -> [CGRect] {
      host.snapshot().allNodes.filter { ["Text", "Color"].contains($0.view) }.map(\.rendered)
        .filter { $0.maxY >= 0 && $0.minY <= 150 }
    }
    #expect(all(lazy).count > 4)
    // Step by step to the end, and back.
    for step in Array(0...80) + Array((0...80).reversed()) {
      let offset = CGPoint(x: 0, y: CGFloat(step) * 90)
      eager.scroll(to: offset)
      lazy.scroll(to: offset)
      let (wanted, found) = (all(eager), all(lazy))
      let isSame = wanted.count == found.count && zip(wanted, found).allSatisfy { isClose($0, $1) }
      #expect(isSame, "at \(offset.y): \(wanted.map(\.minY)), \(found.map(\.minY)), \(lazy.offset)")
    }
    #expect(isClose(lazy.frame("LazyVStack").height, eager.frame("VStack").height))
  }

  @Test("State stays with a row that was out of sight, and appearing is told each time")
  func state() {
    let journal = Journal()
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Counting(number: $0, journal: journal) } }
    }
    let host = makeHost(view, 100, 30)
    host.update()
    #expect(journal.entries == ["+0", "+1"])
    host.tap(at: CGPoint(x: 50, y: 10))
    #expect(host.text() == "0: 1")
    journal.clear()
    host.scroll(to: CGPoint(x: 0, y: 500))
    #expect(Set(journal.entries) == ["-0", "-1", "+25", "+26"])
    journal.clear()
    host.scroll(to: .zero)
    #expect(host.text() == "0: 1")
    #expect(Set(journal.entries) == ["-25", "-26", "+0", "+1"])
  }

  @Test("A view behind a long collection appears when it's reached")
  func loadMore() {
    let journal = Journal()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { _ in Color.red.frame(height: 20) }
        Color.green.frame(height: 20).onAppear { journal.add("end") }.onDisappear { journal.add("gone") }
      }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(journal.entries == [])
    host.scroll(to: CGPoint(x: 0, y: 19_920))
    #expect(journal.entries == ["end"])
    host.scroll(to: .zero)
    #expect(journal.entries == ["end", "gone"])
    host.scroll(to: CGPoint(x: 0, y: 19_920))
    #expect(journal.entries == ["end", "gone", "end"])
  }

  @Test("Outside a scroll view the host decides what is in sight")
  func withoutScrollView() {
    let journal = Journal()
    let host = makeHost(
      LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Row(number: $0, journal: journal) } }, 100,
      100)
    host.update()
    // Longer than the host, it's centred there: the middle is in sight. The first rows tell how long the others are.
    let numbers = [0, 1, 2, 3, 4, 5, 49_997, 49_998, 49_999, 50_000, 50_001, 50_002]
    #expect(journal.entries == numbers.map { "\($0)" })
    #expect(host.snapshot().root.all("Color").count == 6)
  }

  @Test("A horizontal stack mirrors")
  func horizontal() {
    let journal = Journal()
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 10) { ForEach(0..<10_000, id: \.self) { Row(number: $0, journal: journal) } }
    }
    let host = makeHost(view, 100, 40)
    host.update()
    #expect(journal.entries == ["0", "1"])
    host.expect(["LazyHStack": [0, 0, 599_990, 40], "Color[1]": [60, 10, 50, 20]])
    let mirrored = makeHost(view, 100, 40) { $0.layoutDirection = .rightToLeft }
    mirrored.update()
    mirrored.expect(["~Color[0]": [50, 10, 50, 20], "~Color[1]": [-10, 10, 50, 20]])
  }

  @Test("Wrong guesses are put right without moving what is in sight")
  func corrections() {
    func height(_ row: Int) -> CGFloat { row < 50 ? 20 : row < 500 ? 60 : 35 }
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)").frame(height: height($0)) } }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.frame("LazyVStack").height == 20_000)
    // A jump into the unknown: the offset stays.
    host.scroll(to: CGPoint(x: 0, y: 10_000))
    #expect(host.text() == "500")
    #expect(host.offset == 10_000)
    // Upwards rows turn out longer: the rows that were in sight stay where the finger left them.
    let before = host.places
    host.scroll(to: CGPoint(x: 0, y: 9_990))
    for (text, place) in before where place < 90 { #expect(host.places[text] == place + 10, "row \(text)") }
    // All the way up, the first row is at the very top.
    for _ in 0..<2_000 where host.offset > 0 { host.scroll(to: CGPoint(x: 0, y: max(0, host.offset - 45))) }
    #expect(host.places["0"] == 0)
    #expect(host.snapshot().root.all("Text")[1].rendered.minY == 20)
  }

  @Test("A row that turns out longer pushes those below it")
  func growingRow() {
    struct Page: View {
      @State var isLarge = false
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { row in
              Color.red.frame(height: row == 1 && isLarge ? 50 : 20).onTapGesture { isLarge.toggle() }
            }
          }
        }
      }
    }
    let host = makeHost(Page(), 100, 100)
    host.update()
    host.tap(at: CGPoint(x: 50, y: 10))
    host.expect(["Color[1]": [0, 20, 100, 50], "Color[2]": [0, 70, 100, 20]])
    host.tap(at: CGPoint(x: 50, y: 10))
    host.expect(["Color[2]": [0, 40, 100, 20], "LazyVStack": [0, 0, 100, 20_000]])
  }

  @Test("The host's width is another: the row at the top stays")
  func resizing() {
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Text(verbatim: "row number \($0)") } }
    }
    let host = makeHost(view, 400, 100)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 5_000))
    let first = host.text()
    host.resize(to: CGSize(width: 40, height: 100))
    #expect(host.text() == first)
  }

  @Test("A lazy stack takes the whole width across (facts 66)")
  func acrossItsAxis() {
    let view = LazyVStack(alignment: .leading, spacing: 5) {
      box(20, 10)
      box(30, 10)
    }
    expectLayout(
      view, in: [100, 100],
      ["LazyVStack": [0, 37.5, 100, 25], "Color[0]": [0, 37.5, 20, 10], "Color[1]": [0, 52.5, 30, 10]])
  }
}
