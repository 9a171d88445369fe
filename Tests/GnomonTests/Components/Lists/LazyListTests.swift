// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite("Lists and forms make the rows in sight")
struct LazyListTests {
  @Test("Of 100,000 rows those in sight are evaluated")
  func rows() {
    let journal = Journal()
    let host = makeHost(
      List(0..<100_000, id: \.self) { row in
        journal.add("\(row)")
        return Text(verbatim: "\(row)")
      }
      .listStyle(.plain), 300, 440)
    host.update()
    #expect(journal.entries.count <= 11)
    host.expect(["ListRows": [0, 0, 300, 5_200_000]])
    journal.clear()
    host.scroll(to: CGPoint(x: 0, y: 52 * 70_000))
    #expect(journal.entries.first == "70000")
    #expect(journal.entries.count <= 12)
    #expect(isClose(host.places["70001"] ?? 0, 68))
  }

  @Test("Sections of a form, and lists made of sections, too")
  func sections() {
    let journal = Journal()
    let host = makeHost(
      Form {
        Section("first") { Toggle("a", isOn: .constant(true)) }
        ForEach(0..<1_000, id: \.self) { section in
          Section {
            ForEach(0..<100, id: \.self) { row in
              journal.add("\(section).\(row)")
              return Text(verbatim: "\(section).\(row)")
            }
          } header: {
            Text(verbatim: "head \(section)")
          }
        }
      }, 300, 440)
    host.update()
    #expect(journal.entries.count < 12)
    #expect(host.lazyElementCount < 20)
    let length = host.frame("ListRows").height
    #expect(length > 100_000 * 44)
    host.scroll(to: CGPoint(x: 0, y: length / 2))
    #expect(host.places.keys.contains { $0.hasPrefix("49") || $0.hasPrefix("50") })
    #expect(host.lazyElementCount < 60)
  }

  @Test("A row is selected, deleted and moved by its place among all")
  func editing() {
    struct Page: View {
      @State var selection: Int?
      let journal: Journal
      var body: some View {
        List(selection: $selection) {
          ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)") }
            .onDelete { journal.add("delete \($0.map { $0 })") }
            .onMove { journal.add("move \($0.map { $0 }) \($1)") }
        }
        .listStyle(.plain)
        .onChange(of: selection) { journal.add("select \($1 ?? -1)") }
      }
    }
    let journal = Journal()
    let host = makeHost(Page(journal: journal), 300, 440)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 52 * 5_000))
    host.tap(at: CGPoint(x: 150, y: 60))
    host.swipeRow(at: CGPoint(x: 150, y: 110))
    host.moveRow(at: CGPoint(x: 150, y: 10), to: 3)
    #expect(journal.entries == ["select 5001", "delete [5002]", "move [5000] 3"])
  }

  @Test("A group's box reaches from its first to its last row, seen or not")
  func groups() {
    let host = makeHost(
      List {
        Section("one") { ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)") } }
        Section("two") { Text("end") }
      }
      .listStyle(.insetGrouped), 300, 440)
    host.update()
    func groups() -> [CGRect] {
      func find(_ node: ViewNode) -> ListRowsNode? {
        if let rows = node as? ListRowsNode { return rows }
        var found: ListRowsNode?
        node.forEachChild { if found == nil { found = find($0) } }
        return found
      }
      return find(host.root)?.groups.map(\.frame) ?? []
    }
    let before = groups()
    #expect(before.count == 2)
    #expect(before.map(\.height) == [52_000, 52])
    host.scroll(to: CGPoint(x: 0, y: 20_000))
    #expect(groups() == before)
  }

  @Test("A list that is proposed nothing is as high as its rows are in the width that it takes")
  func nothingProposed() throws {
    struct Page: View {
      var body: some View {
        List {
          Circle()
          Color.red.frame(width: 208, height: 20)
        }
        .fixedSize()
      }
    }
    let host = makeHost(Page(), 320, 480)
    host.update()
    let frames = Dictionary(
      host.snapshot().allNodes.map { ($0.view, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let (list, rows, circle) = (
      try #require(frames["List"]), try #require(frames["ListRows"]), try #require(frames["Circle"])
    )
    // In a row the circle takes the width, and is as high.
    #expect(circle.width == 208 && circle.height == 208)
    #expect(list.height == rows.height && rows.height > 228)
  }
}
