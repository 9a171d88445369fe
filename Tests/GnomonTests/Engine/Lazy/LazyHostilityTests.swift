// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite("Lazy containers and strange inputs")
struct LazyHostilityTests {
  @Test("Rows without a height end, and that is said")
  func flatRows() {
    let host = makeHost(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Color.red.frame(height: 0) } }
      }, 100, 100)
    host.update()
    #expect(host.counters.bodies < 11_000)
    #expect(host.warnings.map(\.name) == [.lazyLimit])
    #expect(
      host.warnings.first?.message
        == "more than 5000 views are in sight at once or have to be counted; what follows them is left out.")
  }

  @Test("Elements that show nothing cost no space")
  func sparse() {
    let host = makeHost(
      ScrollView {
        LazyVStack { ForEach(0..<1_000, id: \.self) { if $0 % 100 == 0 { Text(verbatim: "\($0)").frame(height: 20) } } }
      }, 100, 1_000)
    host.update()
    let step = host.places["100"] ?? 0
    #expect(isClose(host.places["900"] ?? 0, 9 * step))
    host.expect(["LazyVStack": [0, 0, 100, 9 * step + 20]], warnings: [])
  }

  @Test("Heights that aren't numbers count as none")
  func strangeHeights() {
    for height in [CGFloat.infinity, .nan, -20, 1e300] {
      let host = makeHost(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { _ in answering { CGSize(width: $0.width ?? 0, height: height) } }
            Text(verbatim: "end")
          }
        }, 100, 100)
      host.update()
      host.scroll(to: CGPoint(x: 0, y: 1e300))
      host.scroll(to: CGPoint(x: 0, y: -1e300))
      host.scroll(to: .zero)
      #expect(host.offset == .zero)
      #expect(host.snapshot().allNodes.allSatisfy { $0.frame.isFinite && $0.rendered.isFinite }, "\(height)")
      // Rows without a height leave the last text at the top; rows of a great one push it out of sight.
      #expect(host.places["end"] == (height == 1e300 ? nil : 0), "\(height)")
    }
  }

  @Test("Where an id comes again, its first element's view is shown again")
  func duplicates() {
    struct Row { let id: Int, name: String }
    struct Page: View {
      let remote: Remote<[Row]>
      @State var rows: [Row]

      var body: some View {
        let _ = remote.set = { rows = $0 }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(rows, id: \.id) { Text(verbatim: $0.name).frame(height: 20) } }
        }
      }
    }
    let remote = Remote<[Row]>()
    let rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 1, name: "c"), Row(id: 3, name: "d")]
    let host = makeHost(Page(remote: remote, rows: rows), 100, 100)
    host.update()
    func shown() -> [String] {
      let texts = host.snapshot().root.all("Text")
      return texts.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.text)
    }
    #expect(shown() == ["a", "b", "a", "d"])
    #expect(host.warnings.map(\.name) == [.duplicateID])
    for order in [[0, 2, 2, 2, 1], [1, 3], [2, 0], [1, 2, 0, 3, 3], []] {
      remote.set(order.map { rows[$0] })
      host.update()
      let ids = order.map { rows[$0].id }
      #expect(shown() == ids.map { id in rows[order.first { rows[$0].id == id }!].name })
    }
  }

  @Test("Lazy stacks in lazy stacks make only what's in sight")
  func nested() {
    let journal = Journal()
    let host = makeHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { outer in
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000, id: \.self) { inner in
                journal.add("\(outer).\(inner)")
                return Color.red.frame(height: 20)
              }
            }
          }
        }
      }, 100, 100)
    host.update()
    #expect(Set(journal.entries) == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
    host.expect(["LazyVStack": [0, 0, 100, 20_000_000]], warnings: [])
    journal.clear()
    host.scroll(to: CGPoint(x: 0, y: 20_000 * 500 - 40))
    let rows = Set(journal.entries)
    #expect(rows.isSuperset(of: ["499.998", "499.999", "500.0", "500.1", "500.2"]))
    #expect(journal.entries.count < 20)
  }

  @Test("A row of a scroll view that scrolls across keeps its place")
  func carousel() {
    let host = makeHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1_000, id: \.self) { Text(verbatim: "\(row)/\($0)").frame(width: 50, height: 40) }
              }
            }
            .frame(height: 40)
          }
        }
      }, 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").count == 6)
    host.drag(from: CGPoint(x: 90, y: 10), to: CGPoint(x: -160, y: 10))
    #expect(host.places["0/5"] == 10)
    host.scroll(to: CGPoint(x: 0, y: 1_000))
    #expect(host.places["0/5"] == nil)
    host.scroll(to: .zero)
    #expect(host.places["0/5"] == 10)
  }

  @Test("Grid items that aren't numbers end")
  func strangeTracks() {
    for number in [CGFloat.nan, .infinity, -5, 0, 1e300] {
      let host = makeHost(
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: number)), GridItem(.flexible(minimum: number))]) {
            ForEach(0..<10_000, id: \.self) { _ in Color.red.frame(height: 10) }
          }
        }, 100, 100)
      host.update()
      host.scroll(to: CGPoint(x: 0, y: 5_000))
      #expect(host.snapshot().root.all("Color").count < 11_000)
    }
  }

  @Test("Remembered sizes are what would be worked out")
  func memos() {
    Graph.verifiesMemos = true
    defer { Graph.verifiesMemos = false }
    let host = makeHost(
      ScrollView {
        Text(verbatim: "head")
        LazyVStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { Text(verbatim: "\($0)").frame(height: CGFloat($0 % 30)) }
        }
        HStack {
          LazyVStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text(verbatim: "\($0) and more words") } }
          Color.red
        }
      }, 100, 100)
    host.update()
    for step in 0..<40 { host.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 130)) }
    host.resize(to: CGSize(width: 70, height: 200))
  }
}
