// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Tables")
struct TableTests {
  private struct Person: Identifiable, Hashable {
    var id: Int
    var name: String
    var age: Int
    var friends: [Person]?
  }

  private static let people = [
    Person(id: 1, name: "Cyd", age: 30), Person(id: 2, name: "Ann", age: 50), Person(id: 3, name: "Bob", age: 40),
  ]

  private struct Page: View {
    @State var selection: Int?
    @State var order = [KeyPathComparator(\Person.name)]
    var customization = TableColumnCustomization<Person>()

    var body: some View {
      VStack(spacing: 0) {
        Table(
          TableTests.people.sorted(using: order), selection: $selection, sortOrder: $order,
          columnCustomization: .constant(customization)
        ) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60).alignment(.trailing).customizationID("age")
          TableColumn("Id") { Text("#\($0.id)") }
        }
        Text("chosen \(selection.map(String.init) ?? "none")")
      }
    }
  }

  private func host<V: View>(_ view: V, width: CGFloat = 800) -> ViewHost {
    let host = makeHost(view, width, 800)
    host.update()
    return host
  }

  @Test("A header above rows of cells; fixed columns take their width, the others share the rest")
  func columns() {
    let host = host(Page())
    #expect(
      host.texts == ["Name", "Age", "Id", "Ann", "50", "#2", "Bob", "40", "#3", "Cyd", "30", "#1", "chosen none"])
    let header = host.frame("TableRowLayout[0]")
    let rows = (1...3).map { host.frame("TableRowLayout[\($0)]") }
    #expect(rows.allSatisfy { $0.minX == header.minX && $0.width == header.width })
    // 16 points lie between three columns.
    let share = (header.width - 60 - 16) / 2
    #expect(host.frame("Text[2]").minX == header.minX + share + 8 + 60 + 8)
    #expect(host.frame("Text[1]").maxX <= header.minX + share + 8 + 60)
    #expect(host.frame("Text[4]").maxX == header.minX + share + 8 + 60)
  }

  @Test("A tap on a header sorts by its column, another turns the order round")
  func sorting() {
    let host = host(Page())
    func names() -> [String] { host.texts.filter { ["Ann", "Bob", "Cyd"].contains($0) } }
    func tapHeader(_ index: Int) {
      let frame = host.frame("Text[\(index)]")
      host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(names() == ["Ann", "Bob", "Cyd"])
    tapHeader(0)
    #expect(names() == ["Cyd", "Bob", "Ann"])
    tapHeader(1)
    #expect(names() == ["Cyd", "Bob", "Ann"])
    tapHeader(1)
    #expect(names() == ["Ann", "Bob", "Cyd"])
    // A column without a value doesn't sort.
    tapHeader(2)
    #expect(names() == ["Ann", "Bob", "Cyd"])
  }

  @Test("A tap on a row writes its id")
  func selection() {
    let host = host(Page())
    let row = host.frame("TableRowLayout[2]")
    host.tap(at: CGPoint(x: row.midX, y: row.midY))
    #expect(host.texts.last == "chosen 3")
  }

  @Test("A compact width shows the first column alone, without a header")
  func compact() {
    #expect(host(Page(), width: 390).texts == ["Ann", "Bob", "Cyd", "chosen none"])
  }

  @Test("A customization hides columns by their ids, and is written and read again")
  func customization() throws {
    var customization = TableColumnCustomization<Person>()
    customization[visibility: "age"] = .hidden
    #expect(!host(Page(customization: customization)).texts.contains("Age"))
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data) == customization)
    customization[visibility: "age"] = .automatic
    #expect(customization == TableColumnCustomization())
  }

  @Test("Rows written one by one, in sections, under conditions")
  func writtenRows() {
    let isThere = true
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      if isThere { TableColumn("Age") { Text("\($0.age)") } }
    } rows: {
      Section("Friends") {
        TableRow(Self.people[0])
        if isThere { TableRow(Self.people[1]) }
      }
      ForEach(Self.people.suffix(1)) { TableRow($0) }
    }
    #expect(host(table).texts == ["Name", "Age", "Friends", "Cyd", "30", "Ann", "50", "Bob", "40"])
  }

  @Test("A tree's rows open at their sign")
  func tree() {
    let data = [Person(id: 9, name: "Eve", age: 60, friends: Self.people)]
    let host = host(
      Table(data, children: \.friends) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      })
    #expect(host.texts == ["Name", "Age", "Eve", "60"])
    let row = host.frame("TableRowLayout[1]")
    host.tap(at: CGPoint(x: row.minX + 3, y: row.midY))
    #expect(host.texts == ["Name", "Age", "Eve", "60", "Cyd", "30", "Ann", "50", "Bob", "40"])
  }

  @Test("Of many rows those in sight are made")
  func lazy() {
    let people = (0..<10_000).map { Person(id: $0, name: "n\($0)", age: $0) }
    let host = host(Table(people) { TableColumn("Name", value: \.name) })
    #expect(host.texts.count < 30)
    #expect(host.counters.nodes < 2_000)
  }

  @Test("Widths that make no sense end")
  func hostileWidths() {
    for width in [CGFloat.nan, -5, .infinity, 1e300, 0] {
      let table = Table(Self.people) {
        TableColumn("Name", value: \.name).width(width)
        TableColumn("Age") { Text("\($0.age)") }.width(min: width, ideal: nil, max: 10)
      }
      #expect(host(table).snapshot().allNodes.allSatisfy { $0.frame.width.isFinite })
    }
  }
}
